import { describe, expect, test } from 'vitest';
import { getLegs } from '../../app/legs/legs.server.ts';
import { getMonth } from '../../app/months/months.server.ts';
import { monthIds } from '../../app/pages.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { sentenceOf } from '../../app/planner/warning-list.tsx';
import { warningsOf } from '../../app/trip/warnings.ts';
import { wordsOf } from '../../app/trip/words.ts';
import { listUnder } from '../support/style-guide.ts';
import { entryPieces, messagePieces, translate, show } from '../support/texts.ts';

const pieces = [...messagePieces('en'), ...entryPieces('en')];
const limits = listUnder('Words that turn into a tic').map((entry) => {
  const [word = '', most = ''] = entry.split(': ');
  return { word, most: Number(most) };
});

test.each(limits)('"$word" is used at most $most times', ({ word, most }) => {
  const wanted = new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'giu');
  const found = pieces.flatMap((piece) => [...piece.text.matchAll(wanted)].map(() => show(piece)));
  expect(found.slice(most)).toEqual([]);
});

const foreign = listUnder('Translated, or spelt the other way');

test.each(foreign)('"%s" is in no text', (phrase) => {
  const wanted = new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'iu');
  expect(pieces.filter(({ text }) => wanted.test(text)).map(show)).toEqual([]);
});

test('reasons to wait do not start with a figure', () => {
  const reasons = entryPieces('en').filter(({ place }) => / leaveOut: \d+: text$/.test(place));
  expect(reasons.length).toBeGreaterThan(12);
  expect(reasons.filter(({ text }) => /^\d/.test(text)).map(show)).toEqual([]);
});

const months = monthIds.flatMap((id) => getMonth('en', id));
const ways = getLegs('en').flatMap((leg) => leg.ways.map(({ text }) => text));
const data = getTripData('en');
const words = wordsOf('en', translate.en, data);
const warned = (from: string, place = 'istanbul') =>
  warningsOf({ stops: [{ place, nights: 3 }], from }, [], data, '2026-11-27').map((warning) =>
    sentenceOf(warning, translate.en, words),
  );

describe('durations', () => {
  test('of ways are hours and minutes in words, without a comma', () => {
    const timed = ways.filter((text) => /hour|minute/.test(text));
    expect(timed.length).toBeGreaterThan(20);
    expect(timed.filter((text) => /hours?, \d|\d\.\d|\bhrs?\b|\bmins?\b/.test(text))).toEqual([]);
    expect(ways).toContain(
      'By air: direct from Istanbul to Nevşehir (NAV) or Kayseri (ASR), about 1 hour 15 minutes; ' +
        'then by road: from Nevşehir (NAV) airport to Göreme or 80 km from Kayseri (ASR) airport to Göreme',
    );
    expect(ways).toContain('By road: 536 km, 6 to 7½ hours with short breaks');
    expect(ways).toContain('High-speed train, direct, about 4½ hours');
  });

  test('of daylight and sunshine are in words in every month', () => {
    const places = months.flatMap((one) => one.places);
    expect(places.length).toBeGreaterThan(60);
    const length = /^\d+ hours(?: \d+ minutes?)?$/;
    expect(places.map(({ light }) => light.length).filter((one) => !length.test(one))).toEqual([]);
    expect(places.map(({ sun }) => sun).filter((one) => !/^\d+ hours?$/.test(one))).toEqual([]);
  });

  test('from door to door', () => {
    expect(words.doorToDoor({ hours: 1 })).toBe('about 1 hour door to door');
    expect(words.doorToDoor({ hours: 5.6 })).toBe('about 5½ hours door to door');
    expect(words.doorToDoor({ hours: 5.8 })).toBe('about 6 hours door to door');
  });
});

test('dashes between names and days have no spaces', () => {
  const holidays = months.flatMap((one) =>
    one.holidays.flatMap(({ entries }) => entries.map(({ when }) => when)),
  );
  expect(holidays.length).toBeGreaterThan(10);
  const said = [
    ...holidays,
    ...ways,
    ...messagePieces('en').map(({ text }) => text),
    ...warned('2027-03-07'),
    ...warned('2027-05-12'),
    words.span('2027-01-25', '2027-02-05'),
    words.row(['Cappadocia', 'Antalya']),
  ];
  expect(said.filter((text) => /\s–|–\s/u.test(text))).toEqual([]);
  expect(words.span('2027-05-16', '2027-05-19')).toBe('16–19 May 2027');
  expect(words.row(['Cappadocia', 'Antalya'])).toBe('Cappadocia–Antalya');
});
