import { describe, expect, test } from 'vitest';
import { legsSchema } from '../../app/content/legs.ts';
import { bestOf, legBetween } from '../../app/legs/leg.ts';
import { getLeg, getLegFromHub, getLegs } from '../../app/legs/legs.server.ts';
import { locales } from '../../app/locales.ts';
import { routeOf } from '../../app/map/route.ts';
import { content, translate } from '../support/texts.ts';

const { legs } = content;
/** Destinations with ways: a new one may still be without. */
const known = new Set(legs.legs.flatMap(({ from, to }) => [from, to]));
const destinations = content.site.destinations.filter((id) => known.has(id));

test('every two destinations have one leg between them', () => {
  const pairs = legs.legs.map(({ from, to }) => [from, to].toSorted().join('–'));
  const expected = destinations.flatMap((from, at) =>
    destinations.slice(at + 1).map((to) => [from, to].toSorted().join('–')),
  );
  expect(pairs.toSorted()).toEqual(expected.toSorted());
});

const airportsOf = (id: string) =>
  content.destinations.find((one) => one.id === id)?.facts.place.airports ?? [];

test('flights are between airports of places and of towns where people start, each once', () => {
  const served = new Set([
    ...destinations.flatMap(airportsOf),
    ...legs.gateways.flatMap(({ airports = [] }) => airports),
  ]);
  const ends = legs.flights.flatMap(({ from, to }) => [from, to]);
  expect(ends.filter((code) => !served.has(code))).toEqual([]);
  const pairs = legs.flights.map(({ from, to }) => [from, to].toSorted().join('–'));
  expect(pairs).toEqual([...new Set(pairs)]);
});

test('a distance between two destinations is in the legs only', () => {
  const twice = content.destinations.flatMap(({ id, facts }) =>
    destinations
      .filter((other) => Object.hasOwn(facts.kilometres, other))
      .map((other) => [id, other]),
  );
  expect(twice).toEqual([]);
});

test('every town that is no destination has one leg to each destination', () => {
  const towns = [...new Set(legs.fromHome.map(({ from }) => from))];
  const homes = legs.gateways.filter(({ place }) => place === undefined).map(({ id }) => id);
  expect(towns.toSorted()).toEqual(homes.toSorted());
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
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

describe.each(locales)('the leg from the hub in %s', (locale) => {
  test.each(destinations.filter((id) => id !== legs.hub))('to %s', (id) => {
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

const wayOf = (from: string, to: string, by: string) =>
  locales.map((locale) => getLeg(locale, from, to)?.ways.find((way) => way.by === by)?.text);

test('the roads to and from distant airports are told in the order of the journey', () => {
  const [en, tr, ar] = wayOf('cappadocia', 'izmir', 'flight');
  expect(en).toBe(
    'First by road: 80 km from Göreme to Kayseri (ASR) airport; ' +
      'then by air: direct from Kayseri (ASR) to İzmir, about 1 hour 35 minutes',
  );
  expect(tr).toMatch(/^Önce kara yoluyla Göreme–Kayseri.*80 km.*; sonra uçakla: .*Kayseri–İzmir/);
  expect(ar).toMatch(/^أولًا برًّا 80 كم من غوريمة.*؛ ثم جوًّا: .*من قيصري.* إلى إزمير/u);
  const [there] = wayOf('ankara', 'ephesus', 'flight');
  expect(there).toMatch(/^By air: .*; then by road: 60 km from İzmir airport to Selçuk$/);
});

const lastNightIn = (base: string, to: string) =>
  legBetween(getLegs('en'), 'blacksea', to, base)?.ways ?? [];

test('the ways from another base of the place begin there, and take longer', () => {
  const [flight, ...rest] = lastNightIn('ayder', 'ankara');
  expect(flight?.text).toMatch(/^First by road: 53 km from Ayder to Rize-Artvin \(RZV\)/);
  const [usual, ...others] = lastNightIn('trabzon', 'ankara');
  expect(usual?.text).toMatch(/^By air: direct from Trabzon/);
  expect((flight?.hours ?? 0) - (usual?.hours ?? 0)).toBeGreaterThan(0.8);
  expect((rest.at(-1)?.hours ?? 0) - (others.at(-1)?.hours ?? 0)).toBe(3);
});

test('an airport without a known road to the base is not offered', () => {
  const texts = lastNightIn('uzungol', 'istanbul').map(({ text }) => text);
  expect(texts.join()).toContain('100 km from Uzungöl to Trabzon');
  expect(texts.join()).not.toContain('Rize-Artvin');
});

const flight = (from: string, to: string) => wayOf(from, to, 'flight')[0];

test('minutes are those of the direction, and none where it was not read', () => {
  expect(flight('istanbul', 'blacksea')).toContain('1 hour 45 minutes');
  expect(flight('blacksea', 'istanbul')).toContain('2 hours');
  expect(flight('konya', 'istanbul')).toBe('By air: direct from Konya to Istanbul');
  expect(flight('bursa', 'blacksea')).toMatch(/on some days only$/);
});

/** What every reader in Türkiye knows. */
test.each([
  ['ankara', 'antalya', 'flight', 4.25],
  ['ankara', 'istanbul', 'rail', 5],
  ['ankara', 'blacksea', 'flight', 4.25],
  ['ankara', 'cappadocia', 'road', 3.5],
  ['ankara', 'pamukkale', 'road', 6],
  ['ankara', 'ephesus', 'flight', 5.33],
  ['konya', 'istanbul', 'rail', 5.33],
  ['konya', 'cappadocia', 'road', 2.75],
  ['konya', 'antalya', 'road', 3.5],
  ['konya', 'pamukkale', 'road', 5],
  ['adana', 'istanbul', 'flight', 4.67],
  ['adana', 'antalya', 'flight', 4.25],
  ['adana', 'blacksea', 'flight', 4.25],
  ['adana', 'cappadocia', 'road', 3.5],
  ['izmir', 'istanbul', 'flight', 4.17],
  ['izmir', 'antalya', 'flight', 4.08],
  ['izmir', 'ephesus', 'road', 1.25],
  ['izmir', 'cappadocia', 'flight', 5.83],
  ['bursa', 'istanbul', 'road', 2.5],
  ['bursa', 'blacksea', 'flight', 4.58],
])('the best way from %s to %s is by %s', (from, to, by, hours) => {
  const best = bestOf(getLeg('en', from, to)?.ways ?? []);
  expect(best?.by).toBe(by);
  expect(best?.hours).toBeCloseTo(hours, 1);
});

describe.each(locales)('in %s', (locale) => {
  const towns = legs.gateways.map(({ id, place }) => place ?? id);

  test('every town has a way to every place, and what was not read is not known', () => {
    const unread = towns.flatMap((from) =>
      destinations
        .filter((to) => to !== from)
        .flatMap((to) => {
          const leg = getLeg(locale, from, to);
          expect(bestOf(leg?.ways ?? []), `${from}–${to}`).toBeDefined();
          const open = leg?.ways.filter(({ hours }) => hours === undefined) ?? [];
          return open.map(({ text }) => `${from}–${to}: ${text}`);
        }),
    );
    const said = translate[locale]('legs.flightNotKnown');
    expect(unread).toEqual([`konya–pamukkale: ${said}`]);
  });
});

const timed = (by: 'flight' | 'rail' | 'road', hours: number) => ({ by, text: by, hours });

test('a train is not preferred where a flight saves more than an hour and a half', () => {
  expect(bestOf([timed('flight', 4), timed('rail', 5.25), timed('road', 6)])?.by).toBe('rail');
  expect(bestOf([timed('flight', 4), timed('rail', 5.75), timed('road', 6)])?.by).toBe('flight');
  expect(bestOf([timed('rail', 5), timed('road', 4.5)])?.by).toBe('road');
});

test('roads that people look for are named with their toll, on bayrams too where readers drive then', () => {
  for (const [locale, charged, mayBeFree] of [
    ['en', 'a toll on the', 'a toll on the'],
    ['tr', 'bayramda da', 'ücretsiz olabilir'],
    ['ar', 'في الأعياد أيضًا', 'وقد يُعفى'],
  ] as const) {
    const road = (from: string, to: string) =>
      getLeg(locale, from, to)?.ways.find(({ by }) => by === 'road')?.text;
    const nigde = road('ankara', 'cappadocia');
    expect(nigde).toContain(legs.motorways['ankaraNigde']?.name[locale]);
    expect(nigde).toContain(charged);
    const denizli = road('ephesus', 'pamukkale');
    expect(denizli).toContain(legs.motorways['aydinDenizli']?.name[locale]);
    expect(denizli).toContain(charged);
    expect(denizli).toContain(mayBeFree);
  }
});

const airports = (from: string, to: string) =>
  getLeg('en', from, to)?.ways.flatMap(({ by, text }) =>
    by === 'flight' ? (text.split(';')[0]?.match(/[A-Z]{3}/g) ?? []) : [],
  );

test('flights back are the same as flights there', () => {
  expect(airports('antalya', 'cappadocia')).toEqual(
    airports('cappadocia', 'antalya')?.toReversed(),
  );
  expect(airports('antalya', 'cappadocia')).not.toEqual([]);
  expect(getLeg('en', legs.hub, 'atlantis')).toBeUndefined();
});

const rail = (from: string, to: string) => {
  const leg = getLeg('en', from, to);
  const way = leg?.ways.find(({ by }) => by === 'rail');
  return leg && way
    ? { text: way.text, by: routeOf(leg, way).flatMap((point) => point.by ?? []) }
    : undefined;
};

test('a train that ends before the place comes first on the way there and last on the way back', () => {
  const distance = '223 km';
  const time = '4 hours 50 minutes';
  expect(rail('istanbul', 'cappadocia')).toEqual({
    text: translate.en('legs.railTo.konya', { distance, time }),
    by: ['rail', 'road'],
  });
  expect(rail('cappadocia', 'istanbul')).toEqual({
    text: translate.en('legs.railFrom.konya', { distance, time }),
    by: ['road', 'rail'],
  });
});
