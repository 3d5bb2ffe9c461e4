import type { Locator, Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { faintLines } from './support/contrast.ts';
import { builtPage } from './support/copy-of-site.ts';
import { doubled, look } from './support/looks.ts';
import { destinationFacts } from '../support/facts.ts';
import { isTurn, pageKinds } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';
import { trips } from './support/words.ts';

// Axe cannot measure contrast over pictures, so that pixels are compared.

const widths = [320, 390, 768, 1440] as const;

const headerOf = (page: Page) => page.locator('[data-under-toolbar]');

/** Without the bar, which `toolbar.spec.ts` tests, and the language offer: both are fixed. */
const hideFixed = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > header, aside[lang] { visibility: hidden !important; }');
    document.adoptedStyleSheets = [sheet];
  });

const pictured = (region: Locator) =>
  region.evaluate(async (element) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode()));
  });

async function expectNoneFaint(region: Locator, name: string) {
  await region.scrollIntoViewIfNeeded();
  await pictured(region);
  const [found] = await faintLines(region.page(), region);
  expect(found?.lines, name).toBeGreaterThan(1);
  expect.soft(found?.faint, name).toEqual([]);
}

/** Pages of all kinds but places, which are all opened, and of those only the ones with a picture under the toolbar. */
const picturedKinds = (locale: Locale) =>
  pageKinds
    .filter(({ name, path, status }) => {
      if (name === 'destination') return false;
      const [address = ''] = path(locale).split('?');
      const file = address === '/' ? '/index' : address;
      return status === 404 || /<\w+[^>]* data-under-toolbar/.test(builtPage(file));
    })
    .map(({ path }) => path(locale));

const widthsFor = (locale: Locale, index: number) =>
  widths.filter((_, turn) => turn === (index + (locale === 'ar' ? 0 : 2)) % widths.length);

for (const locale of locales) {
  // In the page's language, so that no language is offered.
  test.describe(() => {
    test.use({ locale, viewport: { width: 320, height: 800 } });

    test(`${locale}: words over the pictures of all places and kinds have a contrast of 7:1, large ones 4.5:1`, async ({
      page,
    }) => {
      const places = destinationFacts.map(({ id }) => paths.destination(locale, id));
      const kinds = picturedKinds(locale);
      expect(kinds.length).toBeGreaterThan(5);
      for (const [index, path] of [...places, ...kinds].entries()) {
        if (!isTurn(locale, index)) continue;
        await open(page, path);
        await hideFixed(page);
        for (const width of widthsFor(locale, index)) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoneFaint(headerOf(page), `${path} at ${width}`);
        }
      }
    });

    test(`${locale}: words of all cards have a contrast of 7:1, large ones 4.5:1`, async ({
      page,
    }) => {
      for (const [path, count] of [
        [paths.destinations(locale), destinationFacts.length],
        [paths.trips(locale), trips.length],
      ] as const) {
        await open(page, path);
        await hideFixed(page);
        const cards = page.getByRole('main').getByRole('article');
        await expect(cards).toHaveCount(count);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          for (const [index, card] of (await cards.all()).entries()) {
            if (!isTurn(locale, index)) continue;
            if (!widthsFor(locale, index).includes(width)) continue;
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
  headerOf(page).evaluate((hero) => {
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
  const some = shapes.filter((_, index) => isTurn(locale, index));
  test.describe(() => {
    test.use({ locale });

    test(`${locale}: words of the hero and its toolbar have a contrast of 7:1 wherever balloons drift, in ${some.length} shapes`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // One page a shape: for some frames after a change of size, Chromium shows the picture before.
      const openHero = async (width: number, height: number) => {
        await page.setViewportSize({ width, height });
        await open(page, paths.home(locale));
      };
      for (const [width, height] of some) {
        const name = `${width} x ${height}`;
        await openHero(width, height);
        await pictured(headerOf(page));
        expect(await moveBalloons(page), name).toBeGreaterThan(5);
        const [hero, bar] = await faintLines(page, headerOf(page), page.getByRole('banner'));
        expect(hero?.lines, name).toBeGreaterThan(3);
        expect(bar?.lines, name).toBeGreaterThan(0);
        expect.soft(hero?.faint, name).toEqual([]);
        expect.soft(bar?.faint, name).toEqual([]);
      }
      // The words of larger text end where the scene begins.
      await openHero(390, 900);
      await look(page, doubled(390));
      await pictured(headerOf(page));
      await moveBalloons(page);
      const [large] = await faintLines(page, headerOf(page));
      expect.soft(large?.faint, 'text at 200 %').toEqual([]);
    });
  });
}
