import { describe, expect, test, vi } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { Warnings } from '../../app/planner/warning-list.tsx';
import type { Trip } from '../../app/trip/trip.ts';
import { plannerParts, rendered, saidIn } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

vi.useFakeTimers({ now: new Date('2026-12-01T10:00:00Z') });

const warnedIn = (locale: Locale, trip: Trip) =>
  saidIn(rendered(locale, <Warnings {...plannerParts(locale, trip)} />)).slice(1);

const threeIn = (month: NonNullable<Trip['month']>, places: readonly string[]): Trip => ({
  stops: places.map((place) => ({ place, nights: 2 })),
  month,
});

/** Home by car on 11 March 2027, the last day of Ramazan Bayramı, or out on its eve. */
const byCar = (from: string): Trip => ({
  stops: [{ place: 'antalya', nights: 2 }],
  from,
  start: 'ankara',
  end: 'ankara',
  by: 'car',
});

describe.each(locales)('warnings in %s', (locale) => {
  const t = translate[locale];
  const { words } = plannerParts(locale, { stops: [] });

  test.each([
    ['march', 'cold', ['istanbul', 'blacksea', 'cappadocia']],
    ['august', 'hot', ['antalya', 'pamukkale', 'ephesus']],
  ] as const)('of %s name every %s place in one sentence', (month, kind, places) => {
    const said = warnedIn(locale, threeIn(month, places));
    const [before = ''] = t(`plan.warn.${kind}`, {
      month: words.month(month === 'march' ? 2 : 7),
      places: '|',
    }).split('|');
    const own = said.filter((sentence) => sentence.startsWith(before));
    expect(own).toHaveLength(1);
    for (const place of places) expect(own[0]).toContain(words.inText(place));
  });

  test('name a place once, however often the trip comes back', () => {
    const said = warnedIn(locale, threeIn('march', ['istanbul', 'cappadocia', 'istanbul']));
    const name = words.inText('istanbul');
    expect(said.filter((sentence) => sentence.split(name).length > 2)).toEqual([]);
  });

  const bayram = content.holidays.names['ramazan']?.[locale] ?? '';
  const ankara = words.gatewayName('ankara');
  const antalya = words.inText('antalya');

  test.each([
    ['eveRoad', '2027-03-08', ankara, antalya, '2027-03-08'],
    ['lastDayRoad', '2027-03-09', antalya, ankara, '2027-03-11'],
  ] as const)('%s: a long drive on full roads', (kind, first, from, to, day) => {
    const sentence = t(`plan.warn.${kind}`, { name: bayram, day: words.longDay(day), from, to });
    expect(warnedIn(locale, byCar(first))).toContain(sentence);
    expect(warnedIn(locale, byCar('2027-04-08')).join(' ')).not.toContain(bayram);
  });

  test('no drive on full roads is named by air, nor a short one', () => {
    const [before = ''] = t('plan.warn.lastDayRoad', { name: bayram, day: '|', from: '', to: '' })
      .split('|')
      .slice(1);
    const { by: _, ...byAir } = byCar('2027-03-09');
    const short: Trip = {
      stops: [
        { place: 'pamukkale', nights: 2 },
        { place: 'ephesus', nights: 2 },
      ],
      from: '2027-03-09',
    };
    for (const trip of [{ ...byAir, start: 'istanbul', end: 'istanbul' }, short])
      expect(warnedIn(locale, trip).join(' ')).not.toContain(before);
  });

  const easier = content.trips.filter(({ facts }) => facts.effort !== undefined);

  test('the days of a place have stairs that a ready-made trip leaves out', () => {
    expect(easier.map(({ id }) => id)).toContain('few-stairs');
    for (const { facts, translations } of easier) {
      const stops = facts.stops.map(({ place, nights }) => ({ place, nights }));
      const { title } = translations[locale].frontMatter;
      const sentence = t('plan.warn.stairs', { title });
      expect(warnedIn(locale, { stops, month: 'may' })[0]).toBe(sentence);
      const [one = { place: '', nights: 1 }, ...others] = stops;
      const longer = { stops: [{ ...one, nights: one.nights + 1 }, ...others] };
      expect(warnedIn(locale, longer)).not.toContain(sentence);
    }
  });
});
