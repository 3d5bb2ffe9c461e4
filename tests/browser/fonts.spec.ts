import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { expect, test } from './support/test.ts';

/** Families of our own faces that are in use: not the fallbacks, which a machine has. */
const facesInUse = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
    .filter((family) => !family.endsWith('Fallback'));

for (const locale of locales) {
  test(`${locale}: fonts are asked for when the first view stands`, async ({ page }) => {
    await page.goto(paths.home(locale));
    await expect.poll(() => page.evaluate(facesInUse)).not.toEqual([]);
    const asked = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const files = performance.getEntriesByType('resource');
      return {
        load: visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Number.NaN,
        fonts: files.filter(({ name }) => name.endsWith('.woff2')).map((file) => file.startTime),
      };
    });
    expect(asked.fonts).not.toEqual([]);
    expect(Math.min(...asked.fonts)).toBeGreaterThanOrEqual(asked.load);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its fonts', async ({ page }) => {
    const font = page.waitForRequest((request) => request.resourceType() === 'font');
    await page.goto(paths.contact('ar'));
    expect((await font).url()).toContain('.woff2');
  });
});

test('who comes back has the fonts at once', async ({ context }) => {
  // Stubbed hosts would switch the browser's cache off, so this page has none; it meets no photo.
  const page = await context.newPage();
  await page.goto(paths.contact('en'));
  await expect.poll(() => page.evaluate(facesInUse)).not.toEqual([]);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = document.querySelector<HTMLLinkElement>('link[data-fonts]');
      document.documentElement.dataset['fontsAtOnce'] = String(sheet?.media === 'all');
    });
  });
  await page.goto(paths.contact('en'));
  await expect(page.locator('html')).toHaveAttribute('data-fonts-at-once', 'true');
});

test('a change of language downloads each font once', async ({ context }) => {
  // Stubbed hosts would switch the browser's cache off, so this page has none; it meets no photo.
  const page = await context.newPage();
  const downloads: string[] = [];
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const fromMemory = new Set<string>();
  network.on('Network.requestServedFromCache', ({ requestId }) => fromMemory.add(requestId));
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const cached = response.fromDiskCache === true || fromMemory.has(requestId);
    if (type === 'Font' && !cached) downloads.push(new URL(response.url).pathname);
  });
  await page.goto(paths.contact('en'));
  for (const [from, to] of [
    ['en', 'ar'],
    ['ar', 'tr'],
    ['tr', 'en'],
  ] as const) {
    await chooseLanguage(page, from, to);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(facesInUse)).not.toEqual([]);
  }
  expect(downloads.length).toBeGreaterThan(2);
  expect(downloads.toSorted()).toEqual([...new Set(downloads)].toSorted());
});
