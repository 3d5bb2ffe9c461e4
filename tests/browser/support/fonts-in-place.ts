import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../../app/locales.ts';
import { inLocale, paths } from '../../../app/paths.ts';
import { addUpShifts, shiftsOf } from './shifts.ts';
import { expect, test } from './test.ts';

const pages: readonly ((locale: Locale) => string)[] = [
  paths.destinations,
  paths.guide,
  (locale) => paths.month(locale, 'october'),
  (locale) => paths.article(locale, 'istanbul'),
  (locale) => inLocale('/no-such-page', locale),
];

/** Runs in the page. */
export const twoFrames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** Runs in the page. */
const isLoading = (script: string) =>
  [...document.fonts].some(({ family, status }) => family.includes(script) && status === 'loading');

/** Runs in the page. */
const loadedOfOurs = () =>
  [...document.fonts].filter(
    ({ family, status }) => !family.includes('Fallback') && status === 'loaded',
  ).length;

/** In names of families. Latin first: on an Arabic page it must not set the height of lines. */
const scripts = ['Latin', 'Arabic'] as const;
const scriptOf = (url: string) => (url.includes('arabic') ? 'Arabic' : 'Latin');

async function shiftsByFonts(page: Page, path: string) {
  const released = {
    Latin: Promise.withResolvers<void>(),
    Arabic: Promise.withResolvers<void>(),
  };
  await page.route(/\.woff2$/, async (route) => {
    await released[scriptOf(route.request().url())].promise;
    await route.fallback();
  });
  // Fonts delay `load`.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(twoFrames);
  const before = (await shiftsOf(page)).length;
  for (const script of scripts) {
    released[script].resolve();
    await expect.poll(() => page.evaluate(isLoading, script)).toBe(false);
    await page.evaluate(twoFrames);
  }
  expect(await page.evaluate(loadedOfOurs), path).toBeGreaterThan(0);
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
