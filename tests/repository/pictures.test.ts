import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { illustrations, scenes } from '../../app/art/manifest.ts';
import { locales } from '../../app/locales.ts';
import { firstPage, pagesOf, sharePicture } from '../../app/paths.ts';
import { readRecord } from '../../art/pipeline/record.ts';
import {
  heavyPosters,
  illustration,
  limitOf,
  paths,
  poster,
  share,
} from '../../art/pipeline/settings.ts';
import { shareImages } from '../../art/pipeline/share-list.ts';
import { exists } from '../support/project.ts';
import { content } from '../support/texts.ts';

const bytesOf = (file: string) => statSync(join(paths.pictures, file)).size;

const posters = Object.keys(scenes).flatMap((scene) =>
  poster.budget.map(({ width, bytes }) => {
    const file = `${scene}-${width}.avif`;
    return { scene, width, file, bytes, limit: limitOf(scene, width) ?? bytes };
  }),
);

describe('posters are light', () => {
  test.each(posters)('$file has at most $limit bytes', ({ file, limit }) => {
    expect(bytesOf(file)).toBeLessThanOrEqual(limit);
  });

  test('at most two may weigh more, each with a reason', () => {
    const reasons = Object.values(heavyPosters).map(({ reason }) => reason);
    expect(reasons.length).toBeLessThanOrEqual(2);
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
  });

  test('none may weigh more that does not need to', () => {
    const idle = posters
      .filter(({ file, bytes, limit }) => limit > bytes && bytesOf(file) <= bytes)
      .map(({ file }) => file);
    expect(idle).toEqual([]);
  });
});

describe('illustrations', () => {
  const { width, bytes } = illustration.limit;
  const names = Object.keys(illustrations);

  test.each(names)(`%s is light: at most ${bytes} bytes at ${width}`, (name) => {
    expect(bytesOf(`illustrations/${name}-${width}.avif`)).toBeLessThanOrEqual(bytes);
  });

  test('each stands on one page', () => {
    const { articles, destinations } = content;
    const shown = [
      ...destinations.flatMap(({ facts }) => facts.illustrations),
      ...articles.flatMap(({ facts }) => facts.illustrations.map(({ id }) => id)),
    ];
    expect(shown.toSorted()).toEqual(names.toSorted());
  });

  test('every destination has one, once somebody has drawn the place', () => {
    const { posters: drawn } = readRecord();
    const without = content.destinations
      .filter(({ facts }) => !drawn[facts.scene]?.standIn)
      .filter(({ facts }) => facts.illustrations.length === 0);
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

describe('the pictures that pages are shared with', () => {
  const images = shareImages();
  const { share: rendered } = readRecord();
  const command = 'run: npm run art -- share';

  test('are one for every page of every language; further pages of a list have that of the first', () => {
    const pages = locales.flatMap((locale) => pagesOf(locale, content.site));
    expect(images.map(({ address }) => address)).toEqual(
      pages.filter((address) => firstPage(address) === address),
    );
    expect(new Set(pages.map(sharePicture)).size).toBe(images.length);
  });

  test('are all there', () => {
    const missing = images.filter(({ file }) => !exists(`public/art/${file}`));
    expect(missing.map(({ address }) => `${address} has none; ${command}`)).toEqual([]);
  });

  test('say what their pages say now, on the drawings and in the fonts of now', () => {
    const stale = images.filter(({ address, hash }) => rendered[address]?.hash !== hash);
    expect(stale.map(({ address }) => `${address} has changed; ${command}`)).toEqual([]);
  });

  test.each(images)('$file is light', ({ file }) => {
    expect(bytesOf(file)).toBeLessThanOrEqual(share.bytes);
  });
});
