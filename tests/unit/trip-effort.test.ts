import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { legsOf } from '../../app/trip/trip-legs.ts';
import { wordsOf } from '../../app/trip/words.ts';
import { effortOf, longestDay, schoolBreaks, travelDays } from '../../app/trips/effort.server.ts';
import { content, placeOf, translate } from '../support/texts.ts';

const stops = [
  { place: 'istanbul', nights: 3 },
  { place: 'cappadocia', by: 'flight' as const, nights: 2 },
  { place: 'antalya', by: 'road' as const, nights: 2 },
];

const levelOf = (id: string) => placeOf(id).facts.effort;

describe('effort', () => {
  test('is that of the hardest stop', () => {
    expect(effortOf({ stops: stops.slice(0, 1) })).toBe(levelOf('istanbul'));
    expect(effortOf({ stops })).toBe(levelOf('cappadocia'));
    expect(levelOf('cappadocia')).not.toBe(levelOf('istanbul'));
  });

  test('is that of the trip where its days leave the hard part out', () => {
    expect(effortOf({ effort: 'few', stops })).toBe('few');
  });
});

describe('travel days', () => {
  test('are those between stops, with the hours of their way', () => {
    expect(travelDays({ stops }).map(({ number, by }) => [number, by])).toEqual([
      [4, 'flight'],
      [6, 'road'],
    ]);
    // The mean of 6 and 7.5 hours in content/legs.json.
    expect(travelDays({ stops }).at(-1)?.hours).toBe(6.75);
  });

  test('begin and end at home, where it is known', () => {
    const home = { from: 'ankara', stops: [{ place: 'antalya', nights: 3 }] };
    expect(travelDays(home).map(({ number, start, end }) => [number, start, end])).toEqual([
      [1, 'ankara', 'antalya'],
      [4, 'antalya', 'ankara'],
    ]);
  });

  test('none in a trip that stays in one place', () => {
    expect(travelDays({ stops: stops.slice(0, 1) })).toEqual([]);
    expect(longestDay('en', { stops: stops.slice(0, 1) })).toBe(translate.en('trips.noTravel'));
  });

  test.each(locales)('in %s the longest is told with its day and its towns', (locale) => {
    const names = ['cappadocia', 'antalya'].map(
      (id) => placeOf(id).translations[locale].frontMatter.title,
    );
    const sentence = longestDay(locale, { stops });
    for (const word of ['6', '7', ...names]) expect(sentence).toContain(word);
  });
});

test.each(locales)('in %s the planner gives a leg of a trip the hours of its page', (locale) => {
  const data = getTripData(locale);
  const words = wordsOf(locale, translate[locale], data);
  const same = content.trips.flatMap(({ facts }) => {
    const home = facts.from && { start: facts.from, end: facts.from, by: 'car' as const };
    const [longest] = travelDays(facts).toSorted((one, other) => other.hours - one.hours);
    const route = facts.stops.map(({ place, nights }) => ({ place, nights }));
    return legsOf({ stops: route, ...home }, data)
      .filter(({ from, to }) => from === longest?.start && to === longest.end)
      .filter(({ taken }) => taken.by === longest?.by)
      .map((leg) => ({ page: longestDay(locale, facts), leg }));
  });
  expect(same.length).toBeGreaterThan(5);
  for (const { page, leg } of same) {
    const time = words.time(leg.hours);
    expect(page).toContain(time);
    expect(words.doorToDoor(leg)).toContain(time);
  }
});

const breaks = (...months: number[]) => schoolBreaks('en', months, '2026-09-01');

test('school holidays are those to come within the months of a trip; the last day of school opens July', () => {
  const { spans } = content.holidays;
  const ends = spans.find(({ id }) => id === 'schoolEnd')?.to ?? '';
  expect(ends.slice(5, 7)).toBe('06');
  expect(breaks(7, 8)).toHaveLength(1);
  expect(breaks(9)).toEqual([]);
  expect(breaks(3, 11).map(({ name }) => name)).toEqual(
    ['schoolFirst', 'schoolSecond'].map((id) => content.holidays.names[id]?.en),
  );
  // It begins in January and ends in February.
  expect(breaks(1)).toEqual([]);
  expect(schoolBreaks('en', [3, 11], '2026-12-01')).toHaveLength(1);
});
