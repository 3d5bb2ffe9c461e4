import { expect, test } from 'vitest';
import { photoSource } from '../../app/pictures/photo.ts';
import type { HostedPhoto, OwnPhoto, Photo } from '../../app/pictures/photo-facts.ts';
import { policyOf } from '../../tools/hosts/policy.ts';
import { content } from '../support/texts.ts';

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

const used = [...content.destinations, ...content.articles].flatMap(({ folder, facts }) =>
  facts.photos.map(({ photo }) => ({ folder, photo })),
);

test('the content security policy allows every host of photos', () => {
  const allowed = /img-src [^;]*/.exec(policyOf(''))?.[0] ?? '';
  const hosts = new Set(
    used.flatMap(({ photo }) => candidates(photo).map(({ url }) => url.origin)),
  );
  expect(hosts.difference(new Set(allowed.split(' ')))).toEqual(new Set());
});

test('no address in a `srcset` has a comma or a space', () => {
  const broken = used.filter(({ photo }) =>
    candidates(photo).some(({ url, width }) => !(width > 0) || url.href.endsWith(',')),
  );
  expect(broken).toEqual([]);
});
