import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf, markedPieces } from '../../app/search/excerpt.ts';
import {
  askedForms,
  fold,
  indexedForms,
  splitWords,
  termsOf,
  withoutParticle,
} from '../../app/search/fold.ts';

test('invisible signs, as in pasted text, are no ends of a word', () => {
  for (const sign of ['\u00AD', '\u200B', '\u200D', '\u2060', '\uFEFF']) {
    const [word, ...others] = splitWords(`Cappa${sign}docia`);
    expect([fold(word?.text ?? ''), ...others]).toEqual(['cappadocia']);
  }
});

describe('two spellings are one word', () => {
  test.each([
    ['İSTANBUL', 'istanbul'],
    ['ISTANBUL', 'ıstanbul'],
    ['İstanbul', 'I\u0307stanbul'],
    ['ÇAĞLAYAN', 'caglayan'],
    ['Şirince', 'sirince'],
    ['gözleme', 'GOZLEME'],
    ['müzekart', 'mu\u0308zekart'],
    ['إسطنبول', 'اسطنبول'],
    ['آيدر', 'ايدر'],
    ['أفسس', 'افسس'],
    ['باموكالي', 'باموكالى'],
    ['غلطة', 'غلطه'],
    ['صَلاة', 'صلاه'],
    ['إســـطنبول', 'اسطنبول'],
    ['شتاء', 'شتا'],
    ['مؤذن', 'موذن'],
    ['١١٢', '112'],
    ['۱۱۲', '112'],
  ])('%s, %s', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test.each([
    ['المتحف', 'متحف'],
    ['والمتحف', 'متحف'],
    ['بالمتحف', 'متحف'],
    ['كالمتحف', 'متحف'],
    ['فالمتحف', 'متحف'],
    ['للمتحف', 'متحف'],
    ['وللمتحف', 'متحف'],
    ['وبالمتحف', 'متحف'],
  ])('%s is %s with an article', (word, bare) => {
    expect(indexedForms(word)).toContain(fold(bare));
    expect(askedForms(word)).toContain(fold(bare));
  });

  test.each([
    ['varmı', 'var'],
    ['girilirmi', 'girilir'],
    ['yapabilirmiyiz', 'yapabilir'],
  ])('%s asks with its particle for %s', (word, rest) => {
    expect(askedForms(word, 'tr')).toEqual([fold(word), rest]);
  });

  test.each(['ألانيا', 'بالون', 'والد', 'الى', 'كالكان'.slice(0, 4)])('%s has none', (word) => {
    expect(indexedForms(word)).toEqual([fold(word)]);
  });

  test.each([
    ['بإسطنبول', 'اسطنبول'],
    ['لأنطاليا', 'انطاليا'],
    ['وطرابزون', 'طرابزون'],
  ])('%s may be %s behind a particle', (word, rest) => {
    expect(withoutParticle(fold(word))).toBe(rest);
  });
});

const letters = fc.constantFrom(
  ..."aİıIiß ÇşĞ’'-éإأآىةءـَ١ لاو😀\u2066\u2069\u0307\ufb01".split(''),
  '😀',
  'İstanbul',
  'المتحف',
);
const text = fc.array(letters, { maxLength: 40 }).map((all) => all.join(''));

const anyText = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 20 }));

test('words are at their reported positions', () => {
  fc.assert(
    fc.property(anyText, (any) => {
      const words = splitWords(any);
      expect(words.map(({ start, end }) => any.slice(start, end))).toEqual(
        words.map(({ text: word }) => word),
      );
      expect(words.every(({ start }, at) => start >= (words[at - 1]?.end ?? 0))).toBe(true);
    }),
  );
});

test('folding twice is the same as folding once', () => {
  fc.assert(
    fc.property(anyText, (any) => {
      const folded = splitWords(any).map(({ text: word }) => fold(word));
      expect(folded.map(fold)).toEqual(folded);
    }),
  );
});

test.each([
  ['مناطيد', 'منطاد'],
  ['والمتاحف', 'متحف'],
  ['المساجد', 'مسجد'],
])('%s is marked where %s was found', (plural, singular) => {
  const found = { locale: 'ar', terms: new Set([singular]) } as const;
  expect(markedPieces(plural, found)).toEqual([{ text: plural, marked: true }]);
});

test('marking keeps every letter and marks the found words', () => {
  fc.assert(
    fc.property(text, fc.nat(), (any, at) => {
      const words = splitWords(any);
      const [found = 'istanbul'] = indexedForms(words[at % (words.length || 1)]?.text ?? '');
      const pieces = markedPieces(any, { locale: 'ar', terms: new Set([found]) });
      expect(pieces.map((piece) => piece.text).join('')).toBe(any);
      const starts = new Set(words.map(({ text: word }) => word));
      for (const piece of pieces) expect(!piece.marked || starts.has(piece.text)).toBe(true);
      const has = words.some(({ text: word }) => termsOf(word, 'ar').includes(found));
      expect(pieces.some(({ marked }) => marked) || !has).toBe(true);
    }),
  );
});

test.each([
  ['İstanbul’da vapur', ['istanbul'], 'İstanbul'],
  ['ISPARTA IĞDIR ılıca', ['ilica'], 'ılıca'],
  ['زيارة المتحف في الصباح', ['متحف'], 'المتحف'],
  ['تقع بإسطنبول', ['اسطنبول'], 'بإسطنبول'],
  ['😀 Göreme', ['goreme'], 'Göreme'],
])('in "%s" the words %j are marked', (words, found, expected) => {
  const marked = markedPieces(words, { locale: 'ar', terms: new Set(found) }).filter(
    (piece) => piece.marked,
  );
  expect(marked.map((piece) => piece.text)).toEqual([expected]);
});

const told =
  'Balloons fly at sunrise, on about 220 days a year. Each company has a minimum age. Ask how a cancelled flight is paid back before you pay for it.';

test.each([
  [['minimum', 'age'], '… Each company has a minimum age.'],
  [['sunrise'], 'Balloons fly at sunrise'],
  [['cancelled', 'flight', 'year'], '… Ask how a cancelled flight is paid back'],
  [[], 'Balloons fly at sunrise'],
])('the excerpt for %j is the sentence that has most of it', (terms, opening) => {
  const excerpt = excerptOf(told, { locale: 'en', terms: new Set(terms) });
  expect(excerpt.slice(0, opening.length)).toBe(opening);
});
