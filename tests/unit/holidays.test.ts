import { expect, test } from 'vitest';
import { holidaysSchema } from '../../app/content/holidays.ts';
import { holidaysKnownTo, holidaysOf } from '../../app/months/holidays.server.ts';
import { content } from '../support/texts.ts';

const inMonth = (at: number) =>
  holidaysOf('en', at).flatMap(({ year, entries }) =>
    entries.map(({ id, expected }) => `${year} ${id}${expected ? ' expected' : ''}`),
  );

test('a holiday that crosses months is in each of them', () => {
  expect(inMonth(0)).toEqual([
    '2027 newYear',
    '2027 schoolWinter',
    '2028 newYear',
    '2028 ramadan expected',
  ]);
  expect(inMonth(1)).toEqual([
    '2027 schoolWinter',
    '2027 ramadan',
    '2028 ramadan expected',
    '2028 ramazan expected',
  ]);
});

test('an eve belongs to its feast', () => {
  const [year] = holidaysOf('en', 4);
  const kurban = year?.entries.find(({ id }) => id === 'kurban');
  expect(kurban?.when).toMatch(/16.*19 May/);
  expect(kurban?.eve).toMatch(/15 May/);
});

test('other months have none', () => {
  expect(inMonth(8)).toEqual([]);
  expect(inMonth(11)).toEqual([]);
});

test('no holiday is later than the last published dates', () => {
  const { spans, knownTo } = content.holidays;
  const late = spans.filter(({ kind, to }) =>
    kind === 'school' ? to > knownTo.school : to > knownTo.holidays,
  );
  expect(late).toEqual([]);
  expect(spans.filter(({ confidence, expected }) => confidence === 'medium' && !expected)).toEqual(
    [],
  );
  expect(holidaysKnownTo('en').school).toBe('25 June 2027');
});

test('a holiday without a name or a source is invalid', () => {
  const [first] = content.holidays.spans;
  const broken = {
    ...content.holidays,
    spans: [{ ...first, id: 'bairam', sources: ['unlisted'] }],
  };
  const { error } = holidaysSchema.safeParse(broken);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'bairam: there is no "unlisted"',
    'bairam: there is no "names.bairam"',
  ]);
});
