import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { faintLines } from './support/contrast.ts';
import { destinationFacts } from '../support/specification.ts';
import { expect, open, test } from './support/test.ts';

/* Axe cannot tell what stands behind words over a picture; pixels can. */

test.use({ reducedMotion: 'reduce', trace: 'off' });

const widths = [320, 390, 768, 1440];

/** What begins with a picture under its words. */
const headers = (locale: Locale) => [
  paths.home(locale),
  ...destinationFacts.map(({ id }) => paths.destination(locale, id)),
  paths.experiences(locale),
  paths.article(locale, 'istanbul'),
  paths.notFound(locale),
  paths.destination(locale, '404'),
];

const header = (page: Page) => page.locator('[data-under-toolbar]');

/** The bar, which is fixed, has a test of its own. */
const hideBar = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    bar.style.visibility = 'hidden';
  });

async function expectNoneFaint(page: Page, path: string) {
  await open(page, path);
  await hideBar(page);
  const { lines, faint } = await faintLines(header(page));
  expect(lines, path).toBeGreaterThan(1);
  expect.soft(faint, path).toEqual([]);
}

for (const locale of locales) {
  // A reader of the page's own language: others are offered theirs, on ground of its own.
  test.describe(() => {
    test.use({ locale });
    for (const width of widths) {
      test(`${locale} at ${width}: words over pictures keep 7:1, large ones 4.5:1`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize({ width, height: 800 });
        for (const path of headers(locale)) await expectNoneFaint(page, path);
        await open(page, paths.destinations(locale));
        await hideBar(page);
        for (const card of await page.getByRole('main').getByRole('article').all()) {
          const { lines, faint } = await faintLines(card);
          expect(lines).toBeGreaterThan(1);
          expect.soft(faint).toEqual([]);
        }
      });
    }
  });
}

/** From the smallest phone to the widest screen: the hero is composed anew for each. */
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

/** The farthest that balloons drift, with every burner at full flame. */
const moveBalloons = (page: Page) =>
  header(page).evaluate((hero) => {
    for (const animation of hero.getAnimations({ subtree: true })) {
      const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
      if (!(animation.timeline instanceof DocumentTimeline) || typeof duration !== 'number')
        continue;
      animation.pause();
      const isFlare =
        animation.effect instanceof KeyframeEffect &&
        animation.effect.target?.matches('[data-flare]');
      animation.currentTime = isFlare ? delay + 0.08 * duration : duration;
    }
  });

for (const locale of locales) {
  test.describe(() => {
    test.use({ locale });
    for (const [width, height] of shapes) {
      test(`${locale} at ${width} x ${height}: so do those of the hero and of its clear toolbar, with balloons astray`, async ({
        page,
      }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.setViewportSize({ width, height });
        await page.goto(paths.home(locale));
        await page.evaluate(() => document.fonts.ready);
        await moveBalloons(page);
        const bar = await faintLines(page.getByRole('banner'));
        expect(bar.lines).toBeGreaterThan(0);
        expect.soft(bar.faint).toEqual([]);
        await hideBar(page);
        const { lines, faint } = await faintLines(header(page));
        expect(lines).toBeGreaterThan(3);
        expect.soft(faint).toEqual([]);
      });
    }
  });
}
