import type { Locale } from '../locales.ts';
import { fold, foldedWordsOf } from './fold.ts';

/** Questions of several words, by the words of content/search/ that they mean; 0 is any number. */
const meanings: Record<Locale, Record<string, string>> = {
  en: {
    price: 'how much|how expensive',
    season: 'when to go|when to visit|when to travel|when should|best time|best month|good time',
    transport:
      'how long does it take|how long is the flight|how long is the drive|by car|by road|how to get|how do i get|how do we get|get to|getting to|get from|get there',
    itinerary:
      'how many days|how many nights|how long to spend|how long to stay|how long should i|how long should we',
    'balloon ride':
      'best month for balloons|best time for balloons|best season for balloons|balloon price|balloon prices|balloon cost|cost of balloon|price of balloon|cost of hot air balloon|price of hot air balloon|hot air balloon cost|hot air balloon price',
    children: '0 year old|0 year olds|0 years old|0 yr old|0 month old|year old|years old',
    days: 'how long',
    distance: 'how far',
    company: 'who are you|who you are|about us|about you|who is behind|who runs',
    included:
      'include tickets|include museum tickets|include entry|tickets included|entry included',
    allergy: 'dairy free|gluten free|lactose free|nut free|wheat free',
    'included guide':
      'is there a guide|have a guide|get a guide|with a guide|tour guide|local guide',
    booking:
      'change date|change dates|change our dates|change my dates|change the date|change the dates',
    cycling: 'bike rental|bicycle rental|rent a bike|rent bikes|hire a bike|hire bikes',
    '': 'for two|for two people|for 2|for 2 people|2 people|2 adults|two of us|the two of us',
    group: 'price for children|price for kids|child price|kids price|0 people|0 persons|0 adults',
  },
  tr: {
    fiyat:
      'ne kadar|kaç para|kaç lira|kaç dolar|kaç euro|kaç tl|kaça|kaça mal olur|kaça patlar|kaça gelir',
    mevsim: 'ne zaman|hangi ay|hangi ayda|hangi aylarda|hangi mevsim|hangi mevsimde|en iyi zaman',
    ulaşım:
      'nasıl gidilir|nasıl giderim|nasıl gideriz|nasıl gidebilirim|nasıl gidebiliriz|nasıl ulaşılır',
    mesafe: 'kaç saat|kaç km|kaç kilometre|ne kadar sürer',
    günlük: 'kaç gün|kaç günde|kaç gün yeter|0 gün yeter|iki gün yeter|üç gün yeter',
    rezervasyon:
      'tarih değiştirebilir miyim|tarih değiştirebilir miyiz|tarih değişikliği|tarihi değiştirmek|tarih değişir mi',
    firma: 'siz kimsiniz|kimsiniz',
    'dâhil rehber': 'rehber var mı|rehber varmı|rehberli mi|rehberiniz var mı',
    'az merdiven': 'emekli turu|emekli turları|emekliler için',
    'mavi yolculuk': 'mavi tur|mavi turu|mavi turlar',
    'deniz suyu':
      'denize girilir|denize nerede girilir|denize nerde girilir|nerede denize girilir|nerede yüzülür|denize giriliyor|denize girebilir|deniz ılık|deniz sıcak',
    '': 'iki kişi|iki kişilik|2 kişi|2 kişilik',
    'balona binilir':
      'balon iptal|balon iptal olursa|balon kalkmazsa|balon uçmazsa|balon fiyatı|balon fiyatları|balon fiyat|balon ücreti|balon ücretleri|balon kaç para|balon ne kadar|balon turu fiyatı|balon turu fiyatları|balon turu kaç para|balon turu ne kadar',
    iletişim: 'size nasıl ulaşırım|size nasıl ulaşabilirim|size nasıl ulaşabiliriz',
    'tek kişilik': 'tek başıma gelsem|tek başıma gelirsem|yalnız gelsem',
    grup: 'çocuk fiyatı|çocuk fiyatları|çocuk ücreti|çocuklara fiyat|0 kişi|0 kişilik|0 kişiyiz',
    çocuklu: '0 yaşında|0 yaşındaki',
  },
  ar: {
    تكلفة:
      'كم سعر|كم تكلف|كم تكلفة|كم يكلف|كم التكلفة|كم السعر|كم تكلفني|بكم|بكام|قديش|شحال|كم أدفع|كم ندفع',
    موسم: 'متى أزور|متى أسافر|متى أذهب|متى أروح|متى نسافر|أفضل وقت|أحسن وقت|أنسب وقت|أي شهر|أفضل شهر|أحسن شهر|أنسب شهر',
    الوصول: 'كيف أصل|كيف نصل|كيف أروح|كيف نروح|كيف أذهب|كيف الوصول|ازاي أروح|إزاي نروح|كيفاش نمشي',
    مسافة: 'كم ساعة|كم كيلو|كم تبعد|كم المسافة',
    برنامج: 'كم يوم|كم يوما',
    شروط: 'أغير التاريخ|نغير التاريخ|تغيير التاريخ|تغيير الموعد|أغير الموعد',
    دفعات: 'كيف أدفع لكم|كيف ندفع لكم|طريقة الدفع|طرق الدفع',
    أطفال: 'عمره 0|عمرها 0|عمره 0 سنوات|عمرها 0 سنوات|عمره 0 سنة|0 سنوات',
    مجموعة: 'سعر الأطفال|أسعار الأطفال|سعر الطفل|تكلفة الأطفال',
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

const isWord = (word: string, asked = '') =>
  word === asked || (word === '0' && /^\d+$/.test(asked));

/** The words of a query, each known question replaced by its meaning. */
export function withMeanings(words: readonly string[], locale: Locale): string[] {
  const folded = words.map(fold);
  const phrases = phrasesOf(locale);
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((each) =>
      each.words.every((word, index) => isWord(word, folded[at + index])),
    );
    result.push(...(phrase?.meaning ?? words.slice(at, at + 1)));
    at += phrase?.words.length ?? 1;
  }
  return result;
}
