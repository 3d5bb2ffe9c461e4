import type { BrowserContext, Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { tripLimits } from '../../app/trip/trip.ts';
import { comeBack } from './support/page-cache.ts';
import { addUpShifts, expectStill, shiftsOf } from './support/shifts.ts';
import { expect, open, test } from './support/test.ts';
import { forgetIn, linkIn, say, titleOfPlace } from './support/words.ts';

// The stored trip on pages other than the planner.

const trip = 'stops=istanbul.3,cappadocia.2&from=2027-05-03&people=2';

const keep = (context: BrowserContext, query: string) =>
  context.addInitScript((kept) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('trip', kept);
    sessionStorage.setItem('begun', 'yes');
  }, query);

const mine = (page: Page, locale: Locale, stops: number) =>
  linkIn(page.getByRole('banner'), locale, 'trip.mine', { stops });

const anyTrip = (page: Page) => page.getByRole('banner').locator('a[href*="stops="]');

for (const locale of locales) {
  test(`${locale}: the link to the trip is in the toolbar, and moves nothing`, async ({
    page,
    context,
  }) => {
    // On less wide screens a fallback font wraps the index of answers otherwise.
    await page.setViewportSize({ width: 1920, height: 800 });
    await open(page, paths.guide(locale));
    await expect(anyTrip(page)).toHaveCount(0);
    await keep(context, trip);
    await page.addInitScript(addUpShifts);
    await page.reload();
    await expect(mine(page, locale, 2)).toHaveAttribute('href', paths.plan(locale, trip));
    await expect(mine(page, locale, 2)).toBeVisible();
    // A font that comes late moves a label by .00004; a word that comes into the toolbar moves its links by .001.
    expectStill(await shiftsOf(page), 'the guide', 0.0001);
  });
}

test('the toolbar of the planner has no link to the trip', async ({ page, context }) => {
  await keep(context, trip);
  await open(page, paths.plan('en'));
  await expect(anyTrip(page)).toHaveCount(0);
});

test('adding a place stays on the page, is announced, and gives a link to the trip', async ({
  page,
  context,
}) => {
  await keep(context, trip);
  await open(page, paths.destination('en', 'ephesus'));
  const place = titleOfPlace('en', 'ephesus');
  const said = page.getByRole('status').getByText(say('en', 'trip.added', { place }));
  await expect(said).toBeHidden();
  const below = page.getByRole('heading', { name: say('en', 'destination.about') });
  const top = () => below.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await top();
  await linkIn(page, 'en', 'trip.add').click();
  await expect(said).toBeVisible();
  expect(await top()).toBe(before);
  await expect(page).toHaveURL(paths.destination('en', 'ephesus'));
  await expect(mine(page, 'en', 3)).toBeVisible();
  await linkIn(page, 'en', 'trip.see').click();
  await expect(page).toHaveURL(
    /stops=istanbul\.3,cappadocia\.2,ephesus\.2&from=2027-05-03&people=2$/,
  );
});

test('of the two controls of a place on a phone, both say that it is in the trip, and the pressed one answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.destination('en', 'ephesus'));
  const place = titleOfPlace('en', 'ephesus');
  const said = page.getByRole('status').getByText(say('en', 'trip.added', { place }));
  const link = (key: 'trip.add' | 'trip.see') => linkIn(page, 'en', key);
  await link('trip.add').first().click();
  await expect(said.filter({ visible: true })).toHaveCount(1);
  // The bar shows when the price is out of view.
  await page.getByRole('heading', { name: say('en', 'destination.tips') }).scrollIntoViewIfNeeded();
  await expect(link('trip.see')).toHaveCount(2);
  await expect(link('trip.add')).toHaveCount(0);
});

test('a thirteenth stop is refused with a word, and nothing of it is counted', async ({
  page,
  context,
}) => {
  await keep(context, `stops=${Array.from({ length: 12 }, () => 'istanbul.1').join()}`);
  const full = page
    .getByRole('status')
    .getByText(say('en', 'plan.full', { most: tripLimits.stops }))
    .filter({ visible: true });
  await open(page, paths.destination('en', 'ephesus'));
  await linkIn(page, 'en', 'trip.add').click();
  await expect(full).toHaveCount(1);
  await open(page, paths.destinations('en'));
  const sign = await signOf(page, 'en', 'ephesus');
  await sign.link.click();
  await expect(full).toHaveCount(1);
  expect(await sign.shown()).toEqual(plus);
  await expect(mine(page, 'en', 12)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('trip'))).not.toContain('ephesus');
});

/** The link of a card that adds its place, and whether it shows that the place is in the trip. */
async function signOf(page: Page, locale: Locale, id: string) {
  const place = titleOfPlace(locale, id);
  const link = linkIn(page, locale, 'trip.addPlace', { place }).or(
    linkIn(page, locale, 'trip.added', { place }),
  );
  const shown = () =>
    link.evaluate((sign) =>
      [...sign.querySelectorAll('svg')]
        .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
        .map((icon) => icon.querySelector('path')?.getAttribute('d')),
    );
  return { link, shown };
}

const plus = ['M12 5v14M5 12h14'];
const check = ['M5 13l4 4L19 7'];

test('cards and toolbar show the stored trip, also in another tab', async ({ page, context }) => {
  await open(page, paths.destinations('ar'));
  const here = await signOf(page, 'ar', 'ephesus');
  await expect.poll(here.shown).toEqual(plus);
  const word = here.link.getByText(say('ar', 'trip.addShort'), { exact: true });
  await expect(word).toBeVisible();
  const other = await context.newPage();
  await open(other, paths.destinations('ar'));
  const there = await signOf(other, 'ar', 'ephesus');

  const linksInToolbar = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const places = () =>
    linksInToolbar.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  const before = await places();
  await here.link.click();
  await expect.poll(here.shown).toEqual(check);
  await expect(word).toBeHidden();
  await expect(mine(page, 'ar', 1)).toBeVisible();
  expect(await places()).toEqual(before);
  await expect.poll(there.shown).toEqual(check);
  await expect(mine(other, 'ar', 1)).toBeVisible();

  await other.evaluate(() => localStorage.removeItem('trip'));
  await expect.poll(here.shown).toEqual(plus);
  await expect(anyTrip(page)).toHaveCount(0);
});

test('a page from the back/forward cache reads the trip again', async ({ page }) => {
  await open(page, paths.destinations('tr'));
  const sign = await signOf(page, 'tr', 'ephesus');
  await page.evaluate(() => localStorage.setItem('trip', 'stops=istanbul.2,ephesus.2'));
  await comeBack(page);
  await expect.poll(sign.shown).toEqual(check);
  await expect(mine(page, 'tr', 2)).toBeVisible();
});

test('the privacy page lists what another page has kept meanwhile', async ({ page, context }) => {
  const button = forgetIn(page, 'ar', 'privacy.trip');
  await open(page, paths.privacy('ar'));
  const nothing = page.getByRole('button', { name: say('ar', 'privacy.nothing') });
  await expect(nothing.first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('trip', 'stops=istanbul.2'));
  await comeBack(page);
  await button.click();
  await expect(button).toHaveCount(0);
  const other = await context.newPage();
  await open(other, paths.destination('ar', 'ephesus'));
  await linkIn(other, 'ar', 'trip.add').click();
  await expect(button).toBeVisible();
});

// `storage.spec.ts` presses it where nothing can be kept.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a press on "add" leads to the planner', async ({ page }) => {
    await page.goto(paths.destination('en', 'ephesus'));
    await linkIn(page, 'en', 'trip.add').click();
    await expect(page).toHaveURL(/\/plan\?stops=ephesus\.2$/);
  });
});
