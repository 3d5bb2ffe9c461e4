import { describe, expect, test } from 'vitest';
import { headingsOf } from '../../app/i18n/markdown.server.ts';
import { wordsFile } from '../../app/content/words-file.ts';
import { defaultLocale, localeInfo, locales } from '../../app/locales.ts';
import { content, entryPieces, pages, show, textPieces, type Piece } from '../support/texts.ts';

const others = locales.filter((locale) => locale !== defaultLocale);

const sameInEnglish: Record<string, string> = {
  'content/ui/tr.json: plan.warn.hotIn': 'a name and a figure',
  'content/ui/tr.json: plan.warn.coldIn': 'a name and figures',
  'content/destinations/antalya/words.tr.md: frontMatter: title':
    'the place has its Turkish name in English',
  'content/destinations/pamukkale/words.tr.md: frontMatter: title':
    'the place has its Turkish name in English',
  'content/destinations/antalya/words.tr.md: frontMatter: highlights: 2: title':
    'three names of places',
  'site.json: name': 'the brand is one word in both languages',
  'content/ui/tr.json: when.celsius': 'the unit is the same',
  'content/ui/tr.json: when.celsiusRange': 'the unit is the same',
  'content/ui/tr.json: sightMap.metres': 'the unit is the same',
  'content/ui/tr.json: business.whatsapp': 'the name of the service',
};

/** Names on signs and of people are the same in English. */
const isName = ({ place }: Piece) =>
  / sights: \d+: name$| station$|^content\/people\/.* name$/.test(place);

const targets = (body: string) =>
  new Set([...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to));

describe.each(others)('%s', (locale) => {
  test('is translated: no text is the same as in English', () => {
    const english = new Set(textPieces(defaultLocale).map(({ text }) => text));
    const left = textPieces(locale)
      .filter((piece) => !isName(piece) && !(piece.place in sameInEnglish))
      .filter(({ text }) => /\p{L}/u.test(text) && english.has(text));
    expect(left.map(show)).toEqual([]);
  });

  test('has no English sentence', () => {
    const word = /(?<![\p{L}-])(?:the|and|with|your)(?![\p{L}-])/iu;
    const left = textPieces(locale).filter(({ text }) => word.test(text));
    expect(left.map(show)).toEqual([]);
  });

  test('has the sections of the English text, so that their anchors match', () => {
    const outline = (language: typeof locale) =>
      pages.map(({ folder, translations }) => [
        folder,
        headingsOf(translations[language].body).length,
      ]);
    expect(outline(locale)).toEqual(outline(defaultLocale));
  });

  test('mentions every page that the English text links to', () => {
    const lost = pages.flatMap(({ folder, translations }) =>
      [
        ...targets(translations[defaultLocale].body).difference(targets(translations[locale].body)),
      ].map((to) => `${wordsFile(folder, locale)}: ${to}`),
    );
    expect(lost).toEqual([]);
  });
});

const fewestAnswers = 8;

test.each(locales)('%s has at least eight answers', (locale) => {
  const own = content.answers.filter(({ translations }) => translations[locale]);
  expect(own.length).toBeGreaterThanOrEqual(fewestAnswers);
});

/** What is no Arabic: `<bdi>`, `{names}`, targets of links, and Latin words with the punctuation between them. */
const latin =
  /\{[\w.]+\}|<bdi\b[^>]*>[^<]*<\/bdi>|(?<=\])\([^)]*\)|\p{Script=Latin}[^\p{Script=Arabic}]*/gu;

describe.each(locales.filter((locale) => localeInfo[locale].dir === 'rtl'))('%s', (locale) => {
  const pieces = textPieces(locale).map(({ place, text }) => ({
    place,
    text: text.replaceAll(latin, ''),
  }));
  test.each([
    ['no stretched word (tatweel)', /\u0640/],
    ['no Latin punctuation', /[;?]|(?<!\d),|,(?!\d)/],
    ['no Arabic-Indic digits', /[\u0660-\u0669\u06F0-\u06F9]/],
  ])('has %s', (_, fault) => {
    expect(pieces.filter(({ text }) => fault.test(text)).map(show)).toEqual([]);
  });
});

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

test.each(locales)('every <bdi> in %s is closed', (locale) => {
  const open = textPieces(locale).filter(
    ({ text }) => count(text, /<bdi\b/g) !== count(text, /<\/bdi>/g),
  );
  expect(open.map(show)).toEqual([]);
});

test.each(locales)('no text in %s starts or ends with a space, or has a double space', (locale) => {
  const untidy = entryPieces(locale).filter(({ text }) => /^\s|\s$|\S {2}/.test(text));
  expect(untidy.map(show)).toEqual([]);
});
