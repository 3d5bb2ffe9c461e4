import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { test } from './support/one-page.ts';
import { expect, open, test as alone } from './support/test.ts';
import { say, tagButtonName, titleOfPlace } from './support/words.ts';
import { requestsOf } from './support/requests.ts';

const titleOf = (locale: Locale, id: string) => titleOfPlace(locale, id);
const ids = destinationFacts.map(({ id }) => id);

const placesOf = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: say(locale, 'map.list'), exact: true }).getByRole('link');

/** Names that overlap, stick out of the map or are too small to press. */
const crowded = (page: Page) =>
  page.evaluate(async () => {
    // Waits for layout at the new size, whichever base map has loaded.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    const map = document.querySelector('[data-map]');
    const frame = map?.getBoundingClientRect();
    const names = [...(map?.querySelectorAll('a') ?? [])].map((link) => ({
      name: link.textContent,
      box: link.getBoundingClientRect(),
    }));
    if (!frame || names.length === 0) return ['no map'];
    return names.flatMap(({ name, box }, at) => [
      ...(box.width < 24 || box.height < 24 ? [`${name} is small`] : []),
      ...(box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom
        ? [`${name} sticks out`]
        : []),
      ...names
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        )
        .map((other) => `${name} lies over ${other.name}`),
    ]);
  });

const baseMaps = (page: Page) => requestsOf(page, /\/art\/map-(\w+-\w+)-\d+\./);

/** The part of a destination's page with its map, which is closed until one goes there. */
const mapOf = (locale: Locale, id: string) => `${paths.destination(locale, id)}#getting-there`;

/** Of each layout of the map, and between them. */
const narrowest = [320, 768, 1280];
const allWidths = [...narrowest, 390, 600, 767, 1279, 1920];

for (const locale of locales) {
  test(`${locale}: a map is a list of links to every place, whose names never overlap`, async ({
    page,
  }) => {
    for (const path of [mapOf(locale, 'ephesus'), paths.destinations(locale)]) {
      await page.goto(path);
      await placesOf(page, locale).first().scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready);
      for (const width of locale === 'en' ? allWidths : narrowest) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await crowded(page), `${path} at ${width}`).toEqual([]);
      }
    }
    const places = placesOf(page, locale);
    await expect(places).toHaveCount(ids.length);
    for (const [at, id] of ids.entries()) {
      await expect(places.nth(at)).toHaveAccessibleName(titleOf(locale, id));
      await expect(places.nth(at)).toHaveAttribute('href', paths.destination(locale, id));
    }
  });
}

test('places without the chosen tag are dimmed and described so', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.destinations(locale));
  const tag = 'beach';
  await page.getByRole('button', { name: tagButtonName(locale, tag), exact: true }).click();
  const places = placesOf(page, locale);
  for (const [at, { id, tags }] of destinationFacts.entries()) {
    const title = titleOf(locale, id);
    const name = tags.includes(tag) ? title : `${title} (${say(locale, 'map.dimmed')})`;
    await expect(places.nth(at)).toHaveAccessibleName(name);
  }
  const all = say(locale, 'destinations.all');
  await page.getByRole('button', { name: all, exact: true }).click();
  for (const [at, { id }] of destinationFacts.entries()) {
    await expect(places.nth(at)).toHaveAccessibleName(titleOf(locale, id));
  }
});

test('Tab goes from place to place in order and highlights the card', async ({ page }) => {
  await open(page, paths.destinations('en'));
  const places = placesOf(page, 'en');
  await places.first().focus();
  for (const [at, id] of ids.entries()) {
    await expect(places.nth(at)).toBeFocused();
    await expect(page.locator('article[data-highlighted]')).toHaveAttribute('data-place', id);
    await page.keyboard.press('Tab');
  }
  await places.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.destination('en', ids[1] ?? ''));
});

test('a hovered card highlights its place on the map', async ({ page }) => {
  await open(page, paths.destinations('en'));
  await page.getByRole('article').nth(2).hover();
  const highlighted = page.locator('[data-map] a[data-highlighted]');
  await expect(highlighted).toHaveAccessibleName(titleOf('en', ids[2] ?? ''));
  await expect(page.locator('[data-map] svg [data-highlighted]')).toHaveCount(2);
  await page.mouse.move(2, 2);
  await expect(page.locator('[data-highlighted]')).toHaveCount(0);
});

alone('only the base map of the layout and the theme is fetched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const requested = baseMaps(page);
  await page.goto(paths.destinations('en'));
  await expect.poll(() => requested).toEqual(['landscape-night']);
  await page.evaluate(() => localStorage.setItem('theme', 'day'));
  // Resizing would load another base map in the old page.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 390, height: 900 });
  requested.length = 0;
  await page.goto(paths.destinations('en'));
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect.poll(() => requested).toEqual(['phone-day']);
  const drawn = page.locator('[data-map] img:visible').first();
  await expect.poll(() => drawn.evaluate((map: HTMLImageElement) => map.complete)).toBe(true);
  expect(requested).toEqual(['phone-day']);
});

// `print.spec.ts` prints the catalogue, whose cards take its place.
test('the map prints as a list of places', async ({ page }) => {
  await page.goto(paths.destination('tr', 'ephesus'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-map] img').first()).toBeHidden();
  const tops = await placesOf(page, 'tr').evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(ids.length);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(ids.length);
});
