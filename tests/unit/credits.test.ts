import { describe, expect, test } from 'vitest';
import { scenes } from '../../app/pictures/art/manifest.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { fontCredits, photoCredits, posterCredits } from '../../app/about/credits.server.ts';
import { locales } from '../../app/locales.ts';
import { notFoundPagesOf, pagesOf } from '../../app/paths.ts';
import { faces } from '../../app/styles/faces.ts';
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
