import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { fontsStayInPlace } from './support/fonts-in-place.ts';
import { photoSelector, type PhotoAnswer } from './support/photos.ts';
import { addUpShifts, shiftsOf } from './support/shifts.ts';
import { expect, open, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const pendingPhotos = (page: Page) =>
  page.locator(photoSelector).evaluateAll(
    (photos) =>
      photos.filter((photo) => {
        const { top, bottom } = photo.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && !Reflect.get(photo, 'complete');
      }).length,
  );

const pages = {
  home: paths.home,
  destination: (locale: Locale) => paths.destination(locale, 'istanbul'),
  article: (locale: Locale) => paths.article(locale, 'cappadocia'),
};
/** Fonts differ by script: each page is checked in both, and with both answers of photo hosts. */
const visits: { locale: Locale; answer: PhotoAnswer; names: (keyof typeof pages)[] }[] = [
  { locale: 'ar', answer: 'ok', names: ['home', 'article'] },
  { locale: 'en', answer: 'ok', names: ['destination'] },
  // Home loads no photo without a hover.
  { locale: 'tr', answer: 'refused', names: ['article'] },
  { locale: 'ar', answer: 'refused', names: ['destination'] },
];

for (const { locale, answer, names } of visits) {
  test.describe(`photos: ${answer}`, () => {
    test.use({ photos: answer });

    test(`${locale}: no layout shift on ${names.join(' or ')}`, async ({ page }) => {
      await page.addInitScript(addUpShifts);
      for (const name of names) {
        await open(page, pages[name](locale));
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < height; y += 700) {
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
          await expect.poll(() => pendingPhotos(page)).toBe(0);
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
        }
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
      }
    });
  });
}

test('figures keep their height when their photo loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [paths.article('ar', 'istanbul'), paths.destination('en', 'ephesus')]) {
    const arrived = Promise.withResolvers<void>();
    await page.route(/^https:/, async (route) => {
      await arrived.promise;
      await route.fallback();
    });
    await open(page, path);
    const figure = page
      .getByRole('figure')
      .filter({ has: page.getByRole('link') })
      .first();
    await figure.scrollIntoViewIfNeeded();
    const before = (await figure.boundingBox())?.height;
    arrived.resolve();
    await expect(figure.locator(`${photoSelector}[data-state=shown]`)).toBeVisible();
    expect.soft((await figure.boundingBox())?.height, path).toBe(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

fontsStayInPlace(0.01);
