import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseMapWidths } from '../../app/art/map.ts';
import {
  hero,
  hoverAnimations,
  illustrations,
  plates,
  plateSizes,
  scenes,
  stamps,
  stampSizes,
} from '../../app/art/manifest.ts';
import { localPhotosSchema } from '../../app/pictures/local-photos.ts';
import localPhotos from '../../app/pictures/local-photos.json' with { type: 'json' };
import { locales } from '../../app/locales.ts';
import { pagesOf, sharePicture } from '../../app/paths.ts';
import { filesIn, read, root } from '../support/project.ts';
import { content } from '../support/texts.ts';

const formats = ['avif', 'webp'];
const inWidths = (name: string, widths: readonly number[]) =>
  widths.flatMap((width) => formats.map((format) => `public/art/${name}-${width}.${format}`));

const ofScenes = Object.entries(scenes).flatMap(([scene, { wide, tall }]) => [
  ...inWidths(scene, wide.widths),
  ...inWidths(`${scene}-tall`, tall.widths),
]);
const ofIllustrations = Object.entries(illustrations).flatMap(([name, { widths }]) =>
  inWidths(`illustrations/${name}`, widths),
);
const ofStamps = stamps.flatMap((name) => inWidths(`stamps/${name}`, stampSizes.widths));
const ofPlates = plates.flatMap((name) =>
  ['day', 'night'].flatMap((light) => inWidths(`plates/${name}-${light}`, plateSizes.widths)),
);
const ofHero = Object.entries(hero).flatMap(([layout, { widths }]) =>
  inWidths(`hero-${layout}`, widths),
);
const ofMap = Object.entries(baseMapWidths).flatMap(([layout, widths]) =>
  ['day', 'night'].flatMap((light) => inWidths(`map-${layout}-${light}`, widths)),
);
const ofPages = locales.flatMap((locale) =>
  pagesOf(locale, content.site).map((address) => `public${sharePicture(address)}`),
);
/** Balloons, sprites and the paper's grain. */
const ofStyles = filesIn(['app'], '.css').flatMap((file) =>
  [...read(file).matchAll(/url\(['"]?(\/art\/[^'")]+)/g)].map(([, address]) => `public${address}`),
);
const ofPhotos = Object.values(localPhotosSchema.parse(localPhotos)).flatMap(({ stem, widths }) =>
  widths.flatMap((width) => formats.map((format) => `public/photos/${stem}-${width}.${format}`)),
);
const icons = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
];

const promised = new Set([
  ...ofScenes,
  ...ofIllustrations,
  ...ofStamps,
  ...ofPlates,
  ...ofHero,
  ...ofMap,
  ...ofPages,
  ...ofStyles,
  ...ofPhotos,
  ...(ofPhotos.length > 0 ? ['public/photos/credits.json'] : []),
  ...icons.map((icon) => `public/${icon}`),
  'public/_headers',
]);
const present = new Set(filesIn(['public']));

test('every picture and icon that pages use exists', () => {
  expect([...promised.difference(present)]).toEqual([]);
});

test('every file in public/ is used', () => {
  expect([...present.difference(promised)]).toEqual([]);
});

test('every sprite is used by CSS and has at most 8 KB', () => {
  const sprites = [...hoverAnimations].map((scene) => `public/art/${scene}-hover.avif`);
  expect(ofStyles.filter((file) => file.includes('-hover'))).toEqual(sprites);
  const large = sprites.filter((file) => statSync(join(root, file)).size > 8 * 1024);
  expect(large).toEqual([]);
});
