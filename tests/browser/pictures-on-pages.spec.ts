import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { pageRows } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { look, plain } from './support/looks.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';

/** Smaller ones are signs. */
const smallest = 80;

/** Pages that tell. */
const told = (locale: Locale) => [
  paths.home(locale),
  paths.guide(locale),
  paths.destination(locale, 'istanbul'),
  paths.trip(locale, 'first-visit'),
  paths.month(locale, 'october'),
];

/** The pictures of `main` from the top, and the end of the page, in pixels. */
const picturesOf = (page: Page) =>
  page.evaluate((width) => {
    const pictures = [...document.querySelectorAll<HTMLElement | SVGElement>('main :is(img, svg)')]
      .filter((picture) => picture.checkVisibility())
      .map((picture) => {
        const { top, bottom, width: wide } = picture.getBoundingClientRect();
        const file = picture.getAttribute('src') ?? '';
        return { top: top + scrollY, bottom: bottom + scrollY, wide, file };
      })
      .filter(({ wide }) => wide >= width)
      .toSorted((one, other) => one.top - other.top);
    return { pictures, end: document.documentElement.scrollHeight };
  }, smallest);

async function longestWithoutPicture(page: Page) {
  const { pictures, end } = await picturesOf(page);
  let reached = 0;
  let longest = 0;
  for (const { top, bottom } of [...pictures, { top: end, bottom: end }]) {
    longest = Math.max(longest, top - reached);
    reached = Math.max(reached, bottom);
  }
  return Math.round(longest);
}

/** Words in small type, except on maps and in tables. */
const smallWords = (page: Page) =>
  page.evaluate((least) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim() ?? '';
      const parent = texts.currentNode.parentElement;
      if (!parent?.checkVisibility() || !/\p{L}/u.test(words)) continue;
      if (parent.closest('table, svg, [data-map], [aria-hidden="true"]')) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < least) found.push(`${size}: ${words.slice(0, 30)}`);
    }
    return found;
  }, 15);

const screens = [
  { width: 390, most: 3 * 844 },
  { width: 1440, most: 2 * 900 },
] as const;

for (const { width, most } of screens)
  for (const locale of locales) {
    test(`${locale}, ${width} px: no long way without a picture, and none twice`, async ({
      page,
    }) => {
      for (const path of told(locale)) {
        await open(page, path);
        await look(page, plain(width));
        // The story of a place may show one of its sights, and its seasons are long.
        const isPlace = path === paths.destination(locale, 'istanbul');
        const longest = await longestWithoutPicture(page);
        expect.soft(longest, path).toBeLessThanOrEqual(isPlace ? 1.12 * most : most);
        if (isPlace) continue;
        const { pictures } = await picturesOf(page);
        const files = pictures.flatMap(({ file }) => file || []);
        const twice = files.filter((file, at) => files.indexOf(file) !== at);
        expect.soft(twice, path).toEqual([]);
      }
    });

    test(`${locale}, ${width} px: at most eight sizes of headings, and no words under 15 px`, async ({
      page,
    }) => {
      const sizes = new Map<number, string>();
      const all = [
        ...pageRows.map(({ id }) => paths[id](locale)),
        paths.plan(locale, 'stops=istanbul.3,cappadocia.2'),
        paths.article(locale, 'istanbul'),
        ...told(locale).slice(2),
      ];
      for (const path of all) {
        await open(page, path);
        await look(page, plain(width));
        const own = await page.evaluate(() =>
          [...document.querySelectorAll('h1, h2, h3, h4')]
            .filter((heading) => heading.checkVisibility() && heading.textContent)
            .map((heading) => ({
              size: Math.round(Number.parseFloat(getComputedStyle(heading).fontSize) * 10) / 10,
              words: heading.textContent.slice(0, 20),
            })),
        );
        for (const { size, words } of own) sizes.set(size, `${path}: ${words}`);
        expect.soft(await smallWords(page), path).toEqual([]);
      }
      expect(sizes.size, JSON.stringify([...sizes])).toBeLessThanOrEqual(8);
    });
  }
