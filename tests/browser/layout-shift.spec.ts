import type { Page } from '@playwright/test';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { photoSelector, type PhotoAnswer } from './support/photos.ts';
import { expect, open, test } from './support/test.ts';

/** Adds up everything that moves by itself, from the first byte on. */
function addUp() {
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources');
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ');
      shifts.push({ value: Reflect.get(entry, 'value'), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Photos in view whose answer has not come yet. */
const photosUnderWay = (page: Page) =>
  page.locator(photoSelector).evaluateAll(
    (photos) =>
      photos.filter((photo) => {
        const { top, bottom } = photo.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && !Reflect.get(photo, 'complete');
      }).length,
  );

const pages = {
  home: paths.home,
  destination: (locale: (typeof locales)[number]) => paths.destination(locale, 'istanbul'),
  article: (locale: (typeof locales)[number]) => paths.article(locale, 'cappadocia'),
};
const answers: PhotoAnswer[] = ['ok', 'refused'];

for (const locale of locales) {
  for (const answer of answers) {
    test.describe(`photos: ${answer}`, () => {
      test.use({ photos: answer });

      test(`${locale}: nothing moves by itself on home, a destination or an article`, async ({
        page,
      }) => {
        await page.addInitScript(addUp);
        for (const [name, path] of Object.entries(pages)) {
          await open(page, path(locale));
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          for (let y = 0; y < height; y += 500) {
            await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
            await expect.poll(() => photosUnderWay(page)).toBe(0);
            await page.evaluate(
              () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
            );
          }
          const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
          const sum = shifts.reduce(
            (total: number, { value }: { value: number }) => total + value,
            0,
          );
          expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(0.02);
        }
      });
    });
  }
}

test('figures keep their height when their photo comes', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    for (const path of [paths.article(locale, 'istanbul'), paths.destination(locale, 'ephesus')]) {
      const arrived = Promise.withResolvers<void>();
      await page.route(/^https:/, async (route) => {
        await arrived.promise;
        await route.fallback();
      });
      await open(page, path);
      const figure = page.getByRole('figure').first();
      await figure.scrollIntoViewIfNeeded();
      const before = (await figure.boundingBox())?.height;
      arrived.resolve();
      await expect(figure.getByRole('link').first()).toBeVisible();
      expect.soft((await figure.boundingBox())?.height, path).toBe(before);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
});
