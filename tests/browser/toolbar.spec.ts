import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { contrastIn } from './support/contrast.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { linkIn, say } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

const links = [
  { label: 'nav.destinations', to: (locale: Locale) => paths.destinations(locale) },
  { label: 'nav.experiences', to: paths.experiences },
  { label: 'nav.guide', to: paths.guide },
  { label: 'nav.contact', to: paths.contact },
] as const;

const toolbar = (page: Page) => page.getByRole('banner');

test('the four links lead where they say', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.home(locale));
  const navigation = toolbar(page).getByRole('navigation', {
    name: say(locale, 'toolbar.navigation'),
  });
  await expect(navigation.getByRole('link')).toHaveText(
    links.map(({ label }) => say(locale, label)),
  );
  for (const { label, to } of links) {
    const link = linkIn(navigation, locale, label);
    await link.click();
    await expect(page).toHaveURL(to(locale));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
});

test('the toolbar stays at the top, unless it is more than a fifth of the window', async ({
  page,
}) => {
  await open(page, paths.guide('en'));
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await toolbar(page).boundingBox())?.y).toBe(0);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(toolbar(page)).not.toBeInViewport();
});

/** Contrast of the links' colour with each pixel of the toolbar that bears no words; the least. */
async function leastContrast(page: Page) {
  const bar = toolbar(page);
  const colour = await linkIn(bar, 'en', 'nav.guide').evaluate(
    (link) => getComputedStyle(link).color,
  );
  const letters = (colour.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);
  // Between the name and the links, at the height of their letters.
  const clip = { x: 300, y: 24, width: 200, height: 16 };
  const leastIn = await contrastIn(await page.screenshot({ clip }));
  return leastIn(letters);
}

const makePicture = (page: Page, brightness: number) =>
  page.getByRole('main').evaluate((main, value) => {
    main.style.filter = `brightness(${value})`;
  }, brightness);

const glass = (page: Page) =>
  toolbar(page).evaluate((bar) => Number(getComputedStyle(bar, '::before').opacity));

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`motion ${reducedMotion}: over the night sky of the hero the toolbar is clear, then paper`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, paths.home('en'));
    expect(await glass(page)).toBe(0);
    expect(await leastContrast(page)).toBeGreaterThanOrEqual(7);
    await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
    await expect.poll(() => glass(page)).toBe(1);
    await makePicture(page, 20);
    expect(await leastContrast(page)).toBeGreaterThanOrEqual(7);
  });
}

test('over the brightest of pictures and past it, the toolbar keeps 7:1', async ({ page }) => {
  for (const path of [paths.experiences('en'), paths.destination('en', 'pamukkale')]) {
    await open(page, path);
    await makePicture(page, 20);
    expect(await leastContrast(page), `${path} at the top`).toBeGreaterThanOrEqual(7);
    const overPicture = await toolbar(page).evaluate((bar) => getComputedStyle(bar).color);
    await page.evaluate(() => scrollTo({ top: innerHeight + 200, behavior: 'instant' }));
    await expect
      .poll(() => toolbar(page).evaluate((bar) => getComputedStyle(bar).color))
      .not.toBe(overPicture);
    expect(await leastContrast(page), `${path} further down`).toBeGreaterThanOrEqual(7);
  }
});
