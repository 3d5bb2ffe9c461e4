import { describe, expect, test } from 'vitest';
import { holidaysSchema } from '../../app/content/holidays.ts';
import { holidaysKnownTo, holidaysOf } from '../../app/months/holidays.server.ts';
import { sentenceOf } from '../../app/planner/warning-list.tsx';
import { warningsOf } from '../../app/trip/warnings.ts';
import { plannerParts } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

const inMonth = (at: number) =>
  holidaysOf('en', at).flatMap(({ year, entries }) =>
    entries.map(({ id, expected }) => `${year} ${id}${expected ? ' expected' : ''}`),
  );

test('a holiday that crosses months is in each of them, and an expected one says so', () => {
  for (const at of [0, 1]) expect(inMonth(at)).toContain('2027 schoolWinter');
  expect(inMonth(0)).toContain('2028 ramadan expected');
  expect(inMonth(8)).toEqual([]);
});

/** As an Arab, a Turk and an English reader say them: days without the eve, which is named as one. */
const said = {
  en: {
    ramadan: /8 February\D+8 March/,
    ramazan: '9–11 March',
    kurban: '16–19 May',
    eves: ['the eve, 8 March,', 'the eve, 15 May,', 'on 28 October'],
    onPage: '9–11 March (the eve, Monday 8 March,',
  },
  tr: {
    ramadan: /8 Şubat\D+8 Mart/,
    ramazan: '9–11 Mart',
    kurban: '16–19 Mayıs',
    eves: ['arife 8 Mart,', 'arife 15 Mayıs,', '28 Ekim öğleden sonra'],
    onPage: '9–11 Mart; arife 8 Mart Pazartesi,',
  },
  ar: {
    ramadan: /8 فبراير\D+8 مارس/,
    ramazan: '9–11 مارس',
    kurban: '16–19 مايو',
    eves: ['عشية العيد 8 مارس،', 'عشية العيد 15 مايو،', 'يوم 28 أكتوبر'],
    onPage: '9–11 مارس (وعشية العيد الاثنين، 8 مارس،',
  },
};

describe.each(['en', 'tr', 'ar'] as const)('feasts of 2027 in %s', (locale) => {
  const { ramadan, ramazan, kurban, eves, onPage } = said[locale];
  const { data, words } = plannerParts(locale, { stops: [] });
  const t = translate[locale];
  const warned = (from: string, nights: number) =>
    warningsOf({ stops: [{ place: 'istanbul', nights }], from }, [], data, '2026-11-27')
      .map((warning) => sentenceOf(warning, t, words))
      .join(' ');

  test('the planner gives their days and names the eve', () => {
    const sentences = [
      warned('2027-03-01', 20),
      warned('2027-05-01', 20),
      warned('2027-10-20', 12),
    ];
    expect(sentences[0]).toContain(`${ramazan} 2027`);
    expect(sentences[0]).toMatch(ramadan);
    expect(sentences[1]).toContain(`${kurban} 2027`);
    for (const [at, eve] of eves.entries()) expect(sentences[at]).toContain(eve);
  });

  test('the page of the month does; a day by itself has its weekday', () => {
    const march = holidaysOf(locale, 2).flatMap(({ entries }) => entries);
    expect(march.map(({ when }) => when).join('\n')).toContain(onPage);
  });

  test('the answer about Ramadan does', () => {
    const answer = content.answers.find(({ id }) => id === 'ramadan')?.translations[locale];
    const text = answer?.body ?? '';
    expect(text).toContain(ramazan);
    expect(text).toContain(kurban);
    expect(text).toMatch(ramadan);
  });
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
