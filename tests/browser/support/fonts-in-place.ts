import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../../app/locales.ts';
import { inLocale, paths } from '../../../app/paths.ts';
import { holdBack } from './before-scripts.ts';
import { twoFrames } from './frames.ts';
import { addUpShifts, expectStill, shiftsOf } from './shifts.ts';
import { expect, test } from './test.ts';

const pages: readonly ((locale: Locale) => string)[] = [
  paths.destinations,
  paths.guide,
  (locale) => paths.month(locale, 'october'),
  (locale) => paths.article(locale, 'istanbul'),
  (locale) => inLocale('/no-such-page', locale),
];

/** Runs in the page. */
const isLoading = (script: string) =>
  [...document.fonts].some(({ family, status }) => family.includes(script) && status === 'loading');

/** Runs in the page: web fonts in use; the fallbacks are system fonts. */
export const fontsInUse = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
    .filter((family) => !family.endsWith('Fallback'));

/** In names of families. Latin first: on an Arabic page it must not set the height of lines. */
const scripts = ['Latin', 'Arabic'] as const;

async function shiftsByFonts(page: Page, path: string) {
  const release = {
    Latin: await holdBack(page, /^(?!.*arabic).*\.woff2$/),
    Arabic: await holdBack(page, /arabic.*\.woff2$/),
  };
  // Fonts delay `load`.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(twoFrames);
  const before = (await shiftsOf(page)).length;
  for (const script of scripts) {
    release[script]();
    await expect.poll(() => page.evaluate(isLoading, script)).toBe(false);
    await page.evaluate(twoFrames);
  }
  expect(await page.evaluate(fontsInUse), path).not.toEqual([]);
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
          expectStill(shifts, path, most);
        }
      });
    }
  });
}
