import { describe, expect, test } from 'vitest';
import { addDays } from '../../app/days.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { monthIds } from '../../app/pages.ts';
import { daysOfParts, wordsOfDay } from '../../app/trip/day-words.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { plannerParts } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

/* What the planner knows of a day is no condition in its text. */

const textsOf = (locale: Locale, trip: Trip) => {
  const parts = plannerParts(locale, trip);
  return daysOfParts(parts).map((day) => wordsOfDay(day, parts, translate[locale]).text);
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

describe.each(locales)('in %s', (locale) => {
  const places = content.destinations.map(({ id }) => id);

  test('a day of a known month does not say "in the hot months"', () => {
    const wrong = places.flatMap((place) =>
      monthIds.flatMap((month) =>
        textsOf(locale, { stops: [{ place, nights: 5 }], month }).filter((text) =>
          seasons[locale].test(text),
        ),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('a day with a date does not ask which day of the week it is', () => {
    const starts = Array.from({ length: 7 }, (_, at) => addDays('2027-06-01', at));
    const wrong = places.flatMap((place) =>
      starts.flatMap((from) =>
        textsOf(locale, { stops: [{ place, nights: 4 }], from }).filter((text) =>
          weekdays[locale].test(text),
        ),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('a day without a date does', () => {
    const said = textsOf(locale, { stops: [{ place: 'istanbul', nights: 4 }] });
    expect(said.filter((text) => weekdays[locale].test(text)).length).toBeGreaterThan(0);
  });
});

test('a Friday in Istanbul has the hour of the mosques, in the languages that speak of it', () => {
  const stops = [{ place: 'istanbul', nights: 2 }];
  const friday = { tr: 'Bugün cuma', ar: 'اليوم جمعة' };
  for (const [locale, said] of [
    ['tr', friday.tr],
    ['ar', friday.ar],
  ] as const) {
    const days = ['2027-06-02', '2027-06-03', '2027-06-04'].map((from) =>
      textsOf(locale, { stops: [{ place: 'istanbul', nights: 3 }], from }).join(' '),
    );
    expect(days.some((text) => text.includes(said))).toBe(true);
    expect(textsOf(locale, { stops, from: '2027-06-07' }).join(' ')).not.toContain(said);
  }
});
