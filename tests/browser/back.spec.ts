import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { twoFrames } from './support/frames.ts';
import { test } from './support/one-page.ts';
import { expect, hydrated, open } from './support/test.ts';
import { buttonIn, regionIn, site, titleOfPlace } from './support/words.ts';

// Playwright switches the back/forward cache off, so that Back loads each page again.

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

const isLoadedAgain = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'back_forward'),
  );

const trip = 'stops=istanbul.3,cappadocia.2,antalya.3,ephesus.2&from=2027-05-03&people=2';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stops = (page: Page) =>
  buttonIn(page, 'en', 'plan.more', { place: titleOfPlace('en', 'ephesus') });
const results = (page: Page) => page.getByRole('main').locator('mark').first();

for (const [name, path, drawn] of [
  ['an article', paths.article('tr', 'istanbul'), heading],
  ['the planner, whose trip scripts draw', paths.plan('en', trip), stops],
  ['the search, whose results scripts draw', paths.search('ar', 'istanbul'), results],
] as const) {
  test(`${name}: Back and a reload find it where it was left`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await open(page, path);
    await expect(drawn(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }));
    const left = await top(page);
    expect(left).toBeGreaterThan(500);
    await page
      .getByRole('banner')
      .getByRole('link', { name: site.abbreviation, exact: true })
      .click();
    await expect(page).not.toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL(path);
    expect(await isLoadedAgain(page)).toBe(true);
    await expect.poll(() => top(page)).toBe(left);
    await page.reload();
    await expect.poll(() => top(page)).toBe(left);
  });
}

test('a visitor who scrolls right after a reload is not scrolled back', async ({ page }) => {
  const path = paths.plan('en', trip);
  await open(page, path);
  // Rendered with the longest part of the planner.
  const total = regionIn(page, 'en', 'plan.total');
  await expect(total).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(2000);
  await page.reload();
  await hydrated(page);
  await expect(total).toBeVisible();
  await expect.poll(() => top(page)).toBe(2000);
  // A press before the page's script runs does not stop the restoring.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect.poll(() => top(page), { timeout: 2000 }).toBe(0);
  }).toPass();
  await page.evaluate(() => document.body.append(document.createElement('p')));
  await page.evaluate(twoFrames);
  expect(await top(page)).toBe(0);
});
