import { describe, expect, test } from 'vitest';
import { getMonth } from '../../app/months/months.server.ts';
import {
  fitOf,
  ranked,
  troublesOf,
  unknownWishes,
  wishesAsQuery,
  wishesIn,
  wishLimits,
  type MonthOfPlace,
  type WishId,
} from '../../app/months/wishes.ts';
import { locales } from '../../app/locales.ts';
import { rankingIn } from '../../app/months/ranking.ts';
import { monthIds } from '../../app/pages.ts';
import { translate } from '../support/texts.ts';

const mild: MonthOfPlace = {
  comfort: 'best',
  highC: 23,
  lowC: 14,
  rainDays: 3,
  rainMm: 20,
  sea: 'none',
  balloons: 'none',
  ski: false,
  unmeasuredHeights: false,
  driestMm: 10,
};

describe('a wish', () => {
  test.each<[string, WishId, Partial<MonthOfPlace>, string]>([
    ['walking where it is best', 'walk', {}, 'yes'],
    ['walking where it is good', 'walk', { comfort: 'good' }, 'partly'],
    ['walking where it is neither', 'walk', { comfort: 'rest' }, 'no'],
    ['a warm sea', 'sea', { sea: 'warm' }, 'yes'],
    ['a sea of about 20 °C', 'sea', { sea: 'borderline' }, 'partly'],
    ['the sea, inland', 'sea', {}, 'no'],
    ['a sea of which no sources agree', 'sea', { sea: 'unknown' }, 'unknown'],
    ['no heat, at the limit', 'heat', { highC: wishLimits.heat.best }, 'yes'],
    ['no heat, a degree more', 'heat', { highC: wishLimits.heat.best + 1 }, 'partly'],
    ['no heat in July', 'heat', { highC: 37 }, 'no'],
    ['few rain days', 'rain', { rainDays: 4 }, 'yes'],
    ['some rain days', 'rain', { rainDays: 8 }, 'partly'],
    ['many rain days', 'rain', { rainDays: 9 }, 'no'],
    ['balloons in summer', 'balloons', { balloons: 'often' }, 'yes'],
    ['balloons in winter', 'balloons', { balloons: 'seldom' }, 'partly'],
    ['balloons where none are known', 'balloons', {}, 'no'],
    ['balloons that are not counted', 'balloons', { balloons: 'unknown' }, 'unknown'],
    ['snow where nights freeze', 'snow', { lowC: 0 }, 'yes'],
    ['snow where one can ski nearby', 'snow', { ski: true }, 'partly'],
    ['snow on heights without a station', 'snow', { unmeasuredHeights: true }, 'unknown'],
    ['snow on a mild coast', 'snow', {}, 'no'],
    ['green slopes', 'green', { driestMm: 94 }, 'yes'],
    ['green slopes in winter', 'green', { driestMm: 94, highC: 12 }, 'partly'],
    ['green slopes after a dry summer', 'green', {}, 'no'],
  ])('for %s', (_, wish, month_, fit) => {
    expect(fitOf(wish, { ...mild, ...month_ })).toBe(fit);
  });
});

test('the ranking keeps every place for any wishes', () => {
  const places = getMonth('en', 'july')?.places ?? [];
  const ids = ranked(places, ['snow', 'balloons']).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(places.map(({ id }) => id).toSorted());
});

const wished: readonly WishId[] = ['sea', 'heat', 'rain', 'balloons', 'snow', 'green'];

describe.each(locales)('the sentence about the ranking in %s', (locale) => {
  test.each(monthIds)('names no place that does not meet the wish: %s', (id) => {
    const places = getMonth(locale, id).places;
    const wrong = wished.flatMap((wish) => {
      const said = rankingIn(locale, translate[locale], places, [wish]);
      const unfit = places.filter(({ month }) => fitOf(wish, month) === 'no');
      return unfit.filter(({ title }) => said.includes(title)).map(() => said);
    });
    expect(wrong).toEqual([]);
  });
});

test('a wish inside a sentence begins with a small letter', () => {
  const places = getMonth('tr', 'may').places;
  const said = rankingIn('tr', translate.tr, places, ['rain', 'green']);
  expect(said).toContain('az yağmur ve yeşil dağlar');
});

describe('an address', () => {
  test.each([
    ['', []],
    ['sea,rain', ['sea', 'rain']],
    ['rain,sea,rain', ['sea', 'rain']],
    ['beer,sea,__proto__', ['sea']],
    ['SEA، (rain).', ['sea', 'rain']],
  ])('%j names the wishes %j', (value, wishes) => {
    expect(wishesIn(value)).toEqual(wishes);
  });

  test('tells what is no wish, as it is written', () => {
    expect(unknownWishes('Beer,sea,toString')).toEqual(['Beer', 'toString']);
  });

  test('lists the wishes', () => {
    expect(wishesAsQuery(['sea', 'rain'])).toBe('?for=sea,rain');
    expect(wishesAsQuery([])).toBe('');
  });
});

test('reasons against a month are named', () => {
  expect(troublesOf(mild)).toEqual([]);
  expect(troublesOf({ ...mild, highC: 37 })).toEqual(['hot']);
  expect(troublesOf({ ...mild, highC: 4, rainDays: 9, rainMm: 235 })).toEqual(['cold', 'rains']);
  expect(troublesOf({ ...mild, rainDays: 9 })).toEqual(['rainDays']);
  expect(troublesOf({ ...mild, rainMm: 235 })).toEqual(['rain']);
});
