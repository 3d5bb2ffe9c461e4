import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { expectSeen, expectUnseen } from './support/seen.ts';
import { test } from './support/one-page.ts';
import { expect, hydrated, open, test as alone } from './support/test.ts';
import { destinationWords, say, tagButtonName } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

const transparentText = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, li, a, label')]
      .filter((element) => element.textContent && !element.closest('article'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent),
  );

const showShare = (page: Page, name: string, share: number) =>
  page.getByRole('heading', { level: 2, name }).evaluate((heading, part) => {
    const { top, height } = (heading.parentElement ?? heading).getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
  }, share);

const title = say('en', 'experiences.title');

test('a section fades in once, when 10 % of it is visible', async ({ page }) => {
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

test('visible content does not disappear when the scripts start', async ({ page }) => {
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

test('everything is visible after scrolling to the end', async ({ page }) => {
  await open(page, paths.home('en'));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect.poll(() => transparentText(page)).toEqual([]);
});

// Of an element taller than ten windows, 10 % are never visible.
test('the destinations show in a window of 1280 × 1024 at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, paths.home('en'));
  const { title: last } = destinationWords('en', destinationFacts.at(-1)?.id ?? '');
  const heading = page.getByRole('heading', { level: 3, name: last, exact: true });
  await expectUnseen(heading);
  await heading.scrollIntoViewIfNeeded();
  await expectSeen(heading);
});

/** Runs in the page: counts the cards that begin to rise from now on. */
const countRises = () => {
  const risen = new Set<EventTarget>();
  Object.assign(globalThis, { risen });
  addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && target.matches('article')) risen.add(target);
  });
};

test('cards of the catalogue come 100 ms apart, and again after a filter', async ({ page }) => {
  await open(page, paths.destinations('en'));
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const delays = () =>
    main
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => Number.parseFloat(getComputedStyle(card).animationDelay)),
      );
  const inTurn = destinationFacts.map((_, index) => index / 10);
  expect(await delays()).toEqual(inTurn);
  await press(tagButtonName('en', 'beach'));
  await expect.poll(delays).toEqual([0]);
  await page.evaluate(countRises);
  await press(say('en', 'destinations.all'));
  const others = destinationFacts.filter(({ tags }) => !tags.includes('beach'));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'risen').size))
    .toBe(others.length);
  expect(await delays()).toEqual(inTurn);
});

/** Animations that are not driven by scrolling. */
const byItself = () =>
  document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;

test.describe('with less motion', () => {
  const locale = 'ar';
  test.use({ reducedMotion: 'reduce' });

  test('everything is visible at once and nothing moves', async ({ page }) => {
    await open(page, paths.home(locale));
    expect(await transparentText(page)).toEqual([]);
    expect(await page.evaluate(byItself)).toBe(0);
  });
});

alone(
  'what follows the first view is there at once, and waits for no picture',
  async ({ page }) => {
    // The hero's pictures never load, so that `load` never fires.
    await page.route('**/art/hero-*', () => {});
    await page.goto(paths.home('en'), { waitUntil: 'commit' });
    await expect(
      page.getByRole('heading', { level: 2, name: say('en', 'home.popularDestinations') }),
    ).toBeVisible();
  },
);
