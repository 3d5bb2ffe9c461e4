import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { drawn, illustrations } from '../../app/pictures/art/manifest.ts';
import { locales } from '../../app/locales.ts';
import { firstPage, pagesOf, sharePicture } from '../../app/paths.ts';
import { readShareRecord, wantedShares } from '../../tools/build/share-record.ts';
import { exists } from '../support/project.ts';
import { content } from '../support/texts.ts';

describe('illustrations', () => {
  test('each is on one page', () => {
    const { articles, destinations } = content;
    const shown = [
      ...destinations.flatMap(({ facts }) => facts.illustrations),
      ...articles.flatMap(({ facts }) => facts.illustrations.map(({ id }) => id)),
    ];
    expect(shown.toSorted()).toEqual(Object.keys(illustrations).toSorted());
  });

  test('every destination with a drawn scene has one', () => {
    const without = content.destinations
      .filter(({ facts }) => Object.hasOwn(drawn, facts.scene))
      .filter(({ facts }) => facts.illustrations.length === 0);
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

describe('share pictures', () => {
  const wanted = wantedShares();

  test('are one for each page in each language; all pages of a list have the same', () => {
    const pages = locales.flatMap((locale) => pagesOf(locale, content.site));
    expect(wanted.map(({ address }) => address)).toEqual(
      pages.filter((address) => firstPage(address) === address),
    );
    expect(new Set(pages.map(sharePicture)).size).toBe(wanted.length);
  });

  test('all exist', () => {
    const missing = wanted.filter(({ file }) => !exists(file)).map(({ file }) => file);
    expect(missing, 'run: npm run build').toEqual([]);
  });
});

// The build does not check this: a page may go live before its share picture has words.
test('share pictures have the words of their pages', () => {
  const record = readShareRecord();
  const others = wantedShares()
    .filter(({ address, shows }) => !isDeepStrictEqual(record[address], shows))
    .map(({ address }) => `${address} has other words; run: npm run art -- share`);
  expect(others).toEqual([]);
});
