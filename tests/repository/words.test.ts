import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { listUnder } from '../support/style-guide.ts';
import { content, entryPieces, messagePieces, show } from '../support/texts.ts';

const languageNames: Record<Locale, string> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

/** The specification has this text. */
const fromSpecification = 'Capture breathtaking Turkish landscapes';

describe.each(locales)('%s', (locale) => {
  const pieces = [...messagePieces(locale), ...entryPieces(locale)];

  test('has no cliché', () => {
    const phrases = listUnder(languageNames[locale]).map((phrase) =>
      phrase.toLocaleLowerCase(locale),
    );
    const found = pieces
      .filter(({ text }) => text !== fromSpecification)
      .filter(({ text }) =>
        phrases.some((phrase) => text.toLocaleLowerCase(locale).includes(phrase)),
      );
    expect(found.map(show)).toEqual([]);
  });
});

/** Means of a place for a month and its neighbours, and of the sea. */
const around = (at: number) =>
  content.destinations.flatMap(({ facts: { climate } }) =>
    [at + 11, at, at + 1].flatMap((month) => {
      const sea = climate.sea?.figures === 'agree' ? climate.sea.celsius : undefined;
      const means = [climate.meanHighC, climate.meanLowC, sea?.least, sea?.most];
      return means.flatMap((figures) => figures?.[month % 12] ?? []);
    }),
  );

const degrees = /([−-]?\d+)(?:[–-](\d+))?\s?(?:°C|درج)/g;

/** Temperatures in the words of an entry that are none of these means. */
function otherDegrees(locale: Locale, folder: string, means: readonly number[]) {
  const known = new Set(means.map((mean) => Math.abs(Math.round(mean))));
  return entryPieces(locale)
    .filter(({ place }) => place.startsWith(`content/${folder}/`))
    .flatMap(({ place, text }) =>
      [...text.matchAll(degrees)].flatMap(([written, ...numbers]) =>
        numbers
          .filter((number) => number !== undefined)
          .filter((number) => !known.has(Math.abs(Number(number.replace('−', '-')))))
          .map(() => `${place}: ${written}`),
      ),
    );
}

test.each(locales)('temperatures of places and months in %s are those of the facts', (locale) => {
  const ofPlaces = content.destinations.flatMap(({ folder, facts: { climate } }) =>
    otherDegrees(locale, folder, [...climate.meanHighC, ...climate.meanLowC]),
  );
  expect(ofPlaces).toEqual([]);
  const ofMonths = content.months.flatMap(({ folder }, at) =>
    // The limit of a warm sea, and the summer temperature of the Black Sea.
    otherDegrees(locale, folder, [...around(at), 20, 23]),
  );
  expect(ofMonths).toEqual([]);
});

test('Turkish names have a typographic apostrophe before their suffix', () => {
  const names = content.destinations
    .flatMap(({ facts, translations: { tr } }) => [
      tr.frontMatter.title,
      ...facts.sights.map(({ sign }) => sign),
    ])
    // Common nouns in longer names and plurals have no apostrophe.
    .filter((name) => !name.includes(' ') && !/l[ae]r$/.test(name));
  const suffix = '(?:da|de|dan|den|ta|te|tan|ten|ya|ye|yı|yi|nın|nin|daki|deki|lı|li)';
  const joined = new RegExp(
    `(?<!\\p{L})(?:${[...new Set(names)].join('|')})${suffix}(?!\\p{L})`,
    'u',
  );
  const faults = [...messagePieces('tr'), ...entryPieces('tr')].filter(
    ({ text }) => text.includes("'") || joined.test(text),
  );
  expect(faults.map(show)).toEqual([]);
});

const units = [
  { en: /\} km\b/, tr: /\} km\b/, ar: /\} كم/ },
  { en: /\} mm\b/, tr: /\} mm\b/, ar: /\} ملم/ },
] as const;

test('a message has the same unit in each language', () => {
  const { en, tr, ar } = content.messages;
  const wrong = units.flatMap((unit) =>
    Object.entries(en)
      .filter(([, text]) => unit.en.test(text))
      .filter(([key]) => !unit.tr.test(tr[key] ?? '') || !unit.ar.test(ar[key] ?? ''))
      .map(([key]) => `${key} ${String(unit.en)}`),
  );
  expect(wrong).toEqual([]);
});
