import { describe, expect, test } from 'vitest';
import { addDays, dateOf } from '../../app/days.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { monthIds } from '../../app/pages.ts';
import { daysOfParts, wordsOfDay } from '../../app/trip/day-words.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { plannerParts } from '../support/rendered.tsx';
import { content, placeOf, translate } from '../support/texts.ts';

/* The texts of days fit the trip that they are in. */

function daysIn(locale: Locale, trip: Trip) {
  const parts = plannerParts(locale, trip);
  return daysOfParts(parts).map((day) => ({
    ...day,
    ...wordsOfDay(day, parts, translate[locale]),
  }));
}

/** What a text says only in heat, in the cold, where one swims, with a car, or on arrival. */
const told: Record<Locale, Record<string, RegExp>> = {
  en: {
    heat: /\bheat\b|\bhot (?!spring)|\bsiesta|\boven\b|\bshade\b/i,
    cold: /\bcold\b|\bsnow\b|\bwinter\b/i,
    swimming: /\bswim|water shoes|\bsea\b.* warm|in the water at/i,
    car: /\bwith a car\b|\b(?:your|the) car\b(?! park)/i,
    arrival: /\barriv(?:e|ing) (?:around|about|by)\b|check in|your (?:bags|room in|things)\b/i,
    otherDay: /\b(?:yesterday|tomorrow|first day)\b/i,
  },
  tr: {
    heat: /sıcak|gölge|serinle|serinlik/i,
    cold: /soğuk|kışın|(?<!\p{L})kar(?!\p{L})|ayaz/iu,
    swimming: /yüzün|deniz mevsimi|suya (?:da )?gir|mayo/i,
    car: /arabanız(?!\p{L})|arabayı/iu,
    arrival: /yerleşin|yeni (?:vardı|geldi)|bavul/i,
    otherDay: /(?<!\p{L})(?:dün|yarın|ertesi gün)(?!\p{L})/iu,
  },
  ar: {
    heat: /الحرّ|الحارّ|قيلول/,
    cold: /في البرد|الباردة|الشتاء|ثلج|برد الجو/,
    swimming: /اسبح|السباحة|للسباحة|موسم البحر/,
    car: /سيارتك|(?<!لم تكن )معك سيارة/,
    arrival: /الحقائب|استقرّ في/,
    otherDay: /غدًا|أمس|البارحة/,
  },
};

/** How a note says when it holds, for those who read the whole plan on the page of the place. */
const conditions: Record<Locale, Record<string, RegExp>> = {
  en: {
    hot: /\bhot\b/i,
    cold: /\bcold\b|\bsnow\b|\bwinter\b/i,
    swim: /^From June to early November/,
    car: /^With a car/,
    friday: /\bFriday\b/,
  },
  tr: {
    hot: /sıcak/i,
    cold: /soğuk|kışın|kar varsa/i,
    swim: /^Deniz mevsiminde/,
    car: /^Arabanız/,
    friday: /cuma/,
  },
  ar: {
    hot: /الحرّ|الحارّ/,
    cold: /البرد|الباردة|برد الجو|ثلج/,
    swim: /^وفي موسم البحر|^ومن يونيو/,
    car: /سيارتك|(?<!لم تكن )معك سيارة/,
    friday: /جمعة/,
  },
};

/** How a sentence says that it holds in a season only. */
const seasons: Record<Locale, RegExp> = {
  en: /\b(?:on a hot day|when it is hot|in the cold months|in (?:spring|summer|winter)|from June to)\b/i,
  tr: /(?<!\p{L})(?:sıcak (?:günde|günün|aylarda)|sıcakta|soğuk aylarda|kışın|yazın|baharda|deniz mevsiminde|nisanda)(?!\p{L})/iu,
  ar: /في (?:أيام |موسم )?(?:الحرّ|البحر|الصيف)|الشهور الباردة|إن اشتد الحرّ|إن برد|من يونيو/u,
};

/** How a sentence asks which day of the week it is. */
const weekdays: Record<Locale, RegExp> = {
  en: /closing day|closed on|if it is a/i,
  tr: /o gün açık mı|cumaysa|hafta sonuysa/i,
  ar: /يوم إغلاق|مغلق يوم|وإن كان اليوم جمعة/u,
};

const places = content.site.destinations;
const textsIn = (locale: Locale, trip: Trip) => daysIn(locale, trip).map(({ text }) => text);

const trips = places.flatMap((place) =>
  monthIds.flatMap((month) =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((nights) =>
      ([undefined, 'car'] as const).map((by): Trip => ({
        stops: [{ place, nights }],
        month,
        ...(by && { by }),
      })),
    ),
  ),
);

describe.each(locales)('in %s', (locale) => {
  const rules = told[locale];
  const known = plannerParts(locale, { stops: [] }).data.places;
  const months = new Map(known.map((place) => [place.id, place.months]));

  test('no day says what its month, its way of travel or its place in the trip forbids', () => {
    const wrong = trips.flatMap((trip) => {
      const [stop] = trip.stops;
      const month = months.get(stop?.place ?? '')?.[monthIds.indexOf(trip.month ?? 'january')];
      if (!stop || !month) return ['no month'];
      const hot = month.highC >= 28;
      const forbidden = [
        ...(hot ? ['cold'] : ['heat']),
        ...(month.highC < 15 ? [] : ['cold']),
        ...(month.swim || hot ? [] : ['swimming']),
        ...(trip.by === 'car' ? [] : ['car']),
        'arrival',
        'otherDay',
      ];
      return daysIn(locale, trip)
        .filter(({ kind }) => kind === 'stay')
        .flatMap(({ number, text }) =>
          forbidden
            .filter((rule) => rules?.[rule]?.test(text))
            .map(
              (rule) =>
                `${stop.place} ${trip.month} ${trip.by ?? 'air'} day ${number} ${rule}: ${text}`,
            ),
        );
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('a day of a known month does not say "in the hot months"', () => {
    const wrong = places.flatMap((place) =>
      monthIds.flatMap((month) => textsIn(locale, { stops: [{ place, nights: 5 }], month })),
    );
    expect(wrong.filter((text) => seasons[locale].test(text))).toEqual([]);
  });

  test('only a day without a date asks which day of the week it is', () => {
    const starts = Array.from({ length: 7 }, (_, at) => addDays('2027-06-01', at));
    const said = places.flatMap((place) =>
      starts.flatMap((from) => textsIn(locale, { stops: [{ place, nights: 4 }], from })),
    );
    expect(said.filter((text) => weekdays[locale].test(text))).toEqual([]);
    const undated = textsIn(locale, { stops: [{ place: 'istanbul', nights: 4 }] });
    expect(undated.filter((text) => weekdays[locale].test(text))).not.toEqual([]);
  });

  test('every note says itself when it holds', () => {
    const silent = content.destinations.flatMap(({ translations }) =>
      translations[locale].frontMatter.plan.flatMap(({ notes = [] }) =>
        notes
          .filter(({ when }) => when !== undefined && when !== 'undated')
          .filter(({ when = '', text }) => !conditions[locale][when]?.test(text))
          .map(({ when, text }) => `${when}: ${text}`),
      ),
    );
    expect(silent).toEqual([]);
  });

  test('the day of arrival has the hours that are left, and nothing of the full days', () => {
    for (const { id, arrival, plan } of known) {
      const [first, ...later] = daysIn(locale, { stops: [{ place: id, nights: 3 }] });
      expect(first?.text).toBe(arrival);
      expect(later.slice(0, 2).map(({ title }) => title)).toEqual(
        plan.slice(0, 2).map(({ title }) => title),
      );
    }
  });

  test('two nights are enough for a morning of balloons', () => {
    const [, full] = daysIn(locale, { stops: [{ place: 'cappadocia', nights: 2 }], month: 'june' });
    expect(`${full?.title} ${full?.text}`).toMatch(/balloon|balon|المنطاد/i);
  });
});

const stay = (from: string, nights: number): Trip => ({
  stops: [{ place: 'istanbul', nights }],
  from,
});
const istanbul = placeOf('istanbul');
const closedText = (locale: Locale) =>
  new RegExp(translate[locale]('plan.closed', { sight: '.+' }).replaceAll(/[.?](?!\+)/g, '\\$&'));

describe.each(locales)('closing days in %s', (locale) => {
  const palace = istanbul.translations[locale].frontMatter.plan[0]?.title ?? '';

  test('a Tuesday is not the day of Topkapı', () => {
    const days = daysIn(locale, stay('2027-05-10', 3));
    const [, tuesday, wednesday] = days;
    expect(tuesday?.date).toBe('2027-05-11');
    expect(palace).toContain(wednesday?.title.slice(1));
    expect(palace).not.toContain(tuesday?.title.slice(1));
  });

  test('no day of any week has a sight that is closed, where another order avoids it', () => {
    const starts = Array.from({ length: 28 }, (_, at) => addDays('2027-06-01', at));
    const closed = starts.flatMap((from) =>
      [2, 3, 4, 5].flatMap((nights) =>
        daysIn(locale, stay(from, nights)).filter(({ text }) => closedText(locale).test(text)),
      ),
    );
    expect(closed).toEqual([]);
  });

  test('a public holiday is not the day of the Grand Bazaar', () => {
    const { plan } = istanbul.translations[locale].frontMatter;
    const bazaar = plan.find(({ sights }) => sights.includes('grand-bazaar'))?.title ?? '';
    const october29 = ['2027-10-27', '2027-10-28', '2027-10-29']
      .flatMap((from) => daysIn(locale, stay(from, 4)))
      .filter(({ date, title }) => date === '2027-10-29' && bazaar.includes(title.slice(1)));
    expect(october29).toEqual([]);
  });

  test('what no order avoids is said beside its day, as is the first day of a bayram', () => {
    const days = daysIn(locale, stay('2027-05-15', 4));
    const bazaar = days.filter(({ text }) => closedText(locale).test(text));
    expect(bazaar).toHaveLength(1);
    const sunday = days.find(({ date }) => date === '2027-05-16');
    expect(dateOf(sunday?.date ?? '').getUTCDay()).toBe(0);
    const name = content.holidays.names['kurban']?.[locale] ?? '';
    expect(sunday?.text).toContain(translate[locale]('plan.firstOfBayram', { name }));
  });
});

test.each([
  ['tr', 'Bugün cuma'],
  ['ar', 'اليوم جمعة'],
] as const)('in %s a Friday in Istanbul has the hour of the mosques', (locale, friday) => {
  const days = ['2027-06-02', '2027-06-03', '2027-06-04'].map((from) =>
    textsIn(locale, stay(from, 3)).join(' '),
  );
  expect(days.some((text) => text.includes(friday))).toBe(true);
  expect(textsIn(locale, stay('2027-06-07', 2)).join(' ')).not.toContain(friday);
});
