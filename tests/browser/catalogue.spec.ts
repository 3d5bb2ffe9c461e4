import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts, filterTagIds } from '../support/facts.ts';
import { openBeforeIslands } from './support/before-scripts.ts';
import { nightly } from './support/nightly.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, open, test as alone } from './support/test.ts';
import { buttonIn, say, tagButtonName, tagName, titleOfPlace } from './support/words.ts';

const partsOf = (page: Page, locale: Locale) => {
  const main = page.getByRole('main');
  const buttons = main.getByRole('group', { name: say(locale, 'destinations.filter') });
  return {
    buttons: buttons.getByRole('button'),
    button: (name: string) => buttons.getByRole('button', { name, exact: true }),
    tagButton: (tag: string) =>
      buttons.getByRole('button', { name: tagButtonName(locale, tag), exact: true }),
    pressed: buttons.getByRole('button', { pressed: true }),
    titles: main.getByRole('article').getByRole('heading', { level: 3 }),
    // Each card has a status of its own for "add to my trip".
    status: main.getByRole('status').first(),
    showAll: buttonIn(main, locale, 'destinations.showAll'),
  };
};

const countOf = (locale: Locale, count: number) => say(locale, 'destinations.count', { count });

const titlesOf = (locale: Locale, tag?: string) =>
  destinationFacts
    .filter(({ tags }) => !tag || tags.includes(tag))
    .map(({ id }) => titleOfPlace(locale, id));

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: "all" and the tags in order; a tag shows exactly its destinations`, async ({
    page,
  }) => {
    await open(page, paths.destinations(locale));
    const { buttons, button, tagButton, pressed, titles, status } = partsOf(page, locale);
    const all = say(locale, 'destinations.all');
    await expect(buttons).toHaveCount(1 + filterTagIds.length);
    for (const [at, tag] of filterTagIds.entries())
      await expect(buttons.nth(at + 1)).toHaveAccessibleName(tagButtonName(locale, tag));
    await expect(buttons.filter({ hasText: tagName(locale, 'natural') })).toHaveCount(0);
    await expect(pressed).toHaveAccessibleName(all);
    await expect(titles).toHaveText(titlesOf(locale));
    await expect(status).toHaveText(countOf(locale, destinationFacts.length));
    const tagsHere = filterTagIds.filter((_, index) => (index % 2 === 0) === (locale === 'ar'));
    expect(tagsHere.length).toBeGreaterThan(3);
    for (const tag of tagsHere) {
      await tagButton(tag).click();
      await expect(titles).toHaveText(titlesOf(locale, tag));
      await expect(status).toHaveText(countOf(locale, titlesOf(locale, tag).length));
      await expect(pressed).toHaveAccessibleName(tagButtonName(locale, tag));
      await expect(page).toHaveURL(paths.destinations(locale, tag));
    }
    await button(say(locale, 'destinations.all')).click();
    await expect(titles).toHaveText(titlesOf(locale));
    await expect(page).toHaveURL(paths.destinations(locale));
  });
}

test('an unknown tag shows an empty list with a link to all destinations', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.destinations(locale, 'skiing & "snow" ⛷'));
  const { titles, status, showAll, button, pressed } = partsOf(page, locale);
  await expect(status).toHaveText(say(locale, 'destinations.none'));
  await expect(titles).toHaveCount(0);
  await expect(pressed).toHaveCount(0);
  await showAll.press('Enter');
  await expect(titles).toHaveText(titlesOf(locale));
  await expect(page).toHaveURL(paths.destinations(locale));
  await expect(showAll).toHaveCount(0);
  await expect(button(say(locale, 'destinations.all'))).toBeFocused();
});

test('Back and Forward go through the chosen tags', async ({ page }) => {
  await open(page, paths.destinations('en'));
  const { tagButton, titles } = partsOf(page, 'en');
  await tagButton('beach').click();
  await expect(titles).toHaveText(titlesOf('en', 'beach'));
  await tagButton('nature').click();
  await expect(titles).toHaveText(titlesOf('en', 'nature'));
  await page.goBack();
  await expect(titles).toHaveText(titlesOf('en', 'beach'));
  await page.goBack();
  await expect(titles).toHaveText(titlesOf('en'));
  await expect(page).toHaveURL(paths.destinations('en'));
  await page.goForward();
  await expect(titles).toHaveText(titlesOf('en', 'beach'));
});

test('choosing a tag by keyboard keeps focus and scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, paths.destinations('en'));
  const chosen = partsOf(page, 'en').tagButton('nature');
  await chosen.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(partsOf(page, 'en').titles).toHaveText(titlesOf('en', 'nature'));
  await expect(chosen).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

for (const locale of ['en', 'ar'] as const) {
  test(
    `${locale}: the grid has one, two or three columns, below the map`,
    locale === 'ar' ? {} : nightly,
    async ({ page }) => {
      await open(page, paths.destinations(locale));
      const map = page.getByRole('list', { name: say(locale, 'map.list') });
      const cards = page.getByRole('main').getByRole('article');
      for (const [width, columns] of [
        [390, 1],
        [768, 2],
        [1024, 3],
        [1440, 3],
        [1920, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await cards.evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect().top),
        );
        const [first = 0] = tops;
        expect(
          tops.filter((top) => top === first),
          `at ${width}`,
        ).toHaveLength(columns);
        const { y = 0, height = 0 } = (await map.boundingBox()) ?? {};
        expect(y + height, `at ${width}`).toBeLessThanOrEqual(first);
      }
    },
  );
}

test('filters chosen faster than they are shown leave no fault behind', async ({ page }) => {
  await open(page, paths.destinations('en'));
  const main = page.getByRole('main');
  const mountains = tagButtonName('en', 'mountains');
  await main.getByRole('button', { name: mountains, exact: true }).evaluate(async (last) => {
    for (const button of last.parentElement?.querySelectorAll('button') ?? []) {
      button.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  const shown = destinationFacts.filter(({ tags }) => tags.includes('mountains'));
  await expect(main.getByRole('article')).toHaveCount(shown.length);
});

const filtered = [
  { path: paths.destinations('en', 'beach'), shown: 1 },
  { path: `${paths.trips('en')}?month=january`, shown: 1 },
  { path: `${paths.trips('en')}?Month=January`, shown: 1 },
] as const;

for (const { path, shown } of filtered) {
  alone(`${path} never shows the unfiltered list`, async ({ page }) => {
    const arrive = await openBeforeIslands(page, path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cards).toHaveCount(0);
    arrive();
    await hydrated(page);
    await expect(cards).toHaveCount(shown);
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  });
}

alone('a filtered address shows everything if the filter does not load', async ({ page }) => {
  await page.clock.install();
  await openBeforeIslands(page, paths.destinations('en', 'beach'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(0);
  await page.clock.runFor(9000);
  await expect(cards).toHaveCount(destinationFacts.length);
});
