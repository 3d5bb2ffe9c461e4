import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { contrastIn } from './support/contrast.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, open, test as alone } from './support/test.ts';
import { buttonIn, linkIn, say, site } from './support/words.ts';

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
  await hydrated(page);
});

test(`the site's name leads home`, async ({ page }) => {
  const locale = 'en';
  await open(page, paths.guide(locale));
  const name = toolbar(page).getByRole('link', { name: site.abbreviation, exact: true });
  await expect(name).toHaveText(site.abbreviation);
  await name.click();
  await expect(page).toHaveURL(paths.home(locale));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'hero.headline'));
  await hydrated(page);
});

test('the links are in the toolbar from 768 px, in the menu below', async ({ page }) => {
  const locale = 'tr';
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto(paths.contact(locale));
  const link = linkIn(toolbar(page), locale, 'nav.guide');
  const menuButton = buttonIn(page, locale, 'toolbar.openMenu');
  await expect(link).toHaveCount(0);
  await expect(menuButton).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(link).toBeVisible();
  await expect(menuButton).toHaveCount(0);
});

test('the toolbar stays at the top while the page moves under it', async ({ page }) => {
  await open(page, paths.guide('en'));
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(toolbar(page)).toBeInViewport({ ratio: 1 });
  expect((await toolbar(page).boundingBox())?.y).toBe(0);
});

test('the toolbar scrolls away where it is more than a fifth of the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, paths.guide('en'));
  await expect(toolbar(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect(toolbar(page)).not.toBeInViewport();
});

alone(
  'a link pressed with the control key leaves this page where it is',
  async ({ page, context }) => {
    await open(page, paths.home('en'));
    const opened = context.waitForEvent('page');
    await linkIn(toolbar(page), 'en', 'nav.guide').click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL(paths.guide('en'));
    await expect(page).toHaveURL(paths.home('en'));
  },
);

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
