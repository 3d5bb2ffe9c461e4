import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { contrastIn } from './support/contrast.ts';
import { test } from './support/one-page.ts';
import { languageFor, pageKinds } from './support/pages.ts';
import { hydrated, expect, open, test as alone } from './support/test.ts';
import { say, site } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

const links = [
  { label: 'nav.destinations', to: (locale: Locale) => paths.destinations(locale) },
  { label: 'nav.experiences', to: paths.experiences },
  { label: 'nav.guide', to: paths.guide },
  { label: 'nav.contact', to: paths.contact },
] as const;

const toolbar = (page: Page) => page.getByRole('banner');

for (const locale of ['ar'] as const) {
  test(`${locale}: the four links lead to their pages`, async ({ page }) => {
    await open(page, paths.home(locale));
    const navigation = toolbar(page).getByRole('navigation', {
      name: say(locale, 'toolbar.navigation'),
    });
    await expect(navigation.getByRole('link')).toHaveText(
      links.map(({ label }) => say(locale, label)),
    );
    for (const { label, to } of links) {
      const link = navigation.getByRole('link', { name: say(locale, label), exact: true });
      await link.click();
      await expect(page).toHaveURL(to(locale));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(navigation.locator('[aria-current]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
    await hydrated(page);
  });
}

for (const locale of ['en'] as const) {
  test(`${locale}: the site's name leads home`, async ({ page }) => {
    await open(page, paths.guide(locale));
    const name = toolbar(page).getByRole('link', { name: site.abbreviation, exact: true });
    await expect(name).toHaveText(site.abbreviation);
    await name.click();
    await expect(page).toHaveURL(paths.home(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'hero.headline'));
    await hydrated(page);
  });
}

for (const locale of ['tr'] as const) {
  test(`${locale}: the links are in the toolbar from 768 px, in the menu below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto(paths.contact(locale));
    const link = toolbar(page).getByRole('link', { name: say(locale, 'nav.guide'), exact: true });
    const menuButton = page.getByRole('button', { name: say(locale, 'toolbar.openMenu') });
    await expect(link).toHaveCount(0);
    await expect(menuButton).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(link).toBeVisible();
    await expect(menuButton).toHaveCount(0);
  });
}

test('the toolbar stays at the top while the page scrolls', async ({ page }) => {
  await open(page, paths.guide('en'));
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(toolbar(page)).toBeInViewport({ ratio: 1 });
  expect((await toolbar(page).boundingBox())?.y).toBe(0);
});

alone(
  'a link pressed with the control key leaves this page where it is',
  async ({ page, context }) => {
    await open(page, paths.home('en'));
    const opened = context.waitForEvent('page');
    await toolbar(page)
      .getByRole('link', { name: say('en', 'nav.guide'), exact: true })
      .click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL(paths.guide('en'));
    await expect(page).toHaveURL(paths.home('en'));
  },
);

/** The least contrast of the links' colour with the toolbar's pixels. */
async function leastContrast(page: Page) {
  const bar = toolbar(page);
  const colour = await bar
    .getByRole('link', { name: say('en', 'nav.guide'), exact: true })
    .evaluate((link) => getComputedStyle(link).color);
  const letters = (colour.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);
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
  test(`motion ${reducedMotion}: the toolbar is transparent over the hero, then opaque`, async ({
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

/** Runs in the page: whether the bar's background is opaque. */
function isOpaque(bar: Element) {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(bar, '::before');
  const brush = new OffscreenCanvas(1, 1).getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = backgroundColor;
  brush.fillRect(0, 0, 1, 1);
  const [, , , alpha] = brush.getImageData(0, 0, 1, 1).data;
  return alpha === 255 && backgroundImage === 'none' && opacity === '1';
}

for (const [index, { name, path }] of pageKinds.entries()) {
  const locale = languageFor(index);

  test(`${locale} ${name}: text does not show through the toolbar`, async ({ page }) => {
    await open(page, path(locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const top of [0, 4, 8, 16, 32, 64, 400]) {
        await page.evaluate(
          (to) =>
            new Promise((done) => {
              scrollTo({ top: to, behavior: 'instant' });
              requestAnimationFrame(() => requestAnimationFrame(done));
            }),
          top,
        );
        const { bottom, words } = await page.getByRole('main').evaluate((main) => ({
          bottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
          words: Math.min(
            ...[...main.querySelectorAll('h1, h2, h3, p, a, li, input')]
              .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
              .map((element) => element.getBoundingClientRect().top),
          ),
        }));
        if (top < 400 && words >= bottom) continue;
        expect(await toolbar(page).evaluate(isOpaque), `${colorScheme}, at ${top}`).toBe(true);
      }
    }
  });
}

test('over a white picture and below it the toolbar has a contrast of 7:1', async ({ page }) => {
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
