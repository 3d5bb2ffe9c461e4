import type { Page } from '@playwright/test';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { contrastOf } from './support/contrast.ts';
import { expect, open, test } from './support/test.ts';

/** Of a phone's screen without any picture. */
const mostScreens = 1.5;

/** In px: a band in which one half of the page has neither text nor picture. */
const mostEmpty = 500;

/** The longest stretch of `main` without a picture, in px; what is smaller is a sign, not a picture. */
const longestWithoutPicture = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const smallest = { side: 40, area: 3000 };
    const { top, bottom } = main.getBoundingClientRect();
    const pictures = [...main.querySelectorAll('img, svg')]
      .filter((picture) => picture.checkVisibility())
      .map((picture) => picture.getBoundingClientRect())
      .filter(({ width, height }) => {
        const side = Math.min(width, height);
        return side >= smallest.side && width * height >= smallest.area;
      })
      .toSorted((one, other) => one.top - other.top);
    let longest = 0;
    let end = top;
    for (const picture of [...pictures, { top: bottom, bottom }]) {
      longest = Math.max(longest, picture.top - end);
      end = Math.max(end, picture.bottom);
    }
    return longest;
  });

/** The longest band of `main`, in px, in which its start or its end half shows nothing. */
const longestEmptyHalf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const boxes: DOMRect[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility()) continue;
      // For screen readers only.
      if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      boxes.push(...range.getClientRects());
    }
    for (const picture of main.querySelectorAll('img, svg'))
      if (picture.checkVisibility()) boxes.push(picture.getBoundingClientRect());
    const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
    const { left, width } = main.getBoundingClientRect();
    const middle = left + width / 2;
    const end = Math.max(...seen.map(({ bottom }) => bottom));
    const halves = [
      seen.filter((box) => box.left < middle),
      seen.filter((box) => box.right > middle),
    ];
    return Math.max(
      ...halves.map((half) => {
        let longest = 0;
        let last = Math.min(...seen.map(({ top }) => top));
        for (const box of half.toSorted((one, other) => one.top - other.top)) {
          longest = Math.max(longest, box.top - last);
          last = Math.max(last, box.bottom);
        }
        return Math.max(longest, end - last);
      }),
    );
  });

for (const locale of locales) {
  test.describe(() => {
    // In the page's language, so that no language is offered.
    test.use({ locale });

    test(`${locale}: on a phone a picture is never further than a screen and a half`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of [
        paths.home(locale),
        paths.destinations(locale),
        paths.trips(locale),
        paths.whenToGo(locale),
        paths.month(locale, 'may'),
        // Without a trip.
        paths.month(locale, 'january'),
      ]) {
        await open(page, path);
        expect
          .soft((await longestWithoutPicture(page)) / 844, path)
          .toBeLessThanOrEqual(mostScreens);
      }
    });

    test(`${locale}: on a desk no half of the catalogue is empty`, async ({ page }) => {
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, paths.destinations(locale));
        expect.soft(await longestEmptyHalf(page), `at ${width}`).toBeLessThan(mostEmpty);
      }
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: the line of a route differs from the country below it by 3:1`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [paths.trips('en'), paths.home('en')]) {
      await open(page, path);
      const pairs = await page.locator('main [data-part]').evaluateAll((sketches) => {
        const canvas = new OffscreenCanvas(1, 1);
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        const pixel = (colour: string) => {
          if (!pen) return [];
          pen.fillStyle = colour;
          pen.fillRect(0, 0, 1, 1);
          return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
        };
        return sketches.map((sketch) => {
          const pin = sketch.querySelector('circle');
          return {
            ground: pixel(getComputedStyle(sketch, '::before').backgroundColor),
            ink: pin ? pixel(getComputedStyle(pin).fill) : [],
          };
        });
      });
      expect(pairs.length).toBeGreaterThan(3);
      for (const { ground, ink } of pairs)
        expect.soft(contrastOf(ground, ink), path).toBeGreaterThanOrEqual(3);
    }
  });
}
