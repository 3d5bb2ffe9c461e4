import type { Locale } from '../locales.ts';
import { fold, foldedWordsOf } from './fold.ts';

/** Questions of several words, by the one word of content/search/ that they mean. */
const meanings: Record<Locale, Record<string, string>> = {
  en: {
    price: 'how much|how expensive',
    season: 'when to go|when to visit|when to travel|when should|best time|best month|good time',
    transport:
      'how long does it take|how long is the flight|how long is the drive|by car|by road|how to get|how do i get|how do we get|get to|getting to|get from|get there',
    itinerary:
      'how many days|how many nights|how long to spend|how long to stay|how long should i|how long should we',
    children: 'year old|year olds|years old|yr old|month old',
    days: 'how long',
    distance: 'how far',
    '': 'for two|for two people|two of us|the two of us',
  },
  tr: {
    fiyat:
      'ne kadar|kaç para|kaç lira|kaç dolar|kaç euro|kaç tl|kaça|kaça mal olur|kaça patlar|kaça gelir',
    mevsim: 'ne zaman|hangi ay|hangi ayda|hangi aylarda|hangi mevsim|hangi mevsimde|en iyi zaman',
    ulaşım:
      'nasıl gidilir|nasıl giderim|nasıl gideriz|nasıl gidebilirim|nasıl gidebiliriz|nasıl ulaşılır',
    mesafe: 'kaç saat|kaç km|kaç kilometre|ne kadar sürer',
    günlük: 'kaç gün|kaç günde',
    'mavi yolculuk': 'mavi tur|mavi turu|mavi turlar',
    'deniz suyu':
      'denize girilir|denize nerede girilir|denize nerde girilir|nerede denize girilir|nerede yüzülür|denize giriliyor|denize girebilir|deniz ılık|deniz sıcak',
    '': 'iki kişi|iki kişilik|2 kişi|2 kişilik',
  },
  ar: {
    تكلفة: 'كم سعر|كم تكلف|كم تكلفة|كم يكلف|كم التكلفة|كم السعر|كم تكلفني|بكم|بكام|قديش|شحال',
    موسم: 'متى أزور|متى أسافر|متى أذهب|متى أروح|متى نسافر|أفضل وقت|أحسن وقت|أنسب وقت|أي شهر',
    الوصول: 'كيف أصل|كيف نصل|كيف أروح|كيف نروح|كيف أذهب|كيف الوصول|ازاي أروح|إزاي نروح|كيفاش نمشي',
    مسافة: 'كم ساعة|كم كيلو|كم تبعد|كم المسافة',
    برنامج: 'كم يوم|كم يوما',
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

/** The words of a query, each known question replaced by its meaning. */
export function withMeanings(words: readonly string[], locale: Locale): string[] {
  const folded = words.map(fold);
  const phrases = phrasesOf(locale);
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((each) =>
      each.words.every((word, index) => folded[at + index] === word),
    );
    result.push(...(phrase?.meaning ?? words.slice(at, at + 1)));
    at += phrase?.words.length ?? 1;
  }
  return result;
}
