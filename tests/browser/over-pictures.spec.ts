import type { Locator, Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { faintLines } from './support/contrast.ts';
import { doubled, look } from './support/looks.ts';
import { destinationFacts } from '../support/facts.ts';
import { expect, open, test } from './support/test.ts';
import { trips } from './support/words.ts';

// Axe cannot measure contrast over pictures, so that pixels are compared.

const widths = [320, 390, 768, 1440];

const headers = (locale: Locale) => [
  paths.home(locale),
  ...destinationFacts.map(({ id }) => paths.destination(locale, id)),
  paths.experiences(locale),
  paths.article(locale, 'istanbul'),
  paths.notFound(locale),
  paths.destination(locale, '404'),
];

/** Arabic mirrors the layout, so it has every page; English and Turkish take turns. */
const isShare = (locale: Locale, index: number) =>
  locale === 'ar' || (locale === 'en') === (index % 2 === 0);

const widthsFor = (locale: Locale, index: number) =>
  widths.filter((_, turn) => turn === (index + (locale === 'ar' ? 0 : 2)) % widths.length);

const header = (page: Page) => page.locator('[data-under-toolbar]');

/** The bar, which is fixed, has a test of its own. */
const hideBar = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    bar.style.visibility = 'hidden';
  });

const pictured = (region: Locator) =>
  region.evaluate(async (element) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode()));
  });

async function expectNoneFaint(region: Locator, name: string) {
  await region.scrollIntoViewIfNeeded();
  const [found] = await faintLines(region.page(), region);
  expect(found?.lines, name).toBeGreaterThan(1);
  expect.soft(found?.faint, name).toEqual([]);
}

for (const locale of locales) {
  // In the page's language, so that no language is offered.
  test.describe(() => {
    test.use({ locale, viewport: { width: 320, height: 800 } });

    test(`${locale}: words over pictures have a contrast of 7:1, large ones 4.5:1`, async ({
      page,
    }) => {
      for (const [index, path] of headers(locale).entries()) {
        if (!isShare(locale, index)) continue;
        await open(page, path);
        await hideBar(page);
        for (const width of widthsFor(locale, index)) {
          await page.setViewportSize({ width, height: 800 });
          await pictured(header(page));
          await expectNoneFaint(header(page), `${path} at ${width}`);
        }
      }
    });

    test(`${locale}: words of cards have a contrast of 7:1, large ones 4.5:1`, async ({ page }) => {
      for (const [path, count] of [
        [paths.destinations(locale), destinationFacts.length],
        [paths.trips(locale), trips.length],
      ] as const) {
        await open(page, path);
        await hideBar(page);
        const cards = page.getByRole('main').getByRole('article');
        await expect(cards).toHaveCount(count);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          for (const [index, card] of (await cards.all()).entries()) {
            if (!isShare(locale, index) || !widthsFor(locale, index).includes(width)) continue;
            await card.scrollIntoViewIfNeeded();
            await pictured(card);
            await expectNoneFaint(card, `${path} at ${width}`);
          }
        }
      }
    });
  });
}

/** The hero has another composition at each width. */
const shapes = [
  [320, 568],
  [390, 664],
  [390, 844],
  [768, 1024],
  [960, 950],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
] as const;

/** Moves the balloons as far as they drift with all flares on, and returns how many moved. */
const moveBalloons = (page: Page) =>
  header(page).evaluate((hero) => {
    let moved = 0;
    for (const animation of hero.getAnimations({ subtree: true })) {
      const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
      if (!(animation.timeline instanceof DocumentTimeline) || typeof duration !== 'number')
        continue;
      animation.pause();
      const isFlare =
        animation.effect instanceof KeyframeEffect &&
        animation.effect.target?.matches('[data-flare]');
      animation.currentTime = isFlare ? delay + 0.08 * duration : duration;
      moved += 1;
    }
    return moved;
  });

for (const locale of locales) {
  test.describe(() => {
    test.use({ locale });

    test(`${locale}: words of the hero and its toolbar have a contrast of 7:1 wherever balloons drift`, async ({
      page,
    }) => {
      await open(page, paths.home(locale));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const [width, height] of shapes.filter((_, index) => isShare(locale, index))) {
        const name = `${width} x ${height}`;
        await page.setViewportSize({ width, height });
        await pictured(header(page));
        expect(await moveBalloons(page), name).toBeGreaterThan(5);
        const [hero, bar] = await faintLines(page, header(page), page.getByRole('banner'));
        expect(hero?.lines, name).toBeGreaterThan(3);
        expect(bar?.lines, name).toBeGreaterThan(0);
        expect.soft(hero?.faint, name).toEqual([]);
        expect.soft(bar?.faint, name).toEqual([]);
      }
      // The words of larger text end where the scene begins.
      await look(page, doubled(390));
      await pictured(header(page));
      await moveBalloons(page);
      const [large] = await faintLines(page, header(page));
      expect.soft(large?.faint, 'text at 200 %').toEqual([]);
    });
  });
}
