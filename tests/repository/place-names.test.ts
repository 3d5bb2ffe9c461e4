import { describe, expect, test } from 'vitest';
import { content, textPieces } from '../support/texts.ts';

const pieces = textPieces('ar');
const { places } = content;

/** A name as a word, with the prefixes for "and", "in", "for", "as" and the article. */
const asWord = (name: string) =>
  new RegExp(`(?<!\\p{L})[وف]?(?:[بلك]?(?:ال)?|لل)${name}(?![\\p{L}\\p{M}])`, 'u');

/** Rough consonants, which spellings of a foreign name share. */
const skeleton = (word: string) =>
  word
    .replaceAll(/[\p{M}اأإآويىةهع]/gu, '')
    .replaceAll('ق', 'ك')
    .replaceAll(/[غج]/g, 'ك')
    .replaceAll('ط', 'ت')
    .replaceAll('ص', 'س');

/** Shorter skeletons match ordinary words. */
const longEnough = 5;

describe('the register of place names', () => {
  test('has every name once', () => {
    const names = places.flatMap(({ arabic, also }) => [arabic, ...also]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('has no name that is not used', () => {
    const unused = places.filter(({ arabic }) => {
      const name = asWord(arabic);
      return !pieces.some(({ text }) => name.test(text));
    });
    expect(unused.map(({ arabic }) => arabic)).toEqual([]);
  });

  test('has the name of every base', () => {
    const bases = content.destinations.flatMap(({ facts }) => facts.bases.map(({ name }) => name));
    const registered = new Map(places.map(({ turkish, arabic }) => [turkish, arabic]));
    expect(bases.filter(({ tr, ar }) => registered.get(tr) !== ar)).toEqual([]);
  });

  test('has the title of every destination that is one word', () => {
    const known = new Set(places.map(({ arabic }) => arabic));
    const titles = content.destinations.map(
      ({ translations }) => translations.ar.frontMatter.title,
    );
    expect(titles.filter((title) => !title.includes(' ') && !known.has(title))).toEqual([]);
  });
});

describe('Arabic texts', () => {
  test('use no other spelling of a registered place', () => {
    const wrong = places.flatMap(({ also }) =>
      also.flatMap((spelling) => {
        const name = asWord(spelling);
        return pieces
          .filter(({ text }) => name.test(text))
          .map(({ place }) => `${place}: ${spelling}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('use no similar spelling of one', () => {
    const longest = places.filter(({ arabic }) => skeleton(arabic).length >= longEnough);
    const bySkeleton = new Map(longest.map(({ arabic }) => [skeleton(arabic), arabic]));
    const wrong = pieces.flatMap(({ place, text }) =>
      [...text.matchAll(/\p{Script=Arabic}+/gu)].flatMap(([word]) => {
        const meant = bySkeleton.get(skeleton(word));
        return meant !== undefined && !asWord(meant).test(word)
          ? [`${place}: ${word} for ${meant}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('have the Arabic name of a place beside its Turkish name', () => {
    const wrong = places.flatMap(({ arabic, turkish }) => {
      const [latin, own] = [asWord(turkish), asWord(arabic)];
      return (
        pieces
          .filter(({ text }) => latin.test(text) && !own.test(text))
          // The text about a sight has its name above it.
          .filter(({ place }) => !/ sights: \d+: text$/.test(place))
          .map(({ place }) => `${place}: ${turkish} without ${arabic}`)
      );
    });
    expect(wrong).toEqual([]);
  });
});
