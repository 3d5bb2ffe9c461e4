import { describe, expect, test } from 'vitest';
import type { ExtraOfDay } from '../../app/content/extras-of-days.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { offerOfDay } from '../../app/prices/offer-of-day.ts';
import { offerOfPlace } from '../../app/prices/offer.ts';
import { rowsOfDays } from '../../app/trip/day-words.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { ownDays } from '../../app/trips/own-days.server.ts';
import { getTrip } from '../../app/trips/trips.server.ts';
import { plannerParts } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

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

/** What has a ticket of its own, and what else of the list a text names. */
const names: Record<Locale, Telling> = {
  en: {
    entranceFees:
      /Topkapı|museum|Uçhisar Castle|Kaymaklı|Paşabağ|Perge|Termessos|upper Düden|Hierapolis|Laodikeia|Celsus|Terrace Houses|Virgin Mary|St John|Sümela|Zil Castle|Aspendos|(?:north|south|village) gate/i,
    publicTransport: /ferry|ferries|\btram\b|\bT1\b|Tünel|Marmaray/,
    boatTrip: /boat (?:trip|for)/,
  },
  tr: {
    entranceFees:
      /Topkapı|müze(?:ye|yi|de|ler| ile|\b)|Müzesi|saraya|Uçhisar|Kaymaklı|Paşabağ|Perge|Aspendos|Termessos|Yukarı Düden|Hierapolis|Laodikeia|Efes|Yamaç Ev|Meryem Ana|Sümela|Zil Kale|[Gg]üney kapısı|Köy kapısı|kuzey kapısı|köyden yukarı/,
    publicTransport: /[Vv]apur|iskele|tramvay|\bT1|Tünel|Marmaray/,
    boatTrip: /tekne/i,
  },
  ar: {
    entranceFees:
      /توب كابي|متحف|قلعة|كايماكلي|باشاباغ|بيرغة|أسبندوس|تيرميسوس|دودان العلوي|البوابة (?:الشمالية|الجنوبية)|بوابة القرية|لاوديكيا|بيوت السفح|السيدة مريم|سوميلا|النبع الحار/,
    publicTransport: /عبّارة|العبّار|الترام|تونيل|مرمراي/,
    boatTrip: /قارب/,
  },
};
/** The list of the day says whose car it is: the words hold with a traveller’s own car too. */
const car: Record<Locale, RegExp> = {
  en: /\b(?:the|our) car\b|our driver/i,
  tr: /araba|araç|şoför/i,
  ar: /السيارة|سيارتنا|سائق/,
};

/** How a day says where to give back a car that is hired for it. */
const givenBack: Record<Locale, RegExp> = {
  en: /our quote says where you give it back/,
  tr: /nerede bırakacağınız teklifimizde yazar/,
  ar: /مكان تسليمها في عرضنا/,
};

type Day = { name: string; text: string; offer: ReturnType<typeof offerOfDay> };

const daysOfTrips = (locale: Locale): Day[] =>
  content.trips.flatMap(({ id }) =>
    getTrip(locale, id).days.map(({ number, title, text, body = '', offer }) => ({
      name: `${id} ${number}`,
      text: [title, text, body].join(' '),
      offer,
    })),
  );

/** With all notes, as the page of the place has them; what is for a car of one's own by itself. */
function daysOfPlaces(locale: Locale): Day[] {
  return content.destinations.flatMap(({ id, facts, translations }) => {
    const { arrival, arrivalExtras, plan } = translations[locale].frontMatter;
    const offer = offerOfPlace(content.site.offer, facts.buys);
    return [
      {
        name: `${id} arrival`,
        text: arrival,
        offer: offerOfDay({ kind: 'arrive', isByCar: false, extras: arrivalExtras }, offer),
      },
      ...plan.flatMap(({ text, notes = [], extras, without }, at) =>
        [false, true].map((isByCar) => ({
          name: `${id} ${at + 1}${isByCar ? ' by car' : ''}`,
          text: [
            text,
            ...notes.filter(({ when }) => (when === 'car') === isByCar).map((note) => note.text),
          ].join(' '),
          offer: offerOfDay({ kind: 'stay', isByCar, extras, without }, offer),
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

  /** Sights are also named by a day that only asks about them. */
  const both = new Set(['publicTransport', 'boatTrip']);

  test('a day lists tickets, public transport and boats where its words name them', () => {
    const wrong = days.flatMap(({ name, text, offer }) =>
      (['entranceFees', 'publicTransport', 'boatTrip'] as const)
        .filter((extra) => {
          const isListed = [...offer.included, ...offer.excluded].includes(extra);
          const isNamed = names[locale][extra]?.test(text);
          return isListed !== isNamed && (isListed || both.has(extra));
        })
        .map((extra) => `${name}, ${extra}`),
    );
    expect(wrong).toEqual([]);
  });

  test('a day by public transport has a car of ours only where its words have one', () => {
    const wrong = days
      .filter(({ offer }) => offer.kind === 'stay' && offer.excluded.includes('publicTransport'))
      .filter(({ text, offer }) => offer.included.includes('transfers') && !car[locale].test(text));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('the price of a trip includes and leaves out what its days do', () => {
    const wrong = content.trips.flatMap(({ id }) => {
      const trip = getTrip(locale, id);
      return trip.days.flatMap(({ number, offer }) =>
        (['included', 'excluded'] as const).flatMap((side) =>
          offer[side]
            .filter((extra) => !trip.covers.offer[side].includes(extra))
            .map((extra) => `${id} ${number}, ${side}: ${extra}`),
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('a car that is hired for one drive says where to give it back', () => {
    const drives = content.trips
      .filter(
        ({ facts }) => !facts.from && facts.stops.filter(({ by }) => by === 'road').length === 1,
      )
      .flatMap(({ id }) => getTrip(locale, id).days)
      .filter(({ offer }) => offer.excluded.includes('trainsAndCars'));
    expect(drives.length).toBeGreaterThan(2);
    expect(drives.filter(({ text }) => !givenBack[locale].test(text ?? ''))).toEqual([]);
  });

  test('in a car of one’s own no day of a ready-made trip has a driver of ours', () => {
    const wrong = content.trips.flatMap((entry) => {
      const stops = entry.facts.stops.map(({ place, nights, bases }) => ({
        place,
        nights,
        ...(bases && { bases }),
      }));
      const { from } = entry.facts;
      const trip: Trip = { stops, by: 'car', ...(from && { start: from, end: from }) };
      const parts = { ...plannerParts(locale, trip), own: ownDays(locale, entry) };
      return rowsOfDays(parts, translate[locale]).flatMap(({ text }, at) =>
        found(`${entry.id} ${at + 1}`, text, 'transfers', promises[locale].transfers),
      );
    });
    expect(wrong).toEqual([]);
  });
});
