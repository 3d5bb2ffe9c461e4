import { paths } from '../../app/paths.ts';
import { contrastOf } from './support/contrast.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { linkIn, say, titleOfPlace } from './support/words.ts';
import { openPlaces } from './support/planner-folds.ts';
import type { Page } from '@playwright/test';

/** Runs in the page. */
function ringOf(element: Element) {
  const style = getComputedStyle(element);
  const [ring = [], ground = []] = [style.outlineColor, style.backgroundColor].map((colour) =>
    (colour.match(/[\d.]+/g) ?? []).map(Number),
  );
  const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
  return { reach, ring, ground };
}

test('the skip link is first and leads to the content', async ({ page }) => {
  const locale = 'tr';
  await open(page, paths.guide(locale));
  await page.keyboard.press('Tab');
  const skip = linkIn(page, locale, 'toolbar.skip');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  const { reach, ring, ground } = await skip.evaluate(ringOf);
  expect(reach, 'within the link, because the toolbar is light or dark').toBeLessThanOrEqual(0);
  expect(contrastOf(ring, ground)).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.guide(locale)}#main`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await expect(skip).not.toBeInViewport();
});

/** Each button is gone by its own press. */
const lastPresses = [
  [
    paths.plan('en', `stops=${'istanbul.1,'.repeat(11)}`),
    say('en', 'plan.addPlace', { place: titleOfPlace('en', 'ephesus') }),
  ],
  [paths.plan('en', 'stops=istanbul.3&budget=100,0,0'), say('en', 'plan.budgetForget')],
  [`${paths.month('en', 'may')}?for=sea`, say('en', 'when.clear')],
] as const;

for (const [address, name] of lastPresses)
  test(`${name}: its neighbour has the focus`, async ({ page }) => {
    await open(page, address);
    if (address.includes(paths.plan('en'))) await openPlaces(page, 'en');
    const button = page.getByRole('button', { name, exact: true });
    await button.press('Enter');
    await expect(page.getByRole('button', { name, exact: true, disabled: false })).toHaveCount(0);
    const focused = page.getByRole('main').locator(':focus');
    await expect(focused).toBeVisible();
    await expect(focused).not.toHaveAccessibleName(name);
  });

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

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

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
});
