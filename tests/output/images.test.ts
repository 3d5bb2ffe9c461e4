import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { all, attribute, everyPage, files, inPages, inSite, type Page } from '../support/site.ts';

const images = (page: Page) => all(page, 'img');
const is = (name: string, value: string) => (image: ReturnType<typeof images>[number]) =>
  attribute(image, name)?.toLowerCase() === value;

/** CSS picks the day or night map at layout, so that it cannot be preloaded. */
const beginsWithMap = (page: Page) =>
  images(page)
    .slice(0, 1)
    .some((image) => attribute(image, 'src')?.startsWith('/art/map-'));

test('every page with meaningful pictures has exactly one eager picture, or none if it starts with a map', () => {
  const illustrated = everyPage.filter((page) =>
    images(page).some((image) => attribute(image, 'alt') !== ''),
  );
  expect(everyPage.filter(beginsWithMap).length).toBeGreaterThan(2);
  expect(illustrated.length).toBeGreaterThan(40);
  const wrong = inPages(illustrated, (page) => {
    const first = images(page).filter(is('fetchpriority', 'high'));
    const late = first.filter(is('loading', 'lazy'));
    const wanted = beginsWithMap(page) ? 0 : 1;
    return first.length === wanted && late.length === 0
      ? []
      : [`${first.length}, ${late.length} lazy`];
  });
  expect(wrong).toEqual([]);
});

test('the eager picture is preloaded in the head before the styles, once for each screen width', () => {
  const asked = new Set<string>();
  const wrong = inPages(everyPage, (page) => {
    const sources = all(page, 'picture')
      .filter((picture) => picture.querySelectorAll('img').some(is('fetchpriority', 'high')))
      .flatMap((picture) => picture.querySelectorAll('source[type="image/avif"]'))
      .map((source) => `${attribute(source, 'srcset')} ${attribute(source, 'sizes')}`);
    const preloads = all(page, 'link[rel="preload"]').filter(is('as', 'image'));
    const wanted = preloads.map(
      (link) => `${attribute(link, 'imagesrcset')} ${attribute(link, 'imagesizes')}`,
    );
    for (const source of wanted) asked.add(source);
    const windows = preloads.map((link) => attribute(link, 'media') ?? 'all');
    const [one = '', other] = windows.toSorted((a, b) => a.length - b.length);
    const isOnce = other === undefined || other === `not all and ${one}`;
    const isEarly = page.html.lastIndexOf('rel="preload"') < page.html.indexOf('<style');
    return isOnce && isEarly && wanted.toSorted().join() === sources.toSorted().join()
      ? []
      : [windows.join(', ')];
  });
  expect(wrong).toEqual([]);
  expect(asked.size).toBeGreaterThan(20);
});

test('every other picture is lazy', () => {
  const wrong = inPages(everyPage, (page) =>
    images(page)
      .filter((image) => !is('fetchpriority', 'high')(image) && !is('loading', 'lazy')(image))
      .map((image) => attribute(image, 'src') ?? ''),
  );
  expect(wrong).toEqual([]);
});

test('every picture has a size, and an alt text or an empty one', () => {
  const wrong = inPages(everyPage, (page) =>
    images(page)
      .filter(
        (image) =>
          !/^[1-9]\d*$/.test(attribute(image, 'width') ?? '') ||
          !/^[1-9]\d*$/.test(attribute(image, 'height') ?? '') ||
          attribute(image, 'alt') === undefined,
      )
      .map((image) => attribute(image, 'src') ?? ''),
  );
  expect(wrong).toEqual([]);
});

const explains = (image: ReturnType<typeof images>[number]) =>
  attribute(image, 'src')?.startsWith('/art/illustrations/') === true;

test('a drawing that explains something has its words', () => {
  expect(everyPage.filter((page) => images(page).some(explains)).length).toBeGreaterThan(10);
  expect(
    inPages(everyPage, (page) => images(page).filter(explains).filter(is('alt', '')).map(String)),
  ).toEqual([]);
});

/** The parser leaves out what is in an SVG. */
const painted = ({ html }: Page) =>
  [...html.matchAll(/ (?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, value = '']) => value);

test('icons have the colour of the text', () => {
  expect(everyPage.flatMap(painted).length).toBeGreaterThan(100);
  const own = /^(?:none|currentColor|context-\w+|url\(.*\))$/;
  const wrong = inPages(everyPage, (page) => painted(page).filter((value) => !own.test(value)));
  expect(wrong).toEqual([]);
});

test('no drawing is twice on a page', () => {
  const drawing = /^\/art\/(.+?)(?:-tall)?-\d+\.\w+$/;
  const wrong = inPages(everyPage, (page) => {
    const names = images(page)
      // Thumbnails in rows of lists, the stamp of the form, and what is shown until a photo comes.
      .filter((image) => !/^[1-6]rem$/.test(attribute(image, 'sizes') ?? ''))
      .filter((image) => image.closest('[aria-hidden="true"]') === null)
      .flatMap((image) => drawing.exec(attribute(image, 'src') ?? '')?.[1] ?? [])
      // A sight's stamp is beside its text and may be in the story.
      .filter((name) => !name.startsWith('stamps/'));
    return names.filter((name, at) => names.indexOf(name) !== at);
  });
  expect(wrong).toEqual([]);
  expect(
    everyPage.flatMap(images).some((image) => drawing.test(attribute(image, 'src') ?? '')),
  ).toBe(true);
});

test('every picture with several widths has `sizes`', () => {
  const wrong = inPages(everyPage, (page) =>
    all(page, '[srcset]')
      .filter((element) => !attribute(element, 'sizes'))
      .map((element) => attribute(element, 'srcset') ?? ''),
  );
  expect(wrong).toEqual([]);
});

/** Bytes that a phone fetches in half a minute of a slow line. */
const heaviest = 900_000;

test('no picture is heavy', () => {
  const heavy = files
    .filter((file) => /\.(?:avif|webp|jpg|png)$/.test(file))
    .filter((file) => statSync(inSite(file)).size > heaviest);
  expect(heavy).toEqual([]);
});

const each = <Row extends readonly unknown[]>(rows: Row[]) => [
  ...new Map(rows.map((row) => [row.join(' '), row])).values(),
];

/** [address, width] of every candidate, and [address, ratio] of every picture. */
const candidates = each(
  everyPage.flatMap((page) =>
    all(page, '[srcset]').flatMap((element) =>
      (attribute(element, 'srcset') ?? '').split(', ').map((candidate) => {
        const [address = '', width = ''] = candidate.split(' ');
        return [address, Number.parseInt(width, 10)] as const;
      }),
    ),
  ),
);
const ratios = each(
  everyPage.flatMap((page) =>
    images(page).map((image) => {
      const ratio = Number(attribute(image, 'width')) / Number(attribute(image, 'height'));
      return [attribute(image, 'src') ?? '', ratio] as const;
    }),
  ),
);

test.each(candidates)('%s is %i pixels wide', async (address, expected) => {
  const { width } = await sharp(inSite(address)).metadata();
  expect(width).toBe(expected);
});

test.each(ratios)(
  '%s has the ratio %f of its width and height attributes',
  async (address, ratio) => {
    const { width, height } = await sharp(inSite(address)).metadata();
    expect(width / height).toBeCloseTo(ratio, 2);
  },
);
