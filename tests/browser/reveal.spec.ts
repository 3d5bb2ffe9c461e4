import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { expectSeen, expectUnseen } from './support/seen.ts';
import { test } from './support/one-page.ts';
import { expect, hydrated, open, test as alone } from './support/test.ts';
import { say } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

/** Text of the page's content that is transparent though a visitor could scroll to it. */
const transparentText = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, li, a, label')]
      .filter((element) => element.textContent && !element.closest('article'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent),
  );

/** Scrolls until the given share of the element has come in from below. */
const showShare = (page: Page, name: string, share: number) =>
  page.getByRole('heading', { level: 2, name }).evaluate((heading, part) => {
    const { top, height } = (heading.parentElement ?? heading).getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
  }, share);

const title = say('en', 'experiences.title');

test('a section waits below the screen and fades up at 10 %, once', async ({ page }) => {
  await open(page, paths.home('en'));
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expectUnseen(heading);
  await showShare(page, title, 0.02);
  await expectUnseen(heading);
  await heading.evaluate((element) => {
    element.parentElement?.addEventListener('animationstart', () => {
      element.dataset['times'] = `${Number(element.dataset['times'] ?? 0) + 1}`;
    });
  });
  await showShare(page, title, 0.3);
  await expect(heading).toHaveAttribute('data-times', '1');
  await expect
    .poll(() => heading.evaluate((element) => element.checkVisibility({ opacityProperty: true })))
    .toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await showShare(page, title, 1);
  await expectSeen(heading);
  await expect(heading).toHaveAttribute('data-times', '1');
});

test('nothing that is on the screen when the scripts start disappears', async ({ page }) => {
  await page.goto(`${paths.home('en')}#experiences`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await heading.evaluate((element) => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      seen.push(Number(element.checkVisibility({ opacityProperty: true })));
      requestAnimationFrame(look);
    };
    look();
  });
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'seen').length))
    .toBeGreaterThan(20);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen').includes(0))).toBe(false);
});

test('everything has come by the time a visitor has scrolled to the end', async ({ page }) => {
  await open(page, paths.home('en'));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect.poll(() => transparentText(page)).toEqual([]);
});

/** What follows the scroll, as the toolbar's colours do, moves only with the visitor's own hand. */
const byItself = () =>
  document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;

for (const locale of ['ar'] as const) {
  test.describe('with less motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`${locale}: everything is there at once and nothing moves`, async ({ page }) => {
      await open(page, paths.home(locale));
      expect(await transparentText(page)).toEqual([]);
      expect(await page.evaluate(byItself)).toBe(0);
    });
  });
}

alone(
  'what follows the first view is there at once, and waits for no picture',
  async ({ page }) => {
    // The hero's pictures never come, and so the page never counts as loaded.
    await page.route('**/art/hero-*', () => {});
    await page.goto(paths.home('en'), { waitUntil: 'commit' });
    await expect(
      page.getByRole('heading', { level: 2, name: say('en', 'home.popularDestinations') }),
    ).toBeVisible();
  },
);

for (const locale of ['en'] as const) {
  alone.describe('without scripts', () => {
    alone.use({ javaScriptEnabled: false });

    alone(`${locale}: everything is there`, async ({ page }) => {
      await page.goto(paths.home(locale));
      await expect.poll(() => transparentText(page)).toEqual([]);
    });
  });
}
