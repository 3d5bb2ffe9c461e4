import { describe, expect, test } from 'vitest';
import { legsSchema } from '../../app/content/legs.ts';
import { waysTo } from '../../app/content/ways.server.ts';
import { locales } from '../../app/locales.ts';
import { gateways } from '../../app/planner/trip.ts';
import { townOf } from '../../app/planner/ways.ts';
import { destinationFacts } from '../support/specification.ts';
import { content } from '../support/texts.ts';

const { legs } = content;
/** Those that ways are known to. One that an owner has added is named by the report until there are some. */
const known = new Set(legs.legs.flatMap(({ from, to }) => [from, to]));
const destinations = content.site.destinations.filter((id) => known.has(id));
const isDestination = (id: string) => destinations.includes(id);

test('the places of the specification are reached', () => {
  expect(destinationFacts.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('every two destinations have one leg between them', () => {
  const pairs = legs.legs.map(({ from, to }) => [from, to].toSorted().join('–'));
  const expected = destinations.flatMap((from, at) =>
    destinations.slice(at + 1).map((to) => [from, to].toSorted().join('–')),
  );
  expect(pairs.toSorted()).toEqual(expected.toSorted());
});

const airportsOf = (id: string) =>
  content.destinations.find((one) => one.id === id)?.facts.place.airports ?? [];

test('flights end at airports of their place', () => {
  const astray = legs.legs.flatMap(({ from, to, ways }) =>
    ways.filter(
      (way) =>
        way.by === 'flight' &&
        !(airportsOf(from).includes(way.from) && airportsOf(to).includes(way.to)),
    ),
  );
  expect(astray).toEqual([]);
});

test('a distance between two destinations stands among the legs alone', () => {
  const twice = content.destinations.flatMap(({ id, facts }) =>
    destinations
      .filter((other) => Object.hasOwn(facts.kilometres, other))
      .map((other) => [id, other]),
  );
  expect(twice).toEqual([]);
});

test('every town that is no destination has one leg to each of them', () => {
  const towns = [...new Set(legs.fromHome.map(({ from }) => from))];
  expect(towns.toSorted()).toEqual(gateways.filter((id) => !isDestination(townOf(id))).toSorted());
  expect(legs.fromHome.map(({ from, to }) => `${from}–${to}`).toSorted()).toEqual(
    towns.flatMap((from) => destinations.map((to) => `${from}–${to}`)).toSorted(),
  );
});

test('destinations and legs give the same distances', () => {
  const differing = legs.fromHome.flatMap(({ from, to, ways }) => {
    const own = content.destinations.find(({ id }) => id === to)?.facts.kilometres[from];
    return ways.filter((way) => way.by === 'road' && own !== undefined && way.kilometres !== own);
  });
  expect(differing).toEqual([]);
});

test('a source that is not listed is found', () => {
  const { sources: _, ...rest } = legs;
  expect(legsSchema.safeParse({ ...rest, sources: {} }).success).toBe(false);
});

test('a source that nothing rests on is found', () => {
  const sources = { ...legs.sources, idle: { name: 'Nobody in particular' } };
  expect(legsSchema.safeParse({ ...legs, sources }).success).toBe(false);
});

describe.each(locales)('ways from Istanbul in %s', (locale) => {
  test.each(destinations.filter((id) => id !== 'istanbul'))('to %s', (id) => {
    const { ways, routes } = waysTo(locale, id);
    expect(ways.map(({ by }) => by)).toContain('flight');
    expect(ways.map(({ by }) => by)).toContain('road');
    expect(routes).toHaveLength(ways.length);
    for (const route of routes) {
      expect(route.at(0)?.id).toBe('istanbul');
      expect(route.at(-1)?.id).toBe(id);
    }
  });

  test('to Istanbul itself: none', () => {
    expect(waysTo(locale, 'istanbul')).toEqual({ ways: [], routes: [] });
  });
});
