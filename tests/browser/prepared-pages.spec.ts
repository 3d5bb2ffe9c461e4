import { launch, type Page } from 'puppeteer-core';
import { visitedCaches } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';
import { themeKey } from '../../app/shell/theme.ts';
import { test as base, type Site } from './support/lost-network.ts';
import { expect } from './support/test.ts';

/* Chromium prepares the page of a link that is pointed at. Playwright forbids it to, so Puppeteer drives it here. */

const test = base.extend<{ opened: Page }>({
  opened: async ({ launchOptions }, use) => {
    const { executablePath = '', args = [] } = launchOptions;
    const browser = await launch({ executablePath, args });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await use(page);
    await browser.close();
  },
});

const linkTo = (address: string) => `header nav a[href="${address}"]`;

/** Chromium overlooks a pointer that came before its rules were read. */
const isPrepared = (page: Page, { prepared }: Site, next: string) =>
  expect
    .poll(async () => {
      await page.hover('main h1');
      await page.hover(linkTo(next));
      return prepared;
    })
    .toContain(next);

/** Undefined while the prepared page takes the place of the one before it. */
const shown = (page: Page) =>
  page
    .evaluate(() => ({
      path: location.pathname,
      wasPrepared: performance
        .getEntriesByType('navigation')
        .some((entry) => 'activationStart' in entry && Number(entry.activationStart) > 0),
      theme: document.documentElement.dataset['theme'],
      hasTrip: document.documentElement.hasAttribute('data-trip'),
    }))
    .catch(() => undefined);

const isKept = (page: Page, address: string) =>
  page.evaluate(
    async (cache, path) => (await (await caches.open(cache)).match(path)) !== undefined,
    visitedCaches.pages,
    address,
  );

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: a prepared page shows what was chosen before it was opened, and is kept only then`, async ({
    site,
    opened: page,
  }) => {
    const next = paths.guide(locale);
    await page.goto(site.origin + paths.destinations(locale));
    await expect.poll(() => isKept(page, paths.destinations(locale))).toBe(true);
    await isPrepared(page, site, next);
    await page.evaluate((key) => {
      localStorage.setItem(key, 'night');
      localStorage.setItem('trip', 'stops=istanbul.3');
    }, themeKey);
    expect(await isKept(page, next)).toBe(false);
    await page.click(linkTo(next));
    await expect
      .poll(() => shown(page))
      .toEqual({ path: next, wasPrepared: true, theme: 'night', hasTrip: true });
    await expect.poll(() => isKept(page, next)).toBe(true);
  });
}

test('the planner is not prepared', async ({ site, opened: page }) => {
  await page.goto(site.origin + paths.whenToGo('tr'));
  await page.hover(`main a[href="${paths.plan('tr')}"]`);
  const next = paths.guide('tr');
  await isPrepared(page, site, next);
  expect(site.prepared).not.toContain(paths.plan('tr'));
});
