import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawn, illustrations, stamps } from '../../app/art/manifest.ts';
import { mapCss, mapSource } from '../pipeline/map-generated.ts';
import { readRecord } from '../pipeline/record.ts';
import {
  heavyPosters,
  illustration,
  limitOf,
  map,
  paths,
  plate,
  poster,
  share,
  stamp,
} from '../pipeline/settings.ts';
import { shareImages } from '../pipeline/share-list.ts';

const bytesOf = (file: string) => statSync(join(paths.pictures, file)).size;

const posters = Object.keys(drawn).flatMap((scene) =>
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

const { width, bytes } = illustration.limit;
test.each(Object.keys(illustrations))(`%s is light: at most ${bytes} bytes at ${width}`, (name) => {
  expect(bytesOf(`illustrations/${name}-${width}.avif`)).toBeLessThanOrEqual(bytes);
});

test.each<string>(stamps)('the stamp %s is light in every width', (name) => {
  for (const size of stamp.widths) {
    expect(bytesOf(`stamps/${name}-${size}.avif`)).toBeLessThanOrEqual(stamp.limits[size]);
  }
});

test.each(Object.entries(readRecord().plates))(
  'the plate %s is light, in all widths and formats',
  (name, { files }) => {
    for (const size of plate.widths) {
      expect(bytesOf(`plates/${name}-${size}.avif`)).toBeLessThanOrEqual(plate.limits[size]);
    }
    const made = plate.widths.flatMap((size) =>
      ['avif', 'webp'].map((format) => `plates/${name}-${size}.${format}`),
    );
    expect(Object.keys(files).toSorted()).toEqual(made.toSorted());
  },
);

describe.each(['landscape', 'phone'] as const)('the %s map', (name) => {
  test.each(['day', 'night'])('is light by %s, in all widths and formats', (hour) => {
    for (const [size, limit] of Object.entries(map.layouts[name].limits)) {
      expect(bytesOf(`map-${name}-${hour}-${size}.avif`)).toBeLessThanOrEqual(limit);
    }
    const files = map.layouts[name].widths.flatMap((size) =>
      ['avif', 'webp'].map((format) => `map-${name}-${hour}-${size}.${format}`),
    );
    expect(Object.keys(readRecord().map[`map-${name}-${hour}`]?.files ?? {}).toSorted()).toEqual(
      files.toSorted(),
    );
  });
});

const generated = (file: string) => readFileSync(join(paths.generated, file), 'utf8');

test('the site has the positions of now', () => {
  expect(generated('map.ts'), 'run: npm run art -- map').toBe(mapSource());
  expect(generated('map.css'), 'run: npm run art -- map').toBe(mapCss());
});

describe('the pictures that pages are shared with', () => {
  const images = shareImages();
  const { share: rendered } = readRecord();

  test('are made of the words, drawings and fonts of now', () => {
    const stale = images.filter(({ address, hash }) => rendered[address]?.hash !== hash);
    expect(stale.map(({ address }) => `${address}; run: npm run art -- share`)).toEqual([]);
  });

  test.each(images)('$file is light', ({ file }) => {
    expect(bytesOf(file)).toBeLessThanOrEqual(share.bytes);
  });
});
