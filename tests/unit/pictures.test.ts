import { describe, expect, test } from 'vitest';
import { fontCredits, photoCredits, posterCredits } from '../../app/about/credits.server.ts';
import { scenes } from '../../app/pictures/art/manifest.ts';
import type { HostedPhoto, OwnPhoto, Photo } from '../../app/pictures/photo-facts.ts';
import { locales } from '../../app/locales.ts';
import { notFoundPagesOf, pagesOf } from '../../app/paths.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { faces } from '../../app/styles/faces.ts';
import { policyOf } from '../../tools/hosts/policy.ts';
import { exists, read } from '../support/project.ts';
import { content } from '../support/texts.ts';

const used = [...content.destinations, ...content.articles].flatMap(({ facts }) =>
  facts.photos.map(({ photo }) => photo),
);

describe.each(locales)('%s', (locale) => {
  const pages = new Set(pagesOf(locale, content.site));
  const photos = photoCredits(locale);
  const posters = posterCredits(locale);

  test('every poster is credited once with its description', () => {
    expect(posters.map(({ scene }) => scene).toSorted()).toEqual(Object.keys(scenes).toSorted());
    expect(new Set(posters.map(({ imageAlt }) => imageAlt)).size).toBe(posters.length);
  });

  test('every photo is credited once with its description', () => {
    expect(photos.map(({ photo }) => photo)).toEqual(used);
    expect(new Set(photos.map(({ shows }) => shows)).size).toBe(used.length);
  });

  test('the pages of pictures exist', () => {
    const places = [...posters.map(({ place }) => place), ...photos.flatMap((each) => each.places)];
    const addresses = places.flatMap(({ to }) => to ?? []);
    expect(addresses.filter((address) => !pages.has(address))).toEqual([]);
    expect(addresses).not.toContain(notFoundPagesOf(locale)[0]);
    // The 404 page has no address.
    expect(places.length - addresses.length).toBe(1);
  });

  test('each photo is on its destination’s page, that of a card on pages with cards too', () => {
    const [card, other] = photos.map(({ places }) => places.map(({ to }) => to));
    const [home, destinations, istanbul] = [...pages];
    expect([card, other]).toEqual([[home, destinations, istanbul], [istanbul]]);
  });

  const { html } = fontCredits(locale);

  test.each(Object.values(faces))('$name is named with its makers and their page', (face) => {
    const { name, source, notice } = face;
    expect(html).toContain(`href="${source}"`);
    expect(html).toContain(`>${name}</bdi>`);
    expect(html).toContain(`>${notice}</bdi>`);
    expect(html).not.toContain('{');
  });
});

const packageOf = ({ files }: { files: string }) => files.split('/').slice(0, 2).join('/');
const licenceOf = (face: { files: string }) => `node_modules/${packageOf(face)}/LICENSE`;

// The package of the Arabic text font has no licence file.
test.each(Object.values(faces).filter((face) => exists(licenceOf(face))))(
  '$name has the makers, the page and the licence of its package',
  (face) => {
    const licence = read(licenceOf(face));
    const [, year, authors, home] =
      /^Copyright (\d{4}) The ([\w ]+ Authors) \((?:https:\/\/)?([^)]+)\)/.exec(licence) ?? [];
    expect(licence).toContain('SIL Open Font License, Version 1.1');
    expect(face.notice).toBe(`© ${year} ${authors}`);
    expect(face.source).toBe(`https://${home}`);
  },
);

test('every photo has an author, a licence with its text, and a source of its own', () => {
  const sources = used.map((photo) => photoSource(photo));
  expect(
    sources.filter(({ author, licence, licenceUrl }) => !author || !licence || !licenceUrl),
  ).toEqual([]);
  expect(new Set(sources.map(({ page }) => page)).size).toBe(used.length);
});

const unsplash: HostedPhoto = { host: 'unsplash', id: 'photo-1-a', licence: 'Unsplash License' };
const wikimedia: HostedPhoto & { host: 'wikimedia' } = {
  host: 'wikimedia',
  path: '7/78/Ferry_%28Istanbul%29,_2.jpg',
  author: 'Moonik',
  licence: 'CC BY-SA 3.0',
};

const own: OwnPhoto = {
  host: 'own',
  file: 'evening.webp',
  author: 'Ayşe',
  licence: 'own',
  local: { stem: 'evening-1a2b3c4d', widths: [480, 800, 1920], colour: '#336699' },
};

const candidates = (photo: Photo) =>
  photoSource(photo)
    .srcSet.split(/, (?=https:)/)
    .map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ');
      return { url: new URL(address), width: Number(width.replace(/w$/, '')) };
    });

test('photos of Unsplash are requested in each width, cropped and compressed', () => {
  for (const { url, width } of candidates(unsplash)) {
    expect(url.origin + url.pathname).toBe('https://images.unsplash.com/photo-1-a');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      auto: 'format',
      fit: 'crop',
      w: String(width),
      q: expect.stringMatching(/^[5-9]\d$/),
    });
  }
  expect(candidates(unsplash).length).toBeGreaterThan(2);
});

test('photos of Wikimedia are requested in widths that it serves', () => {
  expect(candidates(wikimedia).map(({ width }) => width)).toEqual([960, 1280, 1920]);
  expect(candidates(wikimedia).map(({ url }) => url.href)).toEqual(
    [960, 1280, 1920].map(
      (width) =>
        `https://upload.wikimedia.org/wikipedia/commons/thumb/7/78/Ferry_%28Istanbul%29,_2.jpg/${width}px-Ferry_%28Istanbul%29,_2.jpg`,
    ),
  );
});

test.each([unsplash, wikimedia])('`src` is an address of the `srcset`: $host', (photo) => {
  expect(candidates(photo).map(({ url }) => url.href)).toContain(photoSource(photo).src);
});

test('a photo of Wikimedia has its author and its page', () => {
  expect(photoSource(wikimedia)).toMatchObject({
    author: 'Moonik',
    licence: 'CC BY-SA 3.0',
    page: 'https://commons.wikimedia.org/wiki/File:Ferry_%28Istanbul%29,_2.jpg',
  });
});

test('a photo of Unsplash has its photographer and its page if they are known', () => {
  const page = 'https://unsplash.com/photos/a-1';
  expect(photoSource({ ...unsplash, author: 'Ayşe', page })).toMatchObject({
    author: 'Ayşe',
    page,
  });
});

test('otherwise it has Unsplash as its author and itself as its source', () => {
  const { author, page, src } = photoSource(unsplash);
  expect({ author, page }).toEqual({ author: 'Unsplash', page: src });
});

test('a photo of a host that was brought home comes from our own site, with its credit', () => {
  const local = { stem: 'unsplash-photo-1', widths: [480, 1280, 1920], colour: '#336699' };
  const { author, licence, page } = photoSource(unsplash);
  expect(photoSource({ ...unsplash, local })).toMatchObject({
    src: '/photos/unsplash-photo-1-1280.webp',
    author,
    licence,
    page,
  });
});

test('a photo of our own comes from our own site, with its author, its colour and no page', () => {
  const { src, srcSet, avif, ...said } = photoSource({ ...own, focus: 'bottom left' });
  expect(src).toBe('/assets/photos/evening-1a2b3c4d-800.webp');
  for (const address of `${srcSet}, ${avif}`.split(', ')) {
    expect(address).toMatch(/^\/assets\/photos\/evening-1a2b3c4d-\d+\.(?:webp|avif) \d+w$/);
  }
  expect(said).toMatchObject({ author: 'Ayşe', colour: '#336699', position: 'bottom left' });
  expect(said).not.toHaveProperty('page');
});

test.each([
  ['Public domain', 'publicdomain/mark/1.0/'],
  ['CC0 1.0', 'publicdomain/zero/1.0/'],
  ['CC BY-SA 3.0', 'licenses/by-sa/3.0/'],
] as const)('a photo links to its licence: %s', (licence, path) => {
  const { licenceUrl } = photoSource({ ...wikimedia, licence });
  expect(licenceUrl).toBe(`https://creativecommons.org/${path}`);
});

test('the content security policy allows every host of photos', () => {
  const allowed = /img-src [^;]*/.exec(policyOf(''))?.[0] ?? '';
  const hosts = new Set(used.flatMap((photo) => candidates(photo).map(({ url }) => url.origin)));
  expect(hosts.difference(new Set(allowed.split(' ')))).toEqual(new Set());
});

test('no address in a `srcset` has a comma or a space', () => {
  const broken = used.filter((photo) =>
    candidates(photo).some(({ url, width }) => !(width > 0) || url.href.endsWith(',')),
  );
  expect(broken).toEqual([]);
});
