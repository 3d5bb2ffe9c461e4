import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The target's distance from the top of the window. */
const placeInWindow = (page: Page) =>
  page.evaluate(() => {
    const place = document.getElementById(location.hash.slice(1));
    return place ? Math.round(place.getBoundingClientRect().top) : Number.NaN;
  });

/** Whether the focus comes after the start of the target. */
const isBehindPlace = (page: Page) =>
  page.evaluate(() => {
    const place = document.getElementById(location.hash.slice(1));
    const focused = document.activeElement;
    return Boolean(
      place && focused && place.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

test('from a link within an article Tab goes on in its section, and Back returns', async ({
  page,
}) => {
  await open(page, paths.guide('en'));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const link = page.locator('main nav a[href^="#"]').last();
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const before = await scrolled(page);
  await link.press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => placeInWindow(page)).toBeLessThan(120);
  await page.keyboard.press('Tab');
  expect(await isBehindPlace(page)).toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(() => scrolled(page)).toBe(before);
});

test('a link to a section of another page scrolls there, and Tab continues from it', async ({
  page,
}) => {
  await open(page, paths.month('en', 'october'));
  await page.locator(`main a[href="${paths.credits('en')}#credits-data"]`).press('Enter');
  await expect(page).toHaveURL(`${paths.credits('en')}#credits-data`);
  await expect.poll(() => placeInWindow(page)).toBeLessThan(120);
  await page.keyboard.press('Tab');
  expect(await isBehindPlace(page)).toBe(true);
});
