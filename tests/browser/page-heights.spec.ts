import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { expect, open, test } from './support/test.ts';

/** Pixels, without the strip of photographs. */
const most = { home: 9500, place: 10_500 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const locale of locales) {
  test(`${locale}: on a phone home and each place are no longer than planned`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('photos', 'off'));
    for (const [path, limit] of [
      [paths.home(locale), most.home],
      ...destinationFacts.map(({ id }) => [paths.destination(locale, id), most.place] as const),
    ] as const) {
      await open(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, path).toBeLessThanOrEqual(limit);
    }
  });
}
