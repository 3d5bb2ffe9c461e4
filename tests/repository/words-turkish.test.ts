import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { monthNames } from '../../app/i18n/format.ts';
import {
  entryPieces,
  messagePieces,
  translate,
  messageKeys,
  type Piece,
} from '../support/texts.ts';

/* What content/STYLE.md asks of the Turkish edition alone. Its lists are read, not repeated. */

const styleGuide = readFileSync('content/STYLE.md', 'utf8');
const pieces = [...messagePieces('tr'), ...entryPieces('tr')];
const show = ({ place, text }: Piece) => `${place}: ${text}`;

function listUnder(heading: string): string[] {
  const [, section = ''] = styleGuide.split(`### ${heading}\n`);
  const [own = ''] = section.split(/\n#{2,3} /);
  return [...own.matchAll(/^- (.+)$/gm)].map(([, entry = '']) => entry);
}

const buttons = listUnder('Düğmeler');

test('the style guide names interface strings that exist', () => {
  expect(buttons.length).toBeGreaterThan(5);
  expect(buttons.filter((key) => !messageKeys.some((known) => known === key))).toEqual([]);
});

test('buttons stand in the short imperative: neither "okuyun" nor "okumak"', () => {
  const other = /(?:\p{L}[ıiuü]n(?:[ıiuü]z)?|m[ae]k)$/u;
  const wrong = messageKeys
    .filter((key) => buttons.includes(key))
    .filter((key) => other.test(translate.tr(key)));
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

test('months in running text are lower case, in dates they are not', () => {
  // Behind a word a month is none of a date, unless its year follows.
  const capital = new RegExp(`(?:[\\p{L},;] |–\\u2060?)${anyOf(months)}(?! ?\\d{4})`, 'u');
  const lower = months.map((month) => month.toLocaleLowerCase('tr'));
  const small = new RegExp(`(?<![\\d.])\\d{1,2} ${anyOf(lower)}`, 'u');
  const wrong = pieces.filter(({ text }) => capital.test(text) || small.test(text));
  expect(wrong.map(show)).toEqual([]);
});
