import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../../app/locales.ts';
import { paths } from '../../../app/paths.ts';
import { addUpShifts, shiftsOf } from './shifts.ts';
import { expect, test } from './test.ts';

const pages: readonly ((locale: Locale) => string)[] = [
  paths.destinations,
  (locale) => paths.month(locale, 'october'),
  (locale) => paths.article(locale, 'istanbul'),
];

/** Runs in the page. */
export const twoFrames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

const hasFonts = () => {
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  return (
    faces.some(({ status }) => status === 'loaded') &&
    faces.every(({ status }) => status !== 'loading')
  );
};

async function shiftsByFonts(page: Page, path: string) {
  const released = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await released.promise;
    await route.fallback();
  });
  // Fonts delay `load`.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(twoFrames);
  const before = (await shiftsOf(page)).length;
  released.resolve();
  await page.waitForFunction(hasFonts);
  await page.evaluate(twoFrames);
  const shifts = (await shiftsOf(page)).slice(before);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return shifts;
}

/** @param most In units of Cumulative Layout Shift. */
export function fontsStayInPlace(most: number) {
  test.describe('fonts that come late', () => {
    test.use({ reducedMotion: 'reduce' });

    for (const locale of locales) {
      test(`${locale}: move nothing on a phone`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.addInitScript(addUpShifts);
        for (const pathOf of pages) {
          const path = pathOf(locale);
          const shifts = await shiftsByFonts(page, path);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
        }
      });
    }
  });
}
