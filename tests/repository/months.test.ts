import { expect, test } from 'vitest';
import { comfortLimits } from '../../app/climate/comfort.ts';
import { getMonth } from '../../app/months/months.server.ts';
import { locales } from '../../app/locales.ts';
import { ranked, strolling, type WishId, wishLimits } from '../../app/months/wishes.ts';
import { type MonthId, monthIds } from '../../app/pages.ts';
import { content } from '../support/texts.ts';

const { months, destinations, blocks } = content;

test('every month has a picture of its own', () => {
  expect(new Set(months.map(({ facts }) => facts.scene)).size).toBe(12);
});

test.each(locales)('the text about the comfort rule in %s has its limits', (locale) => {
  const text = blocks.find(({ id }) => id === 'month-rule')?.translations[locale].body ?? '';
  const limits = [
    ...Object.values(comfortLimits.best),
    ...Object.values(comfortLimits.good),
    ...Object.values(strolling),
    ...Object.values(wishLimits.heat),
    ...Object.values(wishLimits.rain),
    ...Object.values(wishLimits.green),
    ...destinations.flatMap(({ facts: { climate } }) =>
      climate.balloons?.figures === 'counted'
        ? [climate.balloons.flown, climate.balloons.counted, climate.balloons.yearly]
        : [],
    ),
  ];
  const said = new Set([...text.matchAll(/\d+/g)].map(([number]) => Number(number)));
  expect(limits.filter((limit) => !said.has(limit))).toEqual([]);
});

test('months with a warm sea are those of at least 20 °C', () => {
  const wrong = destinations.flatMap(({ id, facts: { climate } }) => {
    if (climate.sea?.figures !== 'agree') return [];
    const { swim, borderline, celsius } = climate.sea;
    return [
      ...swim.filter((number) => (celsius?.least[number - 1] ?? 20) < 20),
      ...swim.filter((number) => borderline.includes(number)),
    ].map((number) => `${id}: ${number}`);
  });
  expect(wrong).toEqual([]);
});

test('no two months have the same text', () => {
  for (const locale of locales) {
    const texts = months.map(({ translations }) => translations[locale].body);
    expect(new Set(texts).size).toBe(12);
  }
});

const idsOf = (id: MonthId, wishes?: readonly WishId[]) =>
  ranked(getMonth('en', id).places, wishes).map((place) => place.id);

test.each<[MonthId, WishId[], string]>([
  ['january', ['snow'], 'cappadocia'],
  ['july', ['sea'], 'antalya'],
  ['july', ['green'], 'blacksea'],
  ['august', ['green'], 'blacksea'],
  ['august', ['heat', 'green'], 'blacksea'],
  ['june', ['balloons'], 'cappadocia'],
  ['october', ['balloons'], 'cappadocia'],
  ['october', ['sea', 'rain'], 'antalya'],
  ['may', ['walk'], 'istanbul'],
])('who comes in %s for %j goes first to %s', (id, wishes, place) => {
  expect(idsOf(id, wishes)[0]).toBe(place);
});

test('balloons at Pamukkale, which no source counts, come after those that are counted', () => {
  const uncounted = monthIds.flatMap((id) =>
    getMonth('en', id).places.filter((place) => place.month.balloons === 'unknown'),
  );
  expect(uncounted.map((place) => place.id)).toEqual(monthIds.map(() => 'pamukkale'));
  expect(idsOf('january', ['balloons'])).toEqual([
    'cappadocia',
    'pamukkale',
    ...idsOf('january').filter((id) => id !== 'cappadocia' && id !== 'pamukkale'),
  ]);
});
