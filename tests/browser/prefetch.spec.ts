import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { meteredLine } from '../support/line.ts';
import { expect, open, test } from './support/test.ts';
import { linkIn, say, titleOfPlace } from './support/words.ts';

/** Pages that the server sends, without those revalidated from the browser's cache. */
async function pagesSentTo(context: BrowserContext, page: Page) {
  const addresses = new Map<string, string>();
  const sent: string[] = [];
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  // Playwright's routes switch the browser's cache off.
  await network.send('Network.setBlockedURLs', { urls: ['https://*'] });
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, new URL(request.url).pathname);
  });
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) => {
    const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
    if (statusCode !== 200 || !type?.[1].startsWith('text/html')) return;
    sent.push(requestId);
  });
  // The headers of a response may be reported before the request's address.
  return () => sent.map((id) => addresses.get(id));
}

function prefetchedPages(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isAhead = !request.isNavigationRequest() && request.resourceType() === 'other';
    if (isAhead && !/\.\w+$/.test(pathname)) fetched.push(pathname + search);
  });
  return fetched;
}

const guideLink = (page: Page, locale: Locale = 'en') =>
  linkIn(page.getByRole('banner').getByRole('navigation'), locale, 'nav.guide');
const cardLink = (page: Page) =>
  page.getByRole('link', { name: titleOfPlace('en', 'ephesus'), exact: true }).first();

for (const [what, link, path] of [
  ['a page', guideLink, paths.guide('en')],
  ['a destination', cardLink, paths.destination('en', 'ephesus')],
] as const) {
  test(`${what}: focus on its link prefetches it once`, async ({ context }) => {
    const page = await context.newPage();
    const sent = await pagesSentTo(context, page);
    await open(page, paths.destinations('en'));
    await link(page).focus();
    await expect.poll(sent).toEqual([paths.destinations('en'), path]);
    await link(page).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sent()).toEqual([paths.destinations('en'), path]);
  });
}

test('passing over a link prefetches nothing', async ({ page }) => {
  await open(page, paths.destinations('en'));
  const fetched = prefetchedPages(page);
  // A paused clock, so that a slow machine does not make it a hover.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await guideLink(page).hover();
  await page.mouse.move(2, 400);
  await page.clock.runFor(1000);
  expect(fetched).toEqual([]);
  // The later prefetch shows that the first would have happened by now.
  await cardLink(page).hover();
  await page.clock.runFor(1000);
  await expect.poll(() => fetched).toEqual([paths.destination('en', 'ephesus')]);
});

test.describe('with Save-Data', () => {
  test.use({ line: meteredLine });

  test('nothing is prefetched', async ({ page }) => {
    await open(page, paths.destinations('en'));
    const fetched = prefetchedPages(page);
    await page.clock.install();
    await guideLink(page).hover();
    await cardLink(page).focus();
    await page.clock.runFor(1000);
    // A touch may be the start of a scroll.
    await cardLink(page).dispatchEvent('touchstart');
    await page.clock.runFor(1000);
    await guideLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'guide.title'));
    expect(fetched).toEqual([]);
  });
});

test('unknown pages and trips of the planner are not prefetched', async ({ page }) => {
  const fetched = prefetchedPages(page);
  for (const [address, link] of [
    ['/tr/no-such-page', page.locator('a[hreflang="ar"]').first()],
    [paths.plan('en'), page.locator('main a[href*="/plan?stops="]').first()],
  ] as const) {
    await open(page, address);
    await page.clock.install();
    await link.dispatchEvent('focusin');
    await page.clock.runFor(1000);
    const locale = address.startsWith('/tr') ? 'tr' : 'en';
    await guideLink(page, locale).focus();
    await page.clock.runFor(1000);
    await expect.poll(() => fetched.splice(0)).toEqual([paths.guide(locale)]);
  }
});
