import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { search } from '../../app/search/engine.ts';
import { pageOf } from '../../app/search/entry.ts';
import { foldedWordsOf, indexedForms } from '../../app/search/fold.ts';
import { markedPieces } from '../../app/search/excerpt.ts';
import { indexes } from '../support/search-indexes.ts';
import { content } from '../support/texts.ts';

const termsFor = (locale: Locale, query: string) =>
  search(indexes[locale], query).results.flatMap(({ found }) => [...found.terms]);

describe.each(locales)('%s', (locale) => {
  const index = indexes[locale];

  test('a known place is found by its name alone, without typing errors or longer words', () => {
    for (const { names, also } of content.knownPlaces) {
      const words = new Set(
        [...Object.values(names), ...also].flatMap((name) => [
          ...foldedWordsOf(name),
          ...name.split(' ').flatMap(indexedForms),
        ]),
      );
      for (const name of Object.values(names))
        expect([name, termsFor(locale, name).filter((term) => !words.has(term))]).toEqual([
          name,
          [],
        ]);
    }
  });

  test('a place is either named by an entry or known as one that no tour goes to', () => {
    for (const { names } of content.knownPlaces) {
      const { results, otherPlaces } = search(index, names.tr);
      expect([names.tr, results.length + otherPlaces.length > 0]).toEqual([names.tr, true]);
    }
  });
});

test.each([
  ['tr', 'mardin', 'kadin'],
  ['tr', 'side', 'mide'],
  ['tr', 'kaş', 'kasim'],
  ['tr', 'vize', 'rize'],
  ['tr', 'amasra', 'masa'],
  ['tr', 'kına', 'kisa'],
  ['en', 'hat', 'what'],
] as const)('%s: %s does not find %s', (locale, query, other) => {
  expect(termsFor(locale, query)).not.toContain(other);
});

test.each(locales)('%s: a section is not found by the title of its page alone', (locale) => {
  const { translations } = content.articles[0] ?? {};
  const title = translations?.[locale].frontMatter.title ?? '';
  const word = foldedWordsOf(title).at(-1) ?? '';
  const { results } = search(indexes[locale], word);
  const sections = results.filter(({ of }) => of === title);
  expect(sections.length).toBeGreaterThan(0);
  const marked = ({ title: own, excerpt, found }: (typeof results)[number]) =>
    [own, excerpt].some((text) => markedPieces(text, found).some((piece) => piece.marked));
  expect(sections.filter((section) => !marked(section))).toEqual([]);
});

test.each([
  ['en', 'bodrum', 'Bodrum', 'ephesus'],
  ['en', 'tours to bodrum', 'Bodrum', 'ephesus'],
  ['tr', "Bodrum'a nasıl gidilir", 'Bodrum', 'ephesus'],
  ['tr', 'bodrumda tatil', 'Bodrum', 'ephesus'],
  ['ar', 'بودروم', 'بودروم', 'ephesus'],
  ['ar', 'رحلة إلى بودروم', 'بودروم', 'ephesus'],
  ['tr', 'konya', 'Konya', 'cappadocia'],
  ['ar', 'مرمريس', 'مرمريس', 'ephesus'],
  ['en', 'troy', 'Troy', undefined],
  ['tr', 'mardin turu', 'Mardin', undefined],
] as const)('%s: %s has no tour, and %s is near %s', (locale, query, name, nearest) => {
  const { otherPlaces } = search(indexes[locale], query);
  expect(otherPlaces.map((place) => [place.name, place.nearest])).toEqual([[name, nearest]]);
});

test.each([
  ['en', 'bodrum and mardin', ['Bodrum', 'Mardin']],
  ['tr', 'çeşme alaçatı turu', ['Çeşme', 'Alaçatı']],
  ['tr', 'hatay antakya turu', ['Hatay']],
] as const)('%s: "%s" asks for %j', (locale, query, names) => {
  const { otherPlaces } = search(indexes[locale], query);
  expect(otherPlaces.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['tr', 'kars'],
  ['ar', 'مدينة وان'],
] as const)('%s: nothing is found by chance for "%s", where no tour goes', (locale, query) => {
  const { results, otherPlaces } = search(indexes[locale], query);
  expect([otherPlaces.length, results.map(({ to }) => to)]).toEqual([1, []]);
});

test.each([
  ['tr', 'efeste otopark', 'ephesus'],
  ['en', 'train from istanbul to cappadocia', 'cappadocia'],
  ['tr', 'trabzon uçak ankara', 'blacksea'],
  ['en', 'getting from pamukkale to cappadocia', 'cappadocia'],
] as const)('%s: "%s" is answered with the place that it names', (locale, query, id) => {
  const [first] = search(indexes[locale], query).results;
  expect(pageOf(first?.to ?? '')).toBe(paths.destination(locale, id));
});

test.each([
  ['en', 'istanbul to bursa'],
  ['en', 'from ankara to cappadocia'],
  ['tr', 'ankaradan kapadokya kaç saat'],
  ['tr', 'ankara izmir kaç km'],
  ['en', 'which side of the road'],
  ['ar', 'من أنقرة إلى كابادوكيا'],
] as const)('%s: "%s" asks for no tour to another place', (locale, query) => {
  expect(search(indexes[locale], query).otherPlaces).toEqual([]);
});
