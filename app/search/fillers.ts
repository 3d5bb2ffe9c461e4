import type { Locale } from '../locales.ts';
import { fold } from './fold.ts';

const of = (words: string) => new Set(words.split(' ').map(fold));

/** Question words, verbs and particles, which never decide a search. */
export const fillers: Record<Locale, ReadonlySet<string>> = {
  en: of(
    'a an and are as at be best by can visit go going travel travelling traveling traveller traveler trip turkey turkiye could do does for from good have how i if in is it me my need of on or should should t tell that the their there this to us was we what where which who why will with you your much many about s',
  ),
  tr: of(
    'türkiye acaba ama bir bu çok da daha de den dan diye en gibi göre hangi hem için ile ise kadar ki mi mı mu mü mıyım miyim müyüm nasıl ne neler nerede nereye neresi nereden olur olan ve veya ya var yok şu the lazım gerekir gerek gerekiyor mısın musun ta te ten tan nin nın',
  ),
  ar: of(
    'تركيا في من الى على عن مع هل ما ماذا متى كيف اين كم هي هو هذا هذه التي الذي ان او ثم لي لا يا أنا نحن عند بعد قبل كل أي لماذا أبغى ابي أريد نبغى نريد عايز عاوز بدي حاب ممكن وين فين ايش شو',
  ),
};
