import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { pageRows } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { gapsBetween } from './every-page/halves.ts';
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

/** Where `main` has pictures, and the end of the page, in pixels from the top. Runs in the page. */
const spansOfPictures = (width: number) => ({
  spans: [...document.querySelectorAll('main :is(img, svg)')]
    .filter((picture) => picture.checkVisibility())
    .map((picture) => picture.getBoundingClientRect())
    .filter((box) => box.width >= width)
    .map(({ top, bottom }) => ({ top: top + scrollY, bottom: bottom + scrollY })),
  end: document.documentElement.scrollHeight,
});

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
    test(`${locale}, ${width} px: no long way without a picture`, async ({ page }) => {
      for (const path of told(locale)) {
        await open(page, path);
        await look(page, plain(width));
        const { spans, end } = await page.evaluate(spansOfPictures, smallest);
        // The seasons of a place are long.
        const share = path === paths.destination(locale, 'istanbul') ? 1.12 : 1;
        const long = gapsBetween(spans, { top: 0, bottom: end }).filter(
          ({ top, bottom }) => bottom - top > share * most,
        );
        expect.soft(long, path).toEqual([]);
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
