import { describe, expect, test } from 'vitest';
import { legsSchema } from '../../app/content/legs.ts';
import { getLeg, getLegFromHub } from '../../app/legs/legs.server.ts';
import { locales } from '../../app/locales.ts';
import { routeOf } from '../../app/map/route.ts';
import { content, reachable, translate } from '../support/texts.ts';

const { legs } = content;

test('every two destinations have one leg between them', () => {
  const pairs = legs.legs.map(({ from, to }) => [from, to].toSorted().join('–'));
  const expected = reachable.flatMap((from, at) =>
    reachable.slice(at + 1).map((to) => [from, to].toSorted().join('–')),
  );
  expect(pairs.toSorted()).toEqual(expected.toSorted());
});

const airportsOf = (id: string) =>
  content.destinations.find((one) => one.id === id)?.facts.place.airports ?? [];

test('flights are between airports of places and of towns where people start, each once', () => {
  const served = new Set([
    ...reachable.flatMap(airportsOf),
    ...legs.gateways.flatMap(({ airports = [] }) => airports),
  ]);
  const ends = legs.flights.flatMap(({ from, to }) => [from, to]);
  expect(ends.filter((code) => !served.has(code))).toEqual([]);
  const pairs = legs.flights.map(({ from, to }) => [from, to].toSorted().join('–'));
  expect(pairs).toEqual([...new Set(pairs)]);
});

test('a distance between two destinations is in the legs only', () => {
  const twice = content.destinations.flatMap(({ id, facts }) =>
    reachable.filter((other) => Object.hasOwn(facts.kilometres, other)).map((other) => [id, other]),
  );
  expect(twice).toEqual([]);
});

test('every town that is no destination has one leg to each destination', () => {
  const towns = [...new Set(legs.fromHome.map(({ from }) => from))];
  const homes = legs.gateways.filter(({ place }) => place === undefined).map(({ id }) => id);
  expect(towns.toSorted()).toEqual(homes.toSorted());
  expect(legs.fromHome.map(({ from, to }) => `${from}–${to}`).toSorted()).toEqual(
    towns.flatMap((from) => reachable.map((to) => `${from}–${to}`)).toSorted(),
  );
});

test('destinations and legs give the same distances', () => {
  const differing = legs.fromHome.flatMap(({ from, to, ways }) => {
    const own = content.destinations.find(({ id }) => id === to)?.facts.kilometres[from];
    return ways.filter((way) => way.by === 'road' && own !== undefined && way.kilometres !== own);
  });
  expect(differing).toEqual([]);
});

test('a source that is not listed is reported', () => {
  const { sources: _, ...rest } = legs;
  expect(legsSchema.safeParse({ ...rest, sources: {} }).success).toBe(false);
});

test('an unused source is reported', () => {
  const sources = { ...legs.sources, idle: { name: 'An unused source' } };
  expect(legsSchema.safeParse({ ...legs, sources }).success).toBe(false);
});

test('the hub and the towns of gateways are destinations', () => {
  const named = [legs.hub, ...legs.gateways.flatMap(({ place }) => place ?? [])];
  expect(named.filter((id) => !reachable.includes(id))).toEqual([]);
});

describe.each(locales)('the leg from the hub in %s', (locale) => {
  test.each(reachable.filter((id) => id !== legs.hub))('to %s', (id) => {
    const leg = getLegFromHub(locale, id);
    const by = leg?.ways.map((way) => way.by) ?? [];
    expect(by).toContain('flight');
    expect(by).toContain('road');
    for (const way of leg?.ways ?? []) {
      const route = leg ? routeOf(leg, way) : [];
      expect(route.at(0)?.id).toBe(legs.hub);
      expect(route.at(-1)?.id).toBe(id);
    }
  });

  test('a flight of whole or half hours has no minutes', () => {
    const ending = (from: string, to: string) => getLeg(locale, from, to)?.ways[0]?.text;
    const [two, half] = [
      translate[locale]('legs.hours', { hours: 2 }),
      translate[locale]('legs.hoursAndHalf', { hours: 1 }),
    ];
    expect(ending('blacksea', 'istanbul')?.slice(-two.length)).toBe(two);
    expect(ending('cappadocia', 'istanbul')?.slice(-half.length)).toBe(half);
  });

  test('does not exist to the hub itself', () => {
    expect(getLegFromHub(locale, legs.hub)).toBeUndefined();
  });
});

test.each(locales)('flights in %s name towns, and codes only behind them', (locale) => {
  const flights = [...legs.legs, ...legs.fromHome].flatMap(({ from, to }) =>
    [getLeg(locale, from, to), getLeg(locale, to, from)].flatMap(
      (leg) => leg?.ways.filter(({ by }) => by === 'flight').map(({ text }) => text) ?? [],
    ),
  );
  expect(flights.length).toBeGreaterThan(20);
  const bare = flights.filter((text) => /\b[A-Z]{3}\b/.test(text.replaceAll(/\([^)]*\)/g, '')));
  expect(bare).toEqual([]);
});
