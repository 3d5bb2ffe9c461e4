import { expect, test } from 'vitest';
import { comfortWordOf } from '../../app/climate/comfort.ts';
import { monthNames } from '../../app/i18n/format.ts';
import { getLegs } from '../../app/legs/legs.server.ts';
import { getMonth } from '../../app/months/months.server.ts';
import { type MonthId, monthIds } from '../../app/pages.ts';
import { troublesOf } from '../../app/months/wishes.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { sentenceOf } from '../../app/planner/warning-list.tsx';
import { warningsOf } from '../../app/trip/warnings.ts';
import { wordsOf } from '../../app/trip/words.ts';
import { listUnder } from '../support/style-guide.ts';
import { entryPieces, messagePieces, translate, messageKeys, show } from '../support/texts.ts';

const pieces = [...messagePieces('tr'), ...entryPieces('tr')];
const buttons = listUnder('Düğmeler');

test('buttons are short imperatives: neither "okuyun" nor "okumak"', () => {
  const other = /(?:\p{L}[ıiuü]n(?:[ıiuü]z)?|m[ae]k)$/u;
  const wrong = messageKeys
    .filter((key) => buttons.includes(key))
    .filter((key) => other.test(translate.tr(key, { place: 'Efes', title: 'Efes' })));
  expect(wrong).toEqual([]);
});

const limits = listUnder('Ölçülü sözcükler').map((entry) => {
  const [stem = '', most = ''] = entry.split(': ');
  return { stem, most: Number(most) };
});

test.each(limits)('"$stem" is used at most $most times', ({ stem, most }) => {
  const word = new RegExp(`(?<!\\p{L})${stem}`, 'gu');
  const found = pieces.flatMap((piece) =>
    [...piece.text.toLocaleLowerCase('tr').matchAll(word)].map(() => show(piece)),
  );
  expect(found.slice(most)).toEqual([]);
});

const months = monthNames('tr').map(({ long }) => long);
const anyOf = (names: readonly string[]) =>
  `(?:${names.join('|')})(?:[dt][ae]n?|[ıiuü]n?|[ae])?(?!\\p{L})`;

test('months are lower case in running text, and upper case in dates', () => {
  // A month after a word is part of a date only if a year follows.
  const capital = new RegExp(`(?:[\\p{L},;] |–)${anyOf(months)}(?! ?\\d{4})`, 'u');
  const lower = months.map((month) => month.toLocaleLowerCase('tr'));
  const small = new RegExp(`(?<![\\d.])\\d{1,2} ${anyOf(lower)}`, 'u');
  const wrong = pieces.filter(({ text }) => capital.test(text) || small.test(text));
  expect(wrong.map(show)).toEqual([]);
});

test.each(listUnder('Çeviri kokanlar'))('"%s" is in no text', (phrase) => {
  const wanted = phrase.toLocaleLowerCase('tr');
  const found = pieces.filter(({ text }) => text.toLocaleLowerCase('tr').includes(wanted));
  expect(found.map(show)).toEqual([]);
});

const span = (one: string) => `${one}(?:–${one})?`;

/** Numbers that are neither a day nor a year. */
function figuresOf(text: string): string[] {
  const number = String.raw`\d+(?:[.,]\d+)?`;
  const dates = new RegExp(
    `${span(`\\d{1,2}`)}(?: (?:${months.join('|')}))|ayın \\d+|${span(String.raw`(?:19|20)\d{2}`)}`,
    'gu',
  );
  return text.replaceAll(dates, '').match(new RegExp(span(number), 'gu')) ?? [];
}

test('a paragraph about a month has at most two figures: the table has the rest', () => {
  const full = entryPieces('tr')
    .filter(({ place }) => place.startsWith('content/months/'))
    .filter(({ text }) => figuresOf(text).length > 2);
  expect(full.map(show)).toEqual([]);
});

const generated = monthIds.flatMap((id) => {
  const { places, holidays } = getMonth('tr', id);
  return [
    ...places.flatMap(({ sun, light }) => [sun, light.sunrise, light.sunset, light.length]),
    ...holidays.flatMap(({ entries }) => entries.map(({ when }) => when)),
  ];
});
const ways = getLegs('tr').flatMap((leg) => leg.ways);
const data = getTripData('tr');
const words = wordsOf('tr', translate.tr, data);

test('ways name towns, not the codes of airports', () => {
  const texts = ways.map(({ text }) => text);
  expect(texts.filter((text) => /[A-Z]{3}/.test(text))).toEqual([]);
  expect(texts).toContain(
    'Uçakla: doğrudan İstanbul–Nevşehir/Kayseri, yaklaşık 1 saat 15 dakika; ' +
      'varınca kara yoluyla Nevşehir Havalimanı–Göreme veya Kayseri Havalimanı–Göreme (80 km)',
  );
  expect(texts).toContain(
    'Önce kara yoluyla Göreme–Kayseri Havalimanı (80 km); ' +
      'sonra uçakla: doğrudan Kayseri–İzmir, yaklaşık 1 saat 35 dakika; ' +
      'varınca kara yoluyla İzmir Havalimanı–Selçuk (60 km)',
  );
  expect(texts).toContain('Aktarmasız yüksek hızlı tren, yaklaşık 4 buçuk saat');
});

test('dashes between names and days have no spaces', () => {
  const said = [
    ...generated,
    ...ways.map(({ text }) => text),
    ...messagePieces('tr').map(({ text }) => text),
    words.span('2027-01-25', '2027-02-05'),
    words.row(['Kapadokya', 'Antalya']),
  ];
  expect(said.filter((text) => /\s–|–\s/u.test(text))).toEqual([]);
  expect(words.span('2027-01-25', '2027-02-05')).toBe('25 Ocak–5 Şubat 2027');
  expect(words.row(['Kapadokya', 'Antalya'])).toBe('Kapadokya–Antalya');
});

test('hours and minutes are words, and the clock has a dot', () => {
  const said = [
    ...generated,
    ...ways.map(({ text }) => text),
    ...messagePieces('tr').map(({ text }) => text),
    ...[1, 2, 9.4].map((hours) => words.doorToDoor({ hours })),
  ];
  expect(said.filter((text) => /(?:sa|dk)\.|\d:\d/u.test(text))).toEqual([]);
  expect(words.doorToDoor({ hours: 5.6 })).toMatch(/^kapıdan kapıya yaklaşık 5\sbuçuk saat$/);
});

const warned = (from: string, place = 'istanbul') =>
  warningsOf({ stops: [{ place, nights: 3 }], from }, [], data, '2026-11-27').map((warning) =>
    sentenceOf(warning, translate.tr, words),
  );

test('a warning starts with its month, and describes the weather', () => {
  expect(warned('2027-07-05', 'pamukkale')[0]).toMatch(/^Temmuz ayında .*Pamukkale 37\s°C\.$/);
  expect(warned('2027-11-08', 'cappadocia')[0]).toMatch(/^Kasım ayında .*Kapadokya 12\/\d\s°C\.$/);
});

test('a day is cool from 10 °C on, and cold below', () => {
  const [may] = getMonth('tr', 'may').places;
  const told = (highC: number) =>
    may &&
    troublesOf({ ...may.month, highC }).map((trouble) => translate.tr(`when.why.${trouble}`));
  expect([4, 9, 10, 12, 17, 18].map((high) => told(high)?.join())).toEqual([
    'soğuk',
    'soğuk',
    'serin hava',
    'serin hava',
    'serin hava',
    '',
  ]);
});

function named(id: MonthId, place: string) {
  const found = getMonth('tr', id).places.find((one) => one.id === place);
  return found && translate.tr(`year.${comfortWordOf(found.month)}`);
}

test('an unpleasant month is named by its reason', () => {
  expect(named('november', 'cappadocia')).toBe('serin');
  expect(named('january', 'cappadocia')).toBe('soğuk');
  expect(named('july', 'pamukkale')).toBe('sıcak');
  expect(named('october', 'blacksea')).toBe('yağışlı');
  expect(named('may', 'istanbul')).toBe('en iyi');
});
