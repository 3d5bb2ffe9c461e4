import { describe, expect, test } from 'vitest';
import { scenes } from '../../app/art/manifest.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { dataCredits, photoCredits, posterCredits } from '../../app/credits/credits.server.ts';
import { locales } from '../../app/locales.ts';
import { notFoundPagesOf, pagesOf } from '../../app/paths.ts';
import { faces } from '../../tools/generate/fonts/faces.ts';
import { read } from '../support/project.ts';
import { content } from '../support/texts.ts';

const used = [...content.destinations, ...content.articles].flatMap(({ facts }) => facts.photos);

describe.each(locales)('%s', (locale) => {
  const pages = new Set(pagesOf(locale, content.site));
  const photos = photoCredits(locale);
  const posters = posterCredits(locale);

  test('every poster is credited once, with what it shows', () => {
    expect(posters.map(({ scene }) => scene).toSorted()).toEqual(Object.keys(scenes).toSorted());
    expect(new Set(posters.map(({ imageAlt }) => imageAlt)).size).toBe(posters.length);
  });

  test('every photo is credited once, with what it shows', () => {
    expect(photos.map(({ photo }) => photo)).toEqual(used);
    expect(new Set(photos.map(({ shows }) => shows)).size).toBe(used.length);
  });

  test('pictures are said to be on pages that exist and are not for unknown addresses', () => {
    const places = [...posters.map(({ place }) => place), ...photos.flatMap((each) => each.places)];
    const addresses = places.flatMap(({ to }) => to ?? []);
    expect(addresses.filter((address) => !pages.has(address))).toEqual([]);
    expect(addresses).not.toContain(notFoundPagesOf(locale)[0]);
    // The 404 page's picture alone stands where nobody can be sent.
    expect(places.length - addresses.length).toBe(1);
  });

  test('a card’s photo is on the pages with cards, a figure’s on the page of its place', () => {
    const [card, figure] = photos.map(({ places }) => places.map(({ to }) => to));
    const [home, destinations, istanbul] = [...pages];
    expect([card, figure]).toEqual([[home, destinations], [istanbul]]);
  });

  test('every destination has its weather station, and its number if it is world heritage', () => {
    expect(
      dataCredits(locale).map(({ station, worldHeritage }) => [station, worldHeritage]),
    ).toEqual(
      content.destinations.map(({ facts, translations }) => [
        translations[locale].frontMatter.station,
        facts.place.worldHeritage,
      ]),
    );
  });

  const words =
    content.blocks.find(({ id }) => id === 'credits-fonts')?.translations[locale].body ?? '';

  /** The package of this older release has no licence; its notice stands in the font. */
  const noto = 'Noto Naskh Arabic';

  test.each(faces.filter(({ family }) => !family.startsWith(noto)))(
    '$family is named with the authors and the home of its licence',
    (face) => {
      const name = face.family.replace(' Variable', '');
      const folder = `@fontsource-variable/${name.toLowerCase().replaceAll(' ', '-')}`;
      const licence = read(`node_modules/${folder}/LICENSE`);
      const [, year, authors, home] =
        /^Copyright (\d{4}) The ([\w ]+ Authors) \((?:https:\/\/)?([^)]+)\)/.exec(licence) ?? [];
      expect(licence).toContain('SIL Open Font License, Version 1.1');
      expect(words).toContain(name);
      expect(words).toContain(`© ${year} ${authors}`);
      expect(words).toContain(`https://${home}`);
      expect(words).toContain('SIL Open Font License 1.1');
    },
  );

  test('the Arabic text face is named with the notice of its release', () => {
    expect(words).toContain(noto);
    expect(words).toContain('© 2019 Google LLC');
  });
});

test('every photo has an author, a licence with its text, and a source of its own', () => {
  const sources = used.map(photoSource);
  expect(
    sources.filter(({ author, licence, licenceUrl }) => !author || !licence || !licenceUrl),
  ).toEqual([]);
  expect(new Set(sources.map(({ page }) => page)).size).toBe(used.length);
});
