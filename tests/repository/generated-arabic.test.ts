import { describe, expect, test } from 'vitest';
import { comfortWordOf } from '../../app/climate/comfort.ts';
import { formatInteger, monthNames } from '../../app/i18n/format.ts';
import { getLegs } from '../../app/legs/legs.server.ts';
import { sentencesIn } from '../../app/legs/sentences.server.ts';
import { holidaysOf } from '../../app/months/holidays.server.ts';
import { climateYear, getMonth } from '../../app/months/months.server.ts';
import { monthIds } from '../../app/pages.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { wordsOf } from '../../app/trip/words.ts';
import { content, translate } from '../support/texts.ts';

// Arabic that code composes of parts, with each count and name.

const t = translate.ar;
const data = getTripData('ar');
const words = wordsOf('ar', t, data);
const months = monthIds.flatMap((id) => getMonth('ar', id));

describe('hours', () => {
  const sentences = sentencesIn('ar');
  const drive = (least: number, most: number) =>
    sentences.road({
      by: 'road',
      sources: [],
      confidence: 'high',
      asOf: '2026',
      drive: { hours: [least, most], sources: [], confidence: 'high' },
    });

  test.each([
    [1, 1.5, 'من ساعة إلى ساعة ونصف'],
    [2, 2.5, 'من ساعتين إلى ساعتين ونصف'],
    [2.5, 3, 'من ساعتين ونصف إلى 3 ساعات'],
    [6, 7.5, 'من 6 ساعات إلى 7 ساعات ونصف'],
    [8, 10, 'من 8 ساعات إلى 10 ساعات'],
    [10.5, 13, 'من 10 ساعات ونصف إلى 13 ساعة'],
    [0.5, 1, 'من نصف ساعة إلى ساعة'],
  ])('of a drive from %d to %d are words', (least, most, said) => {
    expect(drive(least, most)).toBe(`برًّا: ${said} مع استراحات قصيرة`);
  });

  const ways = getLegs('ar').flatMap((leg) => leg.ways.map(({ text }) => text));

  test('of all ways have no decimal, no dash and no nominative', () => {
    expect(ways.length).toBeGreaterThan(50);
    const wrong = /\d\.\d|[–-]\d|ساعتان|دقيقتان|(?<!\p{L})[سد](?!\p{L})/u;
    expect(ways.filter((text) => wrong.test(text))).toEqual([]);
    expect(ways.filter((text) => text.includes('30 دقيقة'))).toEqual([]);
  });

  test('of a journey are told in its order', () => {
    expect(ways).toContain(
      'أولًا برًّا 80 كم من غوريمة إلى مطار قيصري (ASR)؛ ' +
        'ثم جوًّا: رحلات مباشرة من قيصري (ASR) إلى إزمير، نحو ساعة و35 دقيقة؛ ' +
        'ثم برًّا 60 كم من مطار إزمير إلى سلجوق',
    );
    expect(ways).toContain('قطار سريع مباشر، نحو 4 ساعات ونصف');
  });

  test.each([
    [1, 'نحو ساعة'],
    [1.5, 'نحو ساعة ونصف'],
    [2, 'نحو ساعتين'],
    [2.5, 'نحو ساعتين ونصف'],
    [4.4, 'نحو 4 ساعات ونصف'],
    [10.5, 'نحو 10 ساعات ونصف'],
    [11.5, 'نحو 11 ساعة ونصف'],
    [3, 'نحو 3 ساعات'],
    [10, 'نحو 10 ساعات'],
    [11, 'نحو 11 ساعة'],
    [100, 'نحو 100 ساعة'],
  ])('from door to door: %d', (hours, said) => {
    expect(words.doorToDoor({ hours })).toBe(`(${said} من الباب إلى الباب)`);
  });

  test('of daylight and of sunshine are words in every month', () => {
    const places = months.flatMap((one) => one.places);
    expect(places.length).toBe(12 * content.destinations.length);
    const length = /^\d+ (?:ساعات|ساعة)(?: و(?:دقيقة|دقيقتان|\d+ (?:دقائق|دقيقة)))?$/u;
    expect(places.map(({ light }) => light.length).filter((one) => !length.test(one))).toEqual([]);
    const sun = /^(?:ساعة|ساعتان|\d+ ساعات|\d+ ساعة)$/u;
    expect(places.map((place) => place.sun).filter((one) => !sun.test(one))).toEqual([]);
  });
});

describe('a month of a place', () => {
  const cells = climateYear('ar').places.flatMap(({ id, months: own }) =>
    own.map((means, at) => ({
      name: `${id} ${at + 1}`,
      means,
      word: comfortWordOf(means),
      said: t('year.cell', {
        month: words.month(at),
        ...means,
        comfort: t(`year.${comfortWordOf(means)}`),
      }),
    })),
  );

  test('names the reason why it does not suit', () => {
    const rests = cells.filter(({ means }) => means.comfort === 'rest');
    expect(new Set(rests.map(({ word }) => word))).toEqual(new Set(['hot', 'cool', 'cold', 'wet']));
    expect(cells.filter(({ said }) => / أو /u.test(said)).map(({ name }) => name)).toEqual([]);
    const said = (name: string) => cells.find((one) => one.name === name)?.said;
    expect(said('antalya 8')).toMatch(/: شديد الحرّ$/u);
    expect(said('cappadocia 11')).toMatch(/: مائل إلى البرودة$/u);
    expect(said('cappadocia 1')).toMatch(/: بارد$/u);
    expect(said('blacksea 10')).toMatch(/: كثير المطر$/u);
  });

  test.each([
    [0, 'بلا أيام ماطرة'],
    [1, 'يوم ماطر واحد'],
    [2, 'يومان ماطران'],
    [5, '5 أيام ماطرة'],
    [11, '11 يومًا ماطرًا'],
    [100, '100 يوم ماطر'],
  ])('with %d rainy days', (rainDays, said) => {
    const values = { month: 'يوليو', highC: 30, rainMm: 4, comfort: 'مناسب' };
    expect(t('year.cell', { ...values, rainDays })).toContain(`نهارًا، ${said}، 4`);
    const limits = { coolestC: 18, warmestC: 29, rainMm: 100, rainDays };
    expect(t('year.ruleBest', limits)).toContain(`وفي الشهر ${said} و100`);
    expect(t('year.ruleGood', limits)).toContain(`وفي الشهر ${said} و100`);
  });

  test('is a number above a table', () => {
    expect(monthNames('ar').map(({ narrow }) => narrow)).toEqual(
      Array.from({ length: 12 }, (_, at) => String(at + 1)),
    );
  });
});

describe('the planner', () => {
  test.each(data.places.map(({ id, title }) => [id, title]))(
    'names the place of a drive: %s',
    (_, title) => {
      expect(t('plan.travel', { from: title, to: 'إسطنبول' })).toBe(`من ${title} إلى إسطنبول`);
    },
  );

  test.each([
    [1, 'المبيت في آيدر'],
    [2, 'المبيت ليلتين في آيدر'],
    [3, 'المبيت 3 ليالٍ في آيدر'],
    [11, 'المبيت 11 ليلة في آيدر'],
  ])('names the town of %d nights', (nights, said) => {
    expect(t('plan.nightsAt', { place: 'آيدر', nights })).toBe(said);
  });

  test.each([
    [1, 'مسافر واحد'],
    [2, 'مسافران معًا'],
    [6, '6 مسافرين معًا'],
    [11, '11 مسافرًا معًا'],
    [100, '100 مسافر معًا'],
  ])('names %d people before their price', (people, said) => {
    expect(t('plan.fromAll', { people, price: '9,900 $' })).toBe(`${said}: ابتداءً من 9,900 $`);
  });

  test('starts no feast on a day of the fast', () => {
    const { spans } = data.holidays;
    const fasts = spans.filter(({ kind }) => kind === 'ramadan');
    expect(fasts.length).toBeGreaterThan(0);
    const both = fasts.flatMap((fast) =>
      spans.filter(({ kind, from, to }) => kind === 'bayram' && from <= fast.to && to >= fast.from),
    );
    expect(both).toEqual([]);
    expect(words.span('2027-03-09', '2027-03-11')).toBe('9–11 مارس 2027');
  });
});

test('a negative number has a minus sign', () => {
  expect(formatInteger(-3)).toBe('\u22123');
  expect(words.degrees(-3)).toContain('\u22123');
});

test('days of a feast within a month have a dash without spaces', () => {
  const days = monthIds.flatMap((_, at) =>
    holidaysOf('ar', at).flatMap(({ entries }) => entries.map(({ when }) => when)),
  );
  expect(days.length).toBeGreaterThan(10);
  expect(days.filter((when) => /\d\s+[–-]\s+\d|-/u.test(when))).toEqual([]);
});
