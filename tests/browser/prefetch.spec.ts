import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { meteredLine } from '../support/line.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords, say } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

/* What a link leads to is fetched when a visitor points at it, and then not again. */

/** Scripts and data that a page asks for from now on. */
function fetchedBy(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\.(?:css|js|data)$/.test(pathname)) fetched.push(pathname + search);
  });
  return fetched;
}

/** Answers of the server itself, without what the browser has kept; hosts of photos are cut off. */
async function answeredTo(context: BrowserContext, page: Page) {
  const answered: string[] = [];
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  // Routes of Playwright would switch the browser's cache off.
  await network.send('Network.setBlockedURLs', { urls: ['https://*'] });
  network.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) return;
    const { pathname, search } = new URL(response.url);
    if (/\.(?:css|js|data)$/.test(pathname)) answered.push(pathname + search);
  });
  return answered;
}

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation');
const guideLink = (page: Page, locale: Locale = 'en') =>
  navigation(page).getByRole('link', { name: say(locale, 'nav.guide') });
const cardLink = (page: Page) =>
  page.getByRole('link', { name: destinationWords('en', 'ephesus').title, exact: true }).first();

for (const [what, link, data, path] of [
  ['a page', guideLink, /^\/guide\.data$/, paths.guide('en')],
  [
    'a destination',
    cardLink,
    /^\/destinations\/ephesus\.data\?/,
    paths.destination('en', 'ephesus'),
  ],
] as const) {
  test(`${what}: the pointer or the focus on its link fetches it, once`, async ({ context }) => {
    const page = await context.newPage();
    const answered = await answeredTo(context, page);
    await open(page, paths.destinations('en'));
    await link(page).focus();
    await expect.poll(() => answered).toContainEqual(expect.stringMatching(data));
    // Until all that the focus asked for is there: a press before that asks again.
    const asked = page.locator('link[rel=modulepreload]');
    const scripts = async () =>
      asked.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => new URL(href).pathname));
    await expect.poll(scripts).not.toEqual([]);
    await expect.poll(() => answered).toEqual(expect.arrayContaining(await scripts()));
    const before = [...answered];

    await link(page).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(answered).toEqual(before);
  });
}

test('who passes over a link fetches nothing', async ({ page }) => {
  await open(page, paths.destinations('en'));
  const fetched = fetchedBy(page);
  // However slow the machine is, no time goes by between the two.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await guideLink(page).hover();
  await page.mouse.move(2, 400);
  await page.clock.runFor(1000);
  expect(fetched).toEqual([]);
  // A hand that stays a second fetches it, and by then what was passed over would have come too.
  await cardLink(page).hover();
  await page.clock.runFor(1000);
  await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/ephesus\.data/));
  expect(fetched.filter((address) => address.includes('guide.data'))).toEqual([]);
});

test.describe('with Save-Data', () => {
  test.use({ line: meteredLine });

  test('nothing is fetched ahead', async ({ page }) => {
    await open(page, paths.destinations('en'));
    const fetched = fetchedBy(page);
    await page.clock.install();
    await guideLink(page).hover();
    await cardLink(page).focus();
    await page.clock.runFor(1000);
    expect(fetched).toEqual([]);
    await guideLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'guide.title'));
    expect(fetched).toContainEqual('/guide.data');
    // What the two links would have fetched ahead would be here by now.
    expect(fetched.filter((address) => address.includes('ephesus'))).toEqual([]);
  });
});

test('a link to a page that is not there is not asked for ahead', async ({ page }) => {
  await open(page, '/tr/no-such-page');
  const fetched = fetchedBy(page);
  await page.clock.install();
  await page
    .locator('#languages a')
    .first()
    .evaluate((link) => link.dispatchEvent(new Event('focusin', { bubbles: true })));
  await guideLink(page, 'tr').focus();
  await page.clock.runFor(1000);
  await expect.poll(() => fetched).toContainEqual('/tr/guide.data');
  expect(fetched.filter((address) => address.includes('no-such-page'))).toEqual([]);
});
