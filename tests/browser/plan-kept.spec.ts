import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { buttonIn, linkIn, say, titleOfPlace, trips, tripWords } from './support/words.ts';
import { keptOn, sampleTrip as trip } from './support/kept-trip.ts';

test("a link leaves one's own trip alone until it is changed, and then one press brings it back", async ({
  page,
}) => {
  const own = 'stops=antalya.2,ephesus.1,pamukkale.1';
  const changed = trip.replace('.3', '.4');
  const button = (key: 'trip.keep' | 'trip.forget') => buttonIn(page, 'en', key);
  const ofLink = page.getByText(say('en', 'trip.fromLink'));
  const earlier = buttonIn(page, 'en', 'trip.earlier', { stops: 3 });

  await open(page, paths.plan('en', own));
  await expect(ofLink).toBeVisible();
  expect(await keptOn(page)).toBeNull();
  await button('trip.keep').click();
  await expect(page.getByText(say('en', 'trip.kept'))).toBeVisible();
  expect(await keptOn(page)).toBe(own);

  await open(page, paths.plan('en', trip));
  await expect(ofLink).toBeVisible();
  await linkIn(page, 'en', 'trip.own', { stops: 3 }).click();
  await expect(page).toHaveURL(paths.plan('en', own));
  await page.goBack();
  await expect(ofLink).toBeVisible();
  expect(await keptOn(page)).toBe(own);

  const place = titleOfPlace('en', 'istanbul');
  await buttonIn(page, 'en', 'plan.more', { place }).click();
  await expect(earlier).toBeVisible();
  expect(await keptOn(page)).toBe(changed);
  await page.goBack();
  await expect(ofLink).toBeVisible();
  expect(await keptOn(page)).toBe(own);
  await page.goForward();
  await earlier.click();
  await expect(page).toHaveURL(paths.plan('en', own));
  await expect(earlier).toBeHidden();
  expect(await keptOn(page)).toBe(own);

  // Back takes that step back, too; forgetting the trip leaves the earlier one.
  await page.goBack();
  await expect(earlier).toBeVisible();
  expect(await keptOn(page)).toBe(changed);
  await button('trip.forget').click();
  await expect(page).toHaveURL(paths.plan('en'));
  await expect(linkIn(page, 'en', 'trip.mine', { stops: 3 })).toBeVisible();
  await button('trip.forget').click();
  await expect(button('trip.forget')).toBeHidden();
  expect(await keptOn(page)).toBeNull();
});

test('by keyboard, the focus stays where a button was that is gone after its press', async ({
  page,
}) => {
  const button = (key: Parameters<typeof say>[1]) => buttonIn(page, 'en', key);
  const focused = page.locator(':focus');
  await open(page, paths.plan('en', 'stops=istanbul.2,blacksea.2,ephesus.2,cappadocia.2'));
  await button('plan.betterUse').press('Enter');
  await expect(button('plan.betterUndo')).toBeVisible();
  await expect(focused).toContainText(say('en', 'plan.betterDone'));
  await button('plan.betterUndo').press('Enter');
  await expect(focused).toContainText(say('en', 'plan.better'));
  await button('trip.forget').press('Enter');
  await open(page, paths.plan('en', trip));
  await button('trip.keep').press('Enter');
  await expect(focused).toContainText(say('en', 'trip.kept'));
  await button('trip.forget').press('Enter');
  await expect(button('trip.forget')).toBeHidden();
  await expect(focused).toHaveText(say('en', 'plan.ready'));
});

test('a choice without a place leaves the kept trip alone', async ({ page }) => {
  await open(page, paths.plan('en', trip));
  await buttonIn(page, 'en', 'trip.keep').click();
  await open(page, paths.plan('en'));
  await page.getByLabel(say('en', 'plan.month')).selectOption('july');
  await expect(page).toHaveURL(paths.plan('en', 'month=july'));
  expect(await keptOn(page)).toBe(trip);
});

test('a ready-made trip is shown without loading the page again', async ({ page }) => {
  await open(page, paths.plan('en'));
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const [{ id } = { id: '' }] = trips;
  const main = page.getByRole('main');
  await main.getByRole('link', { name: tripWords('en', id).title, exact: true }).click();
  await expect(page).toHaveURL(/stops=/);
  const place = titleOfPlace('en', 'antalya');
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const isSamePage = () => page.evaluate(() => Reflect.get(globalThis, 'isSamePage'));
  expect(await isSamePage()).toBe(true);
  expect(await keptOn(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(paths.plan('en'));
  const add = linkIn(main, 'en', 'plan.addPlace', { place });
  await add.click();
  await expect(page).toHaveURL(paths.plan('en', 'stops=antalya.3'));
  expect(await isSamePage()).toBe(true);
  expect(await keptOn(page)).toBe('stops=antalya.3');
});
