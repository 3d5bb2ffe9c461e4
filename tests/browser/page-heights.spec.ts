import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { nightly } from './support/nightly.ts';
import { expect, open, test } from './support/test.ts';

/** 10,500 px and the strip of photographs. */
const mostOfPlace = 10_650;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const locale of locales) {
  test(
    `${locale}: on a phone home and each place are no longer than planned`,
    nightly,
    async ({ page }) => {
      for (const [path, most] of [
        [paths.home(locale), 9500],
        ...destinationFacts.map(({ id }) => [paths.destination(locale, id), mostOfPlace] as const),
      ] as const) {
        await open(page, path);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(height, path).toBeLessThanOrEqual(most);
      }
    },
  );
}
