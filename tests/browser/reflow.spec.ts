import type { Page } from '@playwright/test';
import { locales } from '../../app/locales.ts';
import { everyPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce', trace: 'off' });

const widths = [320, 360, 390, 768, 1024, 1440, 1920];

/** What sticks out at a side of the window: the page itself, or words that are cut off there. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const cut = [
      ...document.querySelectorAll('a, button, h1, h2, h3, p, dt, dd, label, input, textarea, img'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], picture'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1);
      })
      .map((element) => `${element.localName}: ${element.textContent.slice(0, 40)}`);
    return [...(scrollWidth > clientWidth ? [`page: ${scrollWidth} px`] : []), ...cut.slice(0, 8)];
  });

/** Words that are wider or higher than the button or link they stand in. */
const burst = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, button, main li a')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => `${element.localName}: ${element.textContent.slice(0, 40)}`),
  );

for (const locale of locales) {
  test(`${locale}: no page is wider than its window, at any width`, async ({ page }) => {
    test.slow();
    for (const { name, path } of everyPage.filter((entry) => entry.locale === locale)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflow(page), `${name} at ${width}`).toEqual([]);
        expect.soft(await burst(page), `${name} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 900 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await overflow(page), `${name} at 320, text at 200 %`).toEqual([]);
    }
  });
}
