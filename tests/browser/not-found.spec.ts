import type { Page } from '@playwright/test';
import { localeInfo } from '../../app/locales.ts';
import { inLocale, localeOf, paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { translate } from '../support/texts.ts';
import { languageFor } from './support/pages.ts';
import { nightly } from './support/nightly.ts';
import { test } from './support/one-page.ts';
import { expect, hydrated, open, test as alone } from './support/test.ts';
import { linkIn, say, site, titleOfPlace } from './support/words.ts';

function logsOf(page: Page) {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text());
  });
  return logged;
}

const unknown = [
  '/no-such-page',
  '/a/deeper/one',
  '/de/guide',
  '/destinations/istanbul/deeper',
  '/guide/no-such-article',
];

// Each in one language; `tests/output/not-found.test.ts` has all of them.
for (const [index, address] of unknown.entries()) {
  const locale = languageFor(index + 1);
  const path = inLocale(address, locale);

  test(
    `${path} answers 404 in its language, logs the path, and links to home`,
    index === 0 ? {} : nightly,
    async ({ page }) => {
      const logged = logsOf(page);
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', locale);
      await expect(html).toHaveAttribute('dir', localeInfo[locale].dir);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        say(locale, 'notFound.title'),
      );
      await expect(main.getByText('404', { exact: true })).toBeVisible();
      await expect(main.getByText(say(locale, 'notFound.text'))).toBeVisible();
      await expect(page).toHaveTitle(say(locale, 'notFound.title'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect.poll(() => logged).toEqual([translate[locale]('notFound.log', { path })]);
      await linkIn(main, locale, 'notFound.home').click();
      await expect(page).toHaveURL(paths.home(locale));
    },
  );
}

test('an address with capitals leads to its page', async ({ page }) => {
  for (const [typed, address] of [
    ['/Guide', '/guide'],
    ['/TR/contact', '/tr/contact'],
    ['/ar/GUIDE/istanbul', '/ar/guide/istanbul'],
    ['/DESTINATIONS/Black%20Sea', '/destinations/blacksea'],
    ['/TR/Destinations/%C4%B0STANBUL', '/tr/destinations/istanbul'],
    ['/EN/destinations/Ephesus', '/destinations/ephesus'],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

for (const [path, nearest] of [
  ['/destinations/black-sea', 'blacksea'],
  ['/tr/destinations/kapadokia', 'cappadocia'],
  ['/ar/destinations/كابادوكيه', 'cappadocia'],
] as const) {
  test(
    `${path} names the destinations, the nearest first`,
    path.startsWith('/ar') ? {} : nightly,
    async ({ page }) => {
      await open(page, path);
      const locale = localeOf(path);
      const places = page
        .getByRole('main')
        .getByRole('list', { name: say(locale, 'nav.destinations') })
        .getByRole('link');
      await expect(places).toHaveCount(destinationFacts.length);
      await expect(places.first()).toHaveText(titleOfPlace(locale, nearest));
      await places.first().click();
      await expect(page).toHaveURL(paths.destination(locale, nearest));
    },
  );
}

alone('a page finds itself where a host has no rules for spellings', nightly, async ({ page }) => {
  for (const [typed, id, locale] of [
    ['/destinations/Black%20Sea', 'blacksea', 'en'],
    ['/destinations/%20bLaCk%20%20SEA', 'blacksea', 'en'],
    ['/destinations/%C4%B0stanbul', 'istanbul', 'en'],
    ['/ar/destinations/Cappadocia', 'cappadocia', 'ar'],
  ] as const) {
    // Such a host answers with the 404 page.
    const plain = await page.request.get(paths.destination(locale, 'atlantis'));
    await page.route(`**${typed}`, (route) => route.fulfill({ response: plain }));
    await page.goto(typed);
    await expect(page).toHaveURL(paths.destination(locale, id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOfPlace(locale, id));
    const canonical = site.origin + paths.destination(locale, id);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    await hydrated(page);
  }
});

/* GitHub Pages and CloudFront answer every unknown address with one page. */
alone.use({ expectedFaults: /^Failed to load resource/ });

for (const [path, locale, title] of [
  ['/tr/no-such-page?day=1#top', 'tr', 'notFound.title'],
  ['/ar/destinations/atlantis', 'ar', 'destination.notFound'],
  ['/destinations/atlantis', 'en', 'destination.notFound'],
] as const) {
  alone(
    `${path}: the right page also where a host knows the English one only`,
    locale === 'ar' ? {} : nightly,
    async ({ page }) => {
      const only = await page.request.get('/404');
      await page.route(
        (url) => url.pathname === new URL(path, url).pathname,
        (route) => route.fulfill({ response: only }),
      );
      const logged = logsOf(page);
      await open(page, paths.home('en'));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, title));
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(say(locale, title));
      await expect(page.locator('html')).toHaveAttribute('dir', localeInfo[locale].dir);
      const { pathname } = new URL(page.url());
      await expect
        .poll(() => logged)
        .toEqual(
          title === 'notFound.title' ? [say(locale, 'notFound.log', { path: pathname })] : [],
        );
      await page.goBack();
      await expect(page).toHaveURL(paths.home('en'));
    },
  );
}
