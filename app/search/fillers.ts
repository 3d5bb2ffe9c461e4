import type { Locale } from '../locales.ts';
import { fold } from './fold.ts';

const of = (words: string) => new Set(words.split(/\s+/).map(fold));

/** Question words, verbs and particles, which never decide a search. */
const fillers: Record<Locale, ReadonlySet<string>> = {
  en: of(
    `a about after am an and any are as at be before best better enough bring by buy can could come did do does doing enjoy
    for from gets getting give go going good got guys had happen happens has have help her here holiday his how i if im in
    into is it its just know let like look looking love make many me much must my need needed no not of
    on one only or our out please planning really recommend s see seeing should so some something
    somewhere spend t take tell than that the their them then there these they thing things think this
    those tips to too tour tours travel traveling traveller traveler travelling trip turkey turkiye
    us use very visit visiting want was we were what whats when where which while who why will with worth
    would you your rn ok okay u ur w hi hello pls plz thanks also any anyone provide provided possible allowed able still
    ever say wanna gonna idea ideas option options sure re ve ll m d cant dont doesnt isnt site website`,
  ),
  tr: of(
    `acaba ama arası ay ayı ayında bana bence ben beni bilgi bir biz bize bu çok da daha de dedi den dan diye diyor en ev
    fazla fena gezi gezisi geziniz gezmeye gibi gore göre gerekir gerek gerekiyor gerekli hangi hangisi hem hiç için
    icinde içinde ile ise iyi kaç kadar ki lazım mi mı mu mü misiniz mısınız mıyım miyim müyüm mıyız miyiz mısın
    musun nasıl ne neden neler nere nerede nerde nereden nereler neresi nereye nerelere niçin niye nin nın olan
    olarak olsun öneri öneriler önerisi önerir öneririz sizin sizce şey şu ta te ten tan tatil tatili tavsiye the
    tur turu turları turlar turlarınız türkiye uygun var vardı ve veya ya yeter yetermi yeterli yer yeri yerler
    yerleri yok yani zaman zamanı seyahat varsa hakkında bulunur mümkün merhaba lütfen`,
  ),
  ar: of(
    `أبغى ابي أجمل أحلى أماكن أريد أروح ازور أزور أن او احتاج أحتاج احسن أحسن اذا إذا اذهب أذهب استطيع أستطيع اسافر أسافر
    افضل أفضل أقدر الذي التي الى إلى أنا أنت انتم او أو أي ايش إزاي اين أين بدنا بدي بعد به بها تركيا تكفي ثم جولة حاب حابب
    حول رايح رايحين رحلة رحلات رحلتي زيارة سياحة سياحي سياحية سياحيه شو شي شيء شنو طيب عايز عاوز عاوزة عن
    عند عندكم على في فين فيه فيها قبل قد كان لشخص لشخصين كل كم كيف كيفاش كيفية لا لازم لديكم لماذا له لها لي ليش ليه لنا ما
    ماذا متى مع معالم ممكن من نبغى نبي نحن نروح نريد نسافر نزور نقدر هذا هذه هل هم هنا هناك هو هي و وأنا وين يا
    ودي يكفي يوجد يمكن يعني
    نبغا ابغا نحب حابة حابين يكون تكون الحين هسه دابا هلق كتير واجد وايد مرة جدا تقدر يقدر عندي عندنا معي معنا معاي لو سمحت
    احد حد بس برضو كمان أيضا اللي ازاي امتى إمتى منين شنهو هاد ديال بزاف علاش احنا حنا إحنا عايزين عاوزين بغيت راح محتاج
    محتاجة محتاجين نحتاج نلقى القى معكم لكم منكم فيكم علينا عليكم والا ولا سفر السفر`,
  ),
};

/** Turkish verbs of going, doing and wanting in their tenses, folded: gidelim, yapabiliriz, görülmeli. */
const verb =
  /^(?:gid|git|gel|gez|yap|gor|al|ol|getir|goster|ist|ver|ed|et)(?:[iu][ln])?(?:[ae]bil)?[iuae]?(?:y?yo[a-z]*|c[ae][gkmz][a-z]*|r(?:[iu][mz]|s[iu]n[iu]z|s[ae]k)?|m[ae](?:k|l[iu])[a-z]*|s[ae][km]|l[iu]m)$/;

export const isFillerWord = (folded: string, locale: Locale) =>
  fillers[locale].has(folded) || (locale === 'tr' && verb.test(folded));
