import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../app/compare/columns.ts';
import { getCompareData } from '../../app/compare/compare.server.ts';
import {
  mostTrips,
  readComparison,
  tripInLink,
  writeComparison,
  type Comparison,
} from '../../app/compare/comparison.ts';
import { rowsOf } from '../../app/compare/rows.ts';
import { inEachLocale, locales } from '../../app/locales.ts';
import { defaultPeople } from '../../app/prices/party-price.ts';
import { emissionFacts } from '../../app/trip/advice.server.ts';
import { alike } from '../../app/trip/alike.ts';
import { emissionsOf } from '../../app/trip/emissions.ts';
import { legsOf, journeyOf } from '../../app/trip/trip-legs.ts';
import { wordsOf } from '../../app/trip/words.ts';
import { plannerParts } from '../support/rendered.tsx';
import { stopsAt } from '../support/stops.ts';
import { content, translate } from '../support/texts.ts';
import { knownIds } from '../support/trips.ts';

const known = { ...knownIds, trips: content.trips.map(({ id }) => id) };
const read = (query: string) => readComparison(query, known);
const data = inEachLocale(getCompareData);

const tableOf = (comparison: Comparison, locale: 'en' | 'tr' | 'ar' = 'en') => {
  const t = translate[locale];
  const columns = columnsOf(comparison, data[locale]);
  const words = wordsOf(locale, t, data[locale]);
  return { columns, rows: rowsOf(columns, { data: data[locale], words, locale, t }), t };
};

const cellsOf = ({ rows }: ReturnType<typeof tableOf>, id: string) =>
  rows.find((row) => row.id === id)?.cells ?? [];
const marksOf = (table: ReturnType<typeof tableOf>, id: string) =>
  cellsOf(table, id).map(({ mark }) => mark);

const two = { ids: ['first-visit', 'green-north'], trip: { stops: [] } };

describe('the address', () => {
  test('is the same after reading and writing it', () => {
    const written =
      'trips=first-visit,green-north&friend=istanbul.3,antalya.2;start:izmir;by:car&stops=antalya.4&month=may&people=3';
    const { comparison, ...rest } = read(written);
    expect(rest).toEqual({ problems: [], unknown: [], left: [] });
    expect(writeComparison(comparison)).toBe(written);
    expect(read(encodeURIComponent(written)).comparison).toEqual(comparison);
  });

  test('reports what it cannot read, and keeps the rest', () => {
    const { comparison, problems, unknown } = read(
      'trips=first-visit,moon,first-visit&people=none&month=may&stops=atlantis.3',
    );
    expect(comparison).toEqual({ ids: ['first-visit'], trip: { stops: [], month: 'may' } });
    expect(unknown).toEqual(['moon']);
    expect(problems.map(({ kind }) => kind).toSorted()).toEqual(['people', 'place']);
  });

  test('has room for four: the trip of its own and that of a friend come first', () => {
    const ids = known.trips.slice(0, mostTrips);
    const { comparison, left } = read(`trips=${ids.join()}&stops=antalya.2&friend=istanbul.1`);
    expect(comparison.ids).toEqual(ids.slice(0, 2));
    expect(left).toEqual(ids.slice(2));
    const { friend } = read('friend=istanbul.1;people:9;by:car').comparison;
    expect(friend).toEqual({ stops: [{ place: 'istanbul', nights: 1 }], by: 'car' });
  });

  test('takes the trip of a pasted link without its travellers and dates', () => {
    const link = 'https://merhaba-turkiye.example/tr/plan?stops=istanbul.3&people=4&by=car';
    expect(tripInLink(link, known)).toEqual({
      stops: [{ place: 'istanbul', nights: 3 }],
      by: 'car',
    });
    expect(tripInLink('hello', known)).toBeUndefined();
    const address = 'https://merhaba-turkiye.example/plan?people=2&stops=antalya.5';
    const sent = [`${address}#top`, `What? See ${address}. And you?`, `(${address})`];
    const trip = { stops: [{ place: 'antalya', nights: 5 }] };
    expect(sent.map((words) => tripInLink(words, known))).toEqual([trip, trip, trip]);
  });

  test('takes the trip of a pasted comparison: its own one, or else that of its friend', () => {
    const compared =
      'https://merhaba-turkiye.example/ar/compare?trips=first-visit&friend=ephesus.2';
    expect(tripInLink(compared, known)?.stops).toEqual([{ place: 'ephesus', nights: 2 }]);
    expect(tripInLink(`${compared}&stops=antalya.5`, known)?.stops).toEqual(stopsAt('antalya.5'));
  });

  test('tells of a second friend, and cuts long names', () => {
    const { problems, unknown } = read(
      `friend=antalya.1&friend=istanbul.2&trips=${'moon'.repeat(20)}`,
    );
    expect(problems).toEqual([{ kind: 'unused', value: 'friend=istanbul.2' }]);
    expect(unknown[0]?.length).toBeLessThan(30);
  });

  test('has places beside trips, those with a former name too', () => {
    const [[former, now] = ['', '']] = knownIds.moved;
    const { comparison, unknown } = read(`trips=first-visit,antalya,${former}`);
    expect(unknown).toEqual([]);
    expect(comparison.ids).toEqual(['first-visit', 'antalya', now]);
    expect(writeComparison(comparison)).toBe(`trips=first-visit,antalya,${now}`);
    const places = new Set(known.places.map(({ id }) => id));
    expect(known.trips.filter((id) => places.has(id))).toEqual([]);
  });
});

test('a trip of its own has the hours and the price of the planner', () => {
  const trip = {
    stops: stopsAt('istanbul.2,ephesus.2'),
    people: 3,
    month: 'may',
  } as const;
  const table = tableOf({ ids: ['first-visit'], trip });
  const [mine, ready] = table.columns;
  const parts = plannerParts('en', trip);
  expect(mine?.hours).toBe(journeyOf(parts.legs).hours);
  expect(mine?.legs.map(({ taken }) => taken.by)).toEqual(
    legsOf(trip, parts.data).map(({ taken }) => taken.by),
  );
  expect(mine?.sights.length).toBeGreaterThan(2);
  expect(ready?.price.all).toBe(3 * (ready?.price.person ?? 0));
  expect(cellsOf(table, 'months')[0]?.lines).toContain(
    table.t('compare.inMonth', { month: 'May' }),
  );
  expect(cellsOf(table, 'weather')[0]?.lines).toHaveLength(2);
});

describe.each(locales)('%s: what sets trips apart is said', (locale) => {
  const t = translate[locale];

  test('the lowest price, the fewest hours and the only places', () => {
    const table = tableOf(two, locale);
    expect(marksOf(table, 'price')).toEqual([t('compare.cheapest'), undefined]);
    expect(marksOf(table, 'way')).toEqual([undefined, t('compare.leastWay')]);
    const blackSea = data[locale].places.find(({ id }) => id === 'blacksea')?.inText ?? '';
    expect(marksOf(table, 'stops')[1]).toBe(t('compare.onlyPlaces', { places: blackSea }));
    // Both have eight days.
    expect(marksOf(table, 'length')).toEqual([undefined, undefined]);
  });

  test('the least carbon, with the lighter way beside it', () => {
    const trip = {
      stops: stopsAt('istanbul.2,cappadocia.2'),
    };
    const table = tableOf({ ids: ['green-north'], trip }, locale);
    const { kilograms, lighter } =
      emissionsOf(plannerParts(locale, trip), defaultPeople, emissionFacts()) ?? {};
    const [mine, ready] = table.columns;
    expect(mine?.emissions).toEqual(expect.objectContaining({ kilograms, lighter }));
    expect(cellsOf(table, 'emissions')[0]?.lines).toHaveLength(2);
    expect(kilograms).toBeLessThan(ready?.emissions?.kilograms ?? 0);
    expect(marksOf(table, 'emissions')).toEqual([t('compare.lightest'), undefined]);
    const still = tableOf({ ids: [], trip: { stops: [{ place: 'antalya', nights: 4 }] } }, locale);
    expect(cellsOf(still, 'emissions')[0]).toEqual({ lines: [t('compare.noCarbon')] });
    const both = tableOf({ ...two, trip: { stops: [{ place: 'antalya', nights: 4 }] } }, locale);
    expect(marksOf(both, 'emissions')[0]).toBe(t('compare.lightest'));
  });

  test('the only one for a month, and the only one with few stairs', () => {
    const month = data[locale].months[6] ?? '';
    const table = tableOf({ ...two, trip: { stops: [], month: 'july' } }, locale);
    expect(marksOf(table, 'months')).toEqual([undefined, t('compare.onlyMonth', { month })]);
    const few = tableOf({ ...two, ids: ['first-visit', 'few-stairs'] }, locale);
    expect(marksOf(few, 'effort')).toEqual([undefined, t('compare.onlyFew')]);
  });

  test('a trip by itself is neither the lowest nor the only one', () => {
    const table = tableOf({ ...two, ids: ['few-stairs'] }, locale);
    expect(table.rows.flatMap(({ cells }) => cells.flatMap(({ mark }) => mark ?? []))).toEqual([]);
  });
});

test.each(locales)('%s: a place is compared as a stay of the nights of its plan', (locale) => {
  const table = tableOf({ ids: ['antalya', 'cappadocia'], trip: { stops: [] } }, locale);
  const places = ['antalya', 'cappadocia'].map((id) =>
    data[locale].places.find((one) => one.id === id),
  );
  expect(table.columns.map(({ nights, price }) => [nights, price.person])).toEqual(
    places.map((place) => [place?.nights, place?.price]),
  );
  expect(Math.min(...table.columns.map(({ sights }) => sights.length))).toBeGreaterThan(2);
  // "The only one with Antalya" says nothing of Antalya.
  expect(marksOf(table, 'stops')).toEqual([undefined, undefined]);
  expect(table.rows.map(({ id }) => id)).not.toContain('notFor');
});

test('a trip of a month is compared with ours of that month first', () => {
  const trip = { stops: [{ place: 'antalya', nights: 3 }] };
  expect(alike(trip, data.en.trips, 0)[0]?.goodMonths).toContain(1);
  expect(alike(trip, data.en.trips)[0]?.goodMonths).not.toContain(1);
});

test('most like a trip is the one with the same places and nearly as many nights', () => {
  const trips = content.trips.map(({ id, facts }) => ({ id, ...facts }));
  const alikeTo = (id: string) =>
    alike(trips.find((trip) => trip.id === id) ?? { stops: [] }, trips)[0]?.id;
  expect(alikeTo('first-visit')).toBe('for-two');
  expect(alikeTo('summer-by-the-sea')).toBe('from-izmir');
});
