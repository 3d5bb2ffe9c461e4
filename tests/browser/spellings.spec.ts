import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, test as alone } from './support/test.ts';
import { site, titleOfPlace } from './support/words.ts';

const spellings = [
  ['/destinations/Black%20Sea', 'blacksea', 'en'],
  ['/destinations/black%20sea', 'blacksea', 'en'],
  ['/destinations/%20bLaCk%20%20SEA', 'blacksea', 'en'],
  ['/destinations/ISTANBUL', 'istanbul', 'en'],
  ['/destinations/%C4%B0stanbul', 'istanbul', 'en'],
  ['/tr/destinations/%C4%B0STANBUL', 'istanbul', 'tr'],
  ['/ar/destinations/Cappadocia', 'cappadocia', 'ar'],
] as const;

/** Only the 404 page's script corrects these, no server rule. */
const capitals = [
  ['/DESTINATIONS/Black%20Sea', 'blacksea', 'en'],
  ['/TR/Destinations/%C4%B0STANBUL', 'istanbul', 'tr'],
  ['/EN/destinations/Ephesus', 'ephesus', 'en'],
] as const;

alone('the page finds itself where a host has no rules for spellings', async ({ page }) => {
  // One of each kind: `tests/unit/addresses.test.ts` has more.
  for (const [address, id, locale] of spellings.filter((_, index) => index % 2 === 0)) {
    const canonical = site.origin + paths.destination(locale, id);
    // Such a host answers with the 404 page.
    const plain = await page.request.get(paths.destination(locale, 'atlantis'));
    await page.route(`**${address}`, (route) => route.fulfill({ response: plain }));
    await page.goto(address);
    await expect(page).toHaveURL(paths.destination(locale, id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOfPlace(locale, id));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    await hydrated(page);
  }
});

test('a browser reaches the page by server rule and by script', async ({ page }) => {
  for (const [address, id, locale] of [...spellings.slice(-2), ...capitals]) {
    await page.goto(address);
    await expect(page).toHaveURL(paths.destination(locale, id));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([titleOfPlace(locale, id)]);
  }
});
