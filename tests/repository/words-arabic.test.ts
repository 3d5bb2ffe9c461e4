import { expect, test } from 'vitest';
import { entriesWithTexts } from '../../app/content/collections.server.ts';
import { monthNames } from '../../app/i18n/format.ts';
import { listUnder } from '../support/style-guide.ts';
import {
  content,
  entryPieces,
  messageKeys,
  messagePieces,
  textPieces,
  translate,
  tripOf,
  show,
} from '../support/texts.ts';

const pieces = [...messagePieces('ar'), ...entryPieces('ar')];
const calques = listUnder('عبارات مترجمة');

test('no text has a calque of the style guide', () => {
  const found = pieces.filter(({ text }) => calques.some((calque) => text.includes(calque)));
  expect(found.map(show)).toEqual([]);
});

const buttons = listUnder('الأزرار');

test('buttons are verbal nouns, not masculine imperatives', () => {
  expect(buttons.filter((key) => !messageKeys.some((known) => known === key))).toEqual([]);
  // افتح, اكتشف and أرسل without a second alif as in اكتشاف; verbs like خطّط; and عُد.
  const imperative = /^(?:[اأ](?!ل)[^ا\s]*|(?!ت)\p{L}{2}\u0651\p{L}*|\p{L}\u064F\p{L})(?=\s|$)/u;
  const wrong = messageKeys
    .filter((key) => buttons.includes(key))
    .filter((key) => imperative.test(translate.ar(key, { place: 'Efes' })));
  expect(wrong).toEqual([]);
});

const levantine = [
  'كانون الثاني',
  'شباط',
  'آذار',
  'نيسان',
  'أيار',
  'حزيران',
  'تموز',
  'آب',
  'أيلول',
  'تشرين الأول',
  'تشرين الثاني',
  'كانون الأول',
] as const;
const gulf = monthNames('ar').map(({ long }) => long);

test('a Levantine month follows its Gulf name in brackets', () => {
  const pair = new RegExp(gulf.map((name, at) => `${name} \\(${levantine[at]}\\)`).join('|'), 'gu');
  const lone = new RegExp(
    `(?<!\\p{L})[وفبل]?(?:${levantine.join('|')}|كانون|تشرين)(?!\\p{L})`,
    'u',
  );
  const wrong = pieces.filter(({ text }) => lone.test(text.replaceAll(pair, '')));
  expect(wrong.map(show)).toEqual([]);
});

test('the best months of a place have both their names', () => {
  const months = content.destinations.map(({ id, facts, translations }) => {
    const text = translations.ar.frontMatter.bestTime.months;
    const named = gulf.flatMap((name, at) => (text.includes(name) ? [at] : []));
    expect(named.length, `of ${id}`).toBeGreaterThan(1);
    expect(facts.bestMonths.length, `of ${id}`).toBeGreaterThanOrEqual(named.length);
    return named.filter((at) => !text.includes(`${gulf[at]} (${levantine[at]})`));
  });
  expect(months.flat()).toEqual([]);
});

test('a year is always called عام', () => {
  const bare = /سنة \d{4}|(?<!\p{L})[وف]?(?:منذ|في|صيف) (?:19|20)\d{2}(?!\d)/u;
  expect(pieces.filter(({ text }) => bare.test(text)).map(show)).toEqual([]);
});

test('the tanwin is before its alif', () => {
  expect(pieces.filter(({ text }) => text.includes('\u0627\u064B')).map(show)).toEqual([]);
});

test('the brand is in guillemets in prose', () => {
  const brand = content.site.name.ar;
  const wrong = textPieces('ar')
    // Except where it is the name alone, not part of a sentence.
    .filter(({ place }) => !/: name$|head\.home\.title$|footer\.copyright$/.test(place))
    .filter(({ text }) => text.replaceAll(`«${brand}»`, '').includes(brand));
  expect(wrong.map(show)).toEqual([]);
});

test('no prefix is joined to a Latin word', () => {
  const joined = /(?<!\p{L})[وفبلك]{1,2}(?:<bdi[^>]*>)?\p{Script=Latin}/u;
  expect(pieces.filter(({ text }) => joined.test(text)).map(show)).toEqual([]);
});

test('Turkish words in texts are marked as Turkish; names need not be', () => {
  const elsewhere = /<bdi[^>]*>[^<]*<\/bdi>|\{[^}]*\}|\([^)]*\/[^)]*\)|[\w-]+(?:\.[\w-]+)+/gu;
  const unmarked = /(?<!\p{L})(?!eSIM)[a-zçğıöşü]\p{L}*|\p{Script=Latin}+\?/gu;
  const found = entriesWithTexts(content).flatMap(({ folder, translations }) =>
    (translations.ar?.body.replaceAll(elsewhere, '').match(unmarked) ?? []).map(
      (word) => `${folder}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});

test('Turkish words between bdi are marked as Turkish', () => {
  expect(pieces.filter(({ text }) => /<bdi>[^<]*[çğıöşüİ]/u.test(text)).map(show)).toEqual([]);
});

test('the sentences about a sight begin in Arabic', () => {
  const latin = /(?:^|[.؟!]\s+)["«(]*\p{Script=Latin}/u;
  const texts = content.destinations.flatMap(({ id, translations }) =>
    translations.ar.frontMatter.sights.map(({ text }) => ({ place: id, text })),
  );
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter(({ text }) => latin.test(text)).map(show)).toEqual([]);
});

test('the sentences about a sight do not begin with the meaning of its name', () => {
  const dictionary =
    /^["«]?(?:كلمة|معنى|معناها|الاسم|اسمه|اسمها|لعبارة|[^.،:]{0,14} بالتركية)(?!\p{L})/u;
  const texts = content.destinations.flatMap(({ id, translations }) =>
    translations.ar.frontMatter.sights.map(({ text }) => ({ place: id, text })),
  );
  expect(texts.filter(({ text }) => dictionary.test(text)).map(show)).toEqual([]);
});

test('doves have vowel marks, because the word for bath has the same letters', () => {
  expect(pieces.filter(({ text }) => /حمام(?!ة)/u.test(text)).map(show)).toEqual([]);
});

test('the answer about the green north matches the plan of the trip', () => {
  const answer =
    content.answers.find(({ id }) => id === 'green-summer')?.translations.ar?.body ?? '';
  const nights = [...answer.matchAll(/^- \*\*(ليلة|ليلتان) في/gmu)].map(([, said]) =>
    said === 'ليلة' ? 1 : 2,
  );
  const stop = tripOf('green-north').facts.stops.find(({ place }) => place === 'blacksea');
  expect(nights.reduce((sum, one) => sum + one, 0)).toBe(stop?.nights);
});
