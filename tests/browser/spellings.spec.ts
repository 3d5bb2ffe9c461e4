import { paths } from '../../app/paths.ts';
import { hydrated, expect, open, test } from './support/test.ts';
import { destinationWords, say, site } from './support/words.ts';

const spellings = [
  ['/destinations/Black%20Sea', 'blacksea', 'en'],
  ['/destinations/black%20sea', 'blacksea', 'en'],
  ['/destinations/%20bLaCk%20%20SEA', 'blacksea', 'en'],
  ['/destinations/ISTANBUL', 'istanbul', 'en'],
  ['/destinations/%C4%B0stanbul', 'istanbul', 'en'],
  ['/tr/destinations/%C4%B0STANBUL', 'istanbul', 'tr'],
  ['/ar/destinations/Cappadocia', 'cappadocia', 'ar'],
] as const;

for (const [address, id, locale] of spellings) {
  test(`${address} finds its page by the server and by the page itself`, async ({ page }) => {
    const canonical = site.origin + paths.destination(locale, id);
    const { title } = destinationWords(locale, id);
    await open(page, address);
    await expect(page).toHaveURL(paths.destination(locale, id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);

    // A host without our rules answers any unknown address with the page for unknown ids.
    const plain = await page.request.get(paths.destination(locale, 'atlantis'));
    await page.route(`**${address}`, (route) => route.fulfill({ response: plain }));
    await page.goto(address);
    await expect(page).toHaveURL(paths.destination(locale, id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    await hydrated(page);
  });
}

for (const [address, id, locale] of [
  ['/DESTINATIONS/Black%20Sea', 'blacksea', 'en'],
  ['/TR/Destinations/%C4%B0STANBUL', 'istanbul', 'tr'],
  ['/EN/destinations/Ephesus', 'ephesus', 'en'],
] as const) {
  test(`${address}: capitals before the name are no other page either`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(paths.destination(locale, id));
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([
      destinationWords(locale, id).title,
    ]);
  });
}

for (const [typed, address] of [
  ['/en', paths.home('en')],
  ['/en/guide', paths.guide('en')],
  ['/en/destinations/ephesus', paths.destination('en', 'ephesus')],
] as const) {
  test(`${typed} leads to the English page`, async ({ page }) => {
    const { url, status } = await page.request
      .get(typed, { maxRedirects: 0 })
      .then((answer) => ({ url: answer.headers()['location'], status: answer.status() }));
    expect([status, url]).toEqual([301, address]);
    await page.goto(typed);
    await expect(page).toHaveURL(address);
  });
}

for (const address of ['/tr/destinations/Kapadokya', '/destinations/istanbul2']) {
  test(`${address} is no spelling of any destination`, async ({ page }) => {
    const response = await open(page, address);
    expect(response?.status()).toBe(404);
    const locale = address.startsWith('/tr') ? 'tr' : 'en';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(locale, 'destination.notFound'),
    );
    await expect(page).toHaveURL(address);
  });
}
