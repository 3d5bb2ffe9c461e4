import { describe, expect, test } from 'vitest';
import type { ExtraOfDay } from '../../app/content/extras-of-days.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { offerOfDay } from '../../app/prices/offer-of-day.ts';
import { offerOfPlace } from '../../app/prices/offer.ts';
import { getTrip } from '../../app/trips/trips.server.ts';
import { content } from '../support/texts.ts';

/* A day tells travellers to arrange what is left to them, and nothing else. */

type Telling = Partial<Record<ExtraOfDay, RegExp>>;

/** How a text tells the traveller to order, hire, book or buy something. */
const leaves: Record<Locale, Telling> = {
  en: {
    hotel:
      /\b(?:book|reserve|choose|take) (?:a |an |the |your )?(?:hotel|room|bed)s?\b|ask the hotel (?:for a room|how many)|sleep within|book anything else/i,
    guide: /\b(?:hire|book|order|find|pay) (?:a |an |your )?guide/i,
    transfers:
      /(?:\b(?:by|take|order|call|find|share|in) )(?:a |an |the )?taxi|\ba taxi\b|\bfew taxis\b|\b(?:hire|have|order|share|arrange|book) (?:a |an |one|the )?(?:car|driver|transfer|minibus|for the (?:day|morning))|(?:with|let) a driver|a (?:car|driver) (?:and|who|with)|airport coach|hotel by metro|regional train|hire car|share a hired|be picked up|last minibus|collect the car/i,
    balloon: /\bbook (?:a|the|your) (?:balloon|flight) /i,
  },
  tr: {
    hotel: /otel ayırt|oda ayırt|yer ayırt|oda tut|otel(?:i|inizi) .{0,40}seçin|telefonda öğrenin/i,
    guide: /rehber (?:tut|bul|ayarla|kirala)|rehberle anlaş/i,
    transfers:
      /taksi(?!m|ler tek)|servis(?:le|e) bin|havaş|araba (?:alın|kirala)|arabayı .{0,20}kirala|şoför(?:le| ) ?(?:anlaş|tut|ayarla|bul)|bir şoför|şoförlü araba|bölgesel tren|(?:tura|gezi) katıl|minibüse bin|minibüsle (?:ya da|dön|çık)|kimin alacağını/i,
    balloon: /balon(?:u|da)? .{0,30}(?:ayırt|yer al)/i,
  },
  ar: {
    hotel: /احجز (?:فندق|غرفة|الفندق)|تحجز الفندق|اختر (?:فندق|غرفة)|فاسكن|اسكن |واسأل الفندق كم/,
    guide: /(?:استأجر|اتفق مع|احجز) مرشد/,
    transfers:
      /سيارة أجرة|(?:استأجر|اطلب|فاتفق مع|اتفق مع) (?:ال)?(?:سائق|سيارة)|تستلم السيارة|فاستأجر|مع سائق ينتظر|بسيارة وسائق|مع سائق إلى|مع من يعيدك|بالقطار الإقليمي|كليهما مترو|يصل المترو|قل للسائق|اركب حافلة/,
    balloon: /احجز المنطاد/,
  },
};

/** How a text says that we see to something. */
const promises: Record<Locale, Telling> = {
  en: {
    guide: /\b(?:your|our) guide\b/i,
    transfers: /\bour (?:car|driver|transfer)|\bwe (?:take|drive|collect|fetch|meet) you/i,
    domesticFlights:
      /\bwe (?:book|buy|reserve|have booked)\b[^.]{0,30}\bflight|flight is included/i,
    flights: /\bwe (?:book|buy|reserve|have booked)\b[^.]{0,30}\bflight|flight is included/i,
    trainsAndCars: /\bour (?:car|driver|transfer)|\bwe (?:hire|rent|drive)\b/i,
    entranceFees:
      /\b(?:we|your guide) (?:buy|buys|pay|pays|have|has)\b[^.]{0,20}\btickets?|tickets? (?:is|are) included/i,
    balloon:
      /\bwe (?:book|buy|reserve|have booked)\b[^.]{0,30}\bballoon|balloon[^.]{0,20} is included/i,
    meals: /\b(?:lunch|dinner) is (?:included|ours|on us)/i,
  },
  tr: {
    guide: /rehberiniz|rehberimiz/i,
    transfers: /aracımız|şoförümüz|arabamız|(?:götürürüz|karşılarız|alırız)(?!\p{L})/iu,
    domesticFlights: /uçağınızı (?:biz )?(?:alırız|ayırtırız)|uçuş dâhil/i,
    flights: /uçağınızı (?:biz )?(?:alırız|ayırtırız)|uçuş dâhil/i,
    trainsAndCars: /aracımız|şoförümüz|arabamız/i,
    entranceFees: /bilet(?:ler|iniz)?i? (?:dâhil|bizden|biz al|rehber)/i,
    balloon: /balon[^.]{0,30}(?:dâhil|biz (?:al|ayır))/i,
    meals: /yeme(?:k|ği) (?:dâhil|bizden)/i,
  },
  ar: {
    guide: /مرشدك|مرشدنا|المرشد/,
    transfers: /سائقنا|سيارتنا|نوصلك|نستقبلك|نأخذك/,
    domesticFlights: /نحجز لك[^.]{0,30}(?:طائرة|رحلة|تذكرة)/,
    flights: /نحجز لك[^.]{0,30}(?:طائرة|رحلة|تذكرة)/,
    trainsAndCars: /سائقنا|سيارتنا/,
    entranceFees: /(?:نشتري|ندفع)[^.]{0,20}(?:تذكرة|تذاكر|رسم)|التذاكر علينا/,
    balloon: /نحجز لك[^.]{0,20}منطاد|المنطاد علينا/,
    meals: /الغداء علينا|العشاء علينا/,
  },
};

type Day = { name: string; text: string; offer: ReturnType<typeof offerOfDay> };

const daysOfTrips = (locale: Locale): Day[] =>
  content.trips.flatMap(({ id }) =>
    (getTrip(locale, id)?.days ?? []).map(({ number, title, text, body = '', offer }) => ({
      name: `${id} ${number}`,
      text: [title, text, body].join(' '),
      offer,
    })),
  );

/** With all notes, as the page of the place has them; what is for a car of one's own by itself. */
function daysOfPlaces(locale: Locale): Day[] {
  return content.destinations.flatMap(({ id, facts, translations }) => {
    const { arrival, plan } = translations[locale].frontMatter;
    const offer = offerOfPlace(content.site.offer, facts.buys);
    return [
      {
        name: `${id} arrival`,
        text: arrival,
        offer: offerOfDay({ kind: 'arrive', isByCar: false }, offer),
      },
      ...plan.flatMap(({ text, notes = [], extras }, at) =>
        [false, true].map((isByCar) => ({
          name: `${id} ${at + 1}${isByCar ? ' by car' : ''}`,
          text: [
            text,
            ...notes.filter(({ when }) => (when === 'car') === isByCar).map((note) => note.text),
          ].join(' '),
          offer: offerOfDay({ kind: 'stay', isByCar, extras }, offer),
        })),
      ),
    ];
  });
}

const found = (name: string, text: string, extra: string, pattern: RegExp | undefined) => {
  const [phrase] = pattern?.exec(text) ?? [];
  return phrase === undefined ? [] : [`${name}, ${extra}: ${phrase}`];
};

describe.each(locales)('in %s', (locale) => {
  const days = [...daysOfTrips(locale), ...daysOfPlaces(locale)];

  test('no day leaves to travellers what we arrange on it', () => {
    const wrong = days.flatMap(({ name, text, offer }) =>
      offer.included.flatMap((extra) => found(name, text, extra, leaves[locale][extra])),
    );
    expect(wrong).toEqual([]);
  });

  test('no day promises what is left to travellers', () => {
    const wrong = days.flatMap(({ name, text, offer }) =>
      offer.excluded.flatMap((extra) => found(name, text, extra, promises[locale][extra])),
    );
    expect(wrong).toEqual([]);
  });

  test('a day that we neither guide nor drive has no guide and no car of ours', () => {
    const wrong = days.flatMap(({ name, text, offer }) =>
      (['guide', 'transfers'] as const)
        .filter((extra) => !offer.included.includes(extra))
        .flatMap((extra) => found(name, text, extra, promises[locale][extra])),
    );
    expect(wrong).toEqual([]);
  });
});
