import { expect, test } from 'vitest';
import { problemsOfTrips } from '../../app/content/checks/trips.server.ts';
import { pictureWordsIn } from '../../app/content/picture-words.ts';
import { wordsFile } from '../../app/content/words-file.ts';
import { inEachLocale, locales } from '../../app/locales.ts';
import { content } from '../support/texts.ts';

const [trip, ...others] = content.trips;
if (!trip) throw new Error('there is no trip');

/** A picture that belongs to no place and to no article, and that no page describes. */
const withOwnPicture = (imageAlt?: string) => ({
  ...content,
  messages: inEachLocale(() => ({})),
  trips: [
    ...others,
    {
      ...trip,
      facts: { ...trip.facts, scene: 'experiences' as const },
      translations: inEachLocale((locale) => ({
        ...trip.translations[locale],
        frontMatter: { ...trip.translations[locale].frontMatter, imageAlt },
      })),
    },
  ],
});

test('a trip says itself what a picture of its own shows', () => {
  expect(problemsOfTrips(withOwnPicture('A road between two lakes'))).toEqual([]);
  for (const locale of locales) {
    const words = pictureWordsIn(withOwnPicture('A road between two lakes'), locale, 'experiences');
    expect(words).toBe('A road between two lakes');
  }
});

test('a trip without words for its own picture is reported in each language', () => {
  expect(problemsOfTrips(withOwnPicture())).toEqual(
    locales.map((locale) =>
      expect.objectContaining({ file: wordsFile(trip.folder, locale), field: 'imageAlt' }),
    ),
  );
});
