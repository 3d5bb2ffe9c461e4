import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { faintLines } from './support/contrast.ts';
import { destinationFacts } from './support/facts.ts';
import { expect, open, test } from './support/test.ts';

/* Axe cannot tell what stands behind words over a picture; pixels can. */

test.use({ reducedMotion: 'reduce', trace: 'off' });

const widths = [320, 390, 768, 1440];

/** What begins with a picture under its words. */
const headers = (locale: Locale) => [
  paths.home(locale),
  ...destinationFacts.map(({ id }) => paths.destination(locale, id)),
  paths.experiences(locale),
  paths.article(locale, 'istanbul'),
  paths.notFound(locale),
  paths.destination(locale, '404'),
];

const header = (page: Page) => page.locator('[data-under-toolbar]');

/** The bar, which is fixed, has a test of its own. */
const hideBar = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    bar.style.visibility = 'hidden';
  });

async function expectNoneFaint(page: Page, path: string) {
  await open(page, path);
  await hideBar(page);
  const { lines, faint } = await faintLines(header(page));
  expect(lines, path).toBeGreaterThan(1);
  expect.soft(faint, path).toEqual([]);
}

for (const locale of locales) {
  for (const width of widths) {
    test(`${locale} at ${width}: words over pictures keep 7:1, large ones 4.5:1`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      for (const path of headers(locale)) await expectNoneFaint(page, path);
      await open(page, paths.destinations(locale));
      await hideBar(page);
      for (const card of await page.getByRole('main').getByRole('article').all()) {
        expect.soft((await faintLines(card)).faint).toEqual([]);
      }
    });
  }
}

test.describe('by night', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 1440, height: 800 } });

  for (const locale of locales) {
    test(`${locale}: the hero, which comes out of the page, keeps them too`, async ({ page }) => {
      await expectNoneFaint(page, paths.home(locale));
    });
  }
});
