import type { Locale } from '../locales.ts';
import { askedForms, fold, foldedWordsOf } from './fold.ts';

/** Questions of several words, by the words of content/search/ that they mean; 0 is any number. */
const meanings: Record<Locale, Record<string, string>> = {
  en: {
    price: 'how much|how expensive',
    season: 'when to go|when to visit|when to travel|when should|best time|best month|good time',
    transport:
      'how long does it take|how long is the flight|how long is the drive|by car|by road|how to get|how do i get|how do we get|get to|getting to|get from|get there',
    itinerary:
      'how many days|how many nights|how many hours|how much time|how long to spend|how long to stay|how long should i|how long should we',
    'balloon ride':
      'best month for balloons|best time for balloons|best season for balloons|balloon price|balloon prices|balloon cost|cost of balloon|price of balloon|cost of hot air balloon|price of hot air balloon|hot air balloon cost|hot air balloon price',
    children: '0 year old|0 year olds|0 years old|0 yr old|0 month old|year old|years old',
    days: 'how long',
    distance: 'how far',
    company: 'who are you|who you are|about us|about you|who is behind|who runs',
    included:
      'who pays|include tickets|include museum tickets|include entry|tickets included|entry included',
    allergy: 'dairy free|gluten free|lactose free|nut free|wheat free',
    'included guide':
      'is there a guide|have a guide|get a guide|with a guide|tour guide|local guide',
    booking:
      'change date|change dates|change our dates|change my dates|change the date|change the dates',
    cycling: 'bike rental|bicycle rental|rent a bike|rent bikes|hire a bike|hire bikes',
    '': 'for two|for two people|for 2|for 2 people|2 people|2 adults|two of us|the two of us|per person|for one person|per head|last minute',
    group:
      'price for children|price for kids|child price|kids price|0 people|0 persons|0 adults|0 adults 0 kids|0 adults 0 kid|0 adults 0 children|0 adults 0 child|0 adults and 0 kids|0 adults and 0 children|0 of us|0 friends|0 guests|0 travellers|0 travelers|family of 0|group of 0',
    supplement: 'pay more|pay extra|cost more|cost extra',
    mobility: 'can t walk|cant walk|cannot walk|walk far|walk much|trouble walking',
    talk: 'speak to|speak with|talk to|talk with',
    clock: 'what time is it|time difference',
  },
  tr: {
    fiyat:
      'ne kadar tutar|ne kadar eder|ne kadar olur|ne kadar|kaç para|kaç lira|kaç dolar|kaç euro|kaç tl|kaça|kaça mal olur|kaça patlar|kaça gelir',
    mevsim: 'ne zaman|hangi ay|hangi ayda|hangi aylarda|hangi mevsim|hangi mevsimde|en iyi zaman',
    ulaşım:
      'nasıl gidilir|nasıl giderim|nasıl gideriz|nasıl gidebilirim|nasıl gidebiliriz|nasıl ulaşılır',
    mesafe: 'kaç saat|kaç km|kaç kilometre|ne kadar sürer',
    günlük:
      'kaç saat kalınır|kaç saat yeter|kaç saatte gezilir|kaç saat ayırmalı|kaç gün|kaç günde|kaç gün yeter|0 gün yeter|iki gün yeter|üç gün yeter',
    rezervasyon:
      'tarih değiştirebilir miyim|tarih değiştirebilir miyiz|tarih değişikliği|tarihi değiştirmek|tarih değişir mi',
    firma: 'siz kimsiniz|kimsiniz',
    'dâhil rehber': 'rehber var mı|rehber varmı|rehberli mi|rehberiniz var mı',
    'az merdiven': 'emekli turu|emekli turları|emekliler için',
    'mavi yolculuk': 'mavi tur|mavi turu|mavi turlar',
    'deniz suyu':
      'denize girilir|denize nerede girilir|denize nerde girilir|nerede denize girilir|nerede yüzülür|denize giriliyor|denize girebilir|deniz ılık|deniz sıcak',
    ödeme: 'ödemeyi ne zaman|ödeme ne zaman|ne zaman ödeyeceğiz|ne zaman ödenir|ne zaman ödüyoruz',
    'dâhil kahvaltı': 'kahvaltı var|kahvaltı veriliyor|kahvaltı veriyor',
    dâhil: 'bizden mi|bize mi ait|biz mi ödüyoruz|fiyata dahil|fiyatın içinde|fiyata dâhil mi',
    '': 'iki kişi|iki kişilik|2 kişi|2 kişilik|son dakika',
    'balona binilir':
      'balon iptal|balon iptal olursa|balon kalkmazsa|balon uçmazsa|balon fiyatı|balon fiyatları|balon fiyat|balon ücreti|balon ücretleri|balon kaç para|balon ne kadar|balon turu fiyatı|balon turu fiyatları|balon turu kaç para|balon turu ne kadar',
    iletişim: 'size nasıl ulaşırım|size nasıl ulaşabilirim|size nasıl ulaşabiliriz',
    'tek kişilik': 'tek başıma gelsem|tek başıma gelirsem|yalnız gelsem',
    grup: 'çocuk fiyatı|çocuk fiyatları|çocuk ücreti|çocuklara fiyat|bebek ücreti|bebek ücretli|bebek ücretsiz|0 kişi|0 kişilik|0 kişiyiz|0 arkadaş|0 arkadaşız|0 yetişkin|0 kişi 0 çocuk|0 yetişkin 0 çocuk|iki yetişkin iki çocuk|iki yetişkin bir çocuk',
    çocuklu: '0 yaşında|0 yaşındaki',
  },
  ar: {
    تكلفة:
      'كم سعر|كم تكلف|كم تكلفة|كم يكلف|كم التكلفة|كم السعر|كم تكلفني|بكم|بكام|قديش|شحال|كم أدفع|كم ندفع',
    موسم: 'متى أزور|متى أسافر|متى أذهب|متى أروح|متى نسافر|أفضل وقت|أحسن وقت|أنسب وقت|أي شهر|أفضل شهر|أحسن شهر|أنسب شهر',
    الوصول: 'كيف أصل|كيف نصل|كيف أروح|كيف نروح|كيف أذهب|كيف الوصول|ازاي أروح|إزاي نروح|كيفاش نمشي',
    مسافة: 'كم ساعة|كم كيلو|كم تبعد|كم المسافة',
    برنامج: 'كم ساعة تكفي|كم ساعة نحتاج|كم ساعة يكفي|كم يوم|كم يوما',
    شروط: 'أغير التاريخ|نغير التاريخ|تغيير التاريخ|تغيير الموعد|أغير الموعد',
    دفعات: 'كيف أدفع لكم|كيف ندفع لكم|طريقة الدفع|طرق الدفع',
    'فرق التوقيت': 'كم الساعة|الساعة كم|كم الوقت',
    بطاقة: 'فيزا كارد|بطاقة فيزا|فيزا وماستركارد|فيزا ماستركارد|فيزا او ماستركارد',
    أطفال:
      'عمره سنتين|عمرها سنتين|عمره سنة|عمرها سنة|عمره 0|عمرها 0|عمره 0 سنوات|عمرها 0 سنوات|عمره 0 سنة|0 سنوات',
    مجموعة:
      'شخصين وطفل|شخصين وطفلين|زوجين وطفل|0 أشخاص|0 كبار|0 بالغين|عائلة من 0|سعر الأطفال|أسعار الأطفال|سعر الطفل|تكلفة الأطفال',
    'ركوب بالون': 'بكم المنطاد|بكم البالون|سعر المنطاد|سعر البالون|كم المنطاد|كم البالون',
    شركة: 'من أنتم|مين أنتم|منو أنتم|من أنتو|مين أنتو',
  },
};

type Phrase = { words: string[]; meaning: string[] };

/** The longest first. */
const phrasesOf = (locale: Locale): Phrase[] =>
  Object.entries(meanings[locale])
    .flatMap(([meaning, phrases]) =>
      phrases
        .split('|')
        .map((phrase) => ({ words: foldedWordsOf(phrase), meaning: foldedWordsOf(meaning) })),
    )
    .toSorted((a, b) => b.words.length - a.words.length);

/** Folded, from three: "two" has phrases of its own. */
const numbers: Record<Locale, RegExp> = {
  en: /^(?:\d+|three|four|five|six|seven|eight|nine|ten)$/,
  tr: /^(?:\d+|uc|dort|bes|alti|yedi|sekiz|dokuz|on)$/,
  ar: /^(?:\d+|(?:ثلاث|اربع|خمس|ست|سبع|ثمان|تسع|عشر)[هي]?ه?)$/,
};

const isWord = (word: string, number: RegExp, asked: readonly string[] = []) =>
  asked.some((form) => word === form || (word === '0' && number.test(form)));

/** The words of a query, each known question replaced by its meaning. */
export function withMeanings(words: readonly string[], locale: Locale): string[] {
  const asked = words.map((word) => (locale === 'tr' ? askedForms(word, locale) : [fold(word)]));
  const phrases = phrasesOf(locale);
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((each) =>
      each.words.every((word, index) => isWord(word, numbers[locale], asked[at + index])),
    );
    result.push(...(phrase?.meaning ?? words.slice(at, at + 1)));
    at += phrase?.words.length ?? 1;
  }
  return result;
}
