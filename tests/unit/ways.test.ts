import { describe, expect, test } from 'vitest';
import { bestOf, legBetween } from '../../app/legs/leg.ts';
import { getLeg, getLegs } from '../../app/legs/legs.server.ts';
import { locales } from '../../app/locales.ts';
import { routeOf } from '../../app/map/route.ts';
import { content, reachable, translate } from '../support/texts.ts';

const { legs } = content;

const wayOf = (from: string, to: string, by: string) =>
  locales.map((locale) => getLeg(locale, from, to)?.ways.find((way) => way.by === by)?.text);

test('the roads to and from distant airports are told in the order of the journey', () => {
  const [en] = wayOf('cappadocia', 'izmir', 'flight');
  expect(en).toBe(
    'First by road: 80 km from Göreme to Kayseri (ASR) airport; ' +
      'then by air: direct from Kayseri (ASR) to İzmir, about 1 hour 35 minutes',
  );
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
  ['izmir', 'pamukkale', 'road', 2.25],
  ['bursa', 'ephesus', 'road', 4.75],
  ['istanbul', 'cappadocia', 'flight', 4.3],
  ['istanbul', 'antalya', 'flight', 4.4],
  ['antalya', 'pamukkale', 'road', 2.75],
  ['pamukkale', 'ephesus', 'road', 2.25],
])('the best way from %s to %s is by %s', (from, to, by, hours) => {
  const best = bestOf(getLeg('en', from, to)?.ways ?? []);
  expect(best?.by).toBe(by);
  expect(best?.hours).toBeCloseTo(hours, 1);
});

describe.each(locales)('in %s', (locale) => {
  const towns = legs.gateways.map(({ id, place }) => place ?? id);

  test('every town has a way to every place, and what was not read is not known', () => {
    const unread = towns.flatMap((from) =>
      reachable
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
