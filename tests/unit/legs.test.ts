import { describe, expect, test } from 'vitest';
import { legsSchema } from '../../app/content/legs.ts';
import { getLeg, getLegFromHub } from '../../app/legs/legs.server.ts';
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

  test('a flight of two hours has no minutes', () => {
    const [way] = getLegFromHub(locale, 'blacksea')?.ways ?? [];
    const time = translate[locale]('legs.hours', { hours: 2 });
    expect(way?.text.slice(-time.length)).toBe(time);
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

test('a flight that ends far from the place says how far, and by which town', () => {
  const [en, tr, ar] = wayOf('izmir', 'cappadocia', 'flight').map((text) =>
    text?.replaceAll(/[\u2060\u200f]/g, '').replaceAll('\u00a0', ' '),
  );
  expect(en).toContain('direct from İzmir to Kayseri (ASR)');
  expect(en).toMatch(/then 80 km by road to Göreme$/);
  expect(tr).toMatch(/İzmir–Kayseri.*Göreme kara yoluyla 80 km$/);
  expect(ar).toMatch(/من إزمير إلى قيصري.*80 كم برًّا إلى غوريمة$/);
  const [home] = wayOf('cappadocia', 'izmir', 'flight');
  expect(home).toMatch(/Göreme is 80\s+km .* Kayseri \(ASR\) airport$/);
  expect(home).not.toContain('Selçuk');
});

test('roads that people look for are named, with their toll on bayrams', () => {
  for (const [locale, charged, mayBeFree] of [
    ['en', 'on bayrams too', 'sometimes waived'],
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
  const distance = '223\u00A0km';
  expect(rail('istanbul', 'cappadocia')).toEqual({
    text: translate.en('legs.railTo.konya', { distance }),
    by: ['rail', 'road'],
  });
  expect(rail('cappadocia', 'istanbul')).toEqual({
    text: translate.en('legs.railFrom.konya', { distance }),
    by: ['road', 'rail'],
  });
});
