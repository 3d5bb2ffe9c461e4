import type { Page } from '@playwright/test';
import { localeInfo, locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { doubled, look, spaced } from './support/looks.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { say } from './support/words.ts';

const names = locales.map((locale) => localeInfo[locale].name);

const listOf = (page: Page, locale: Locale) => {
  const toolbar = page.getByRole('banner');
  return {
    button: toolbar.getByRole('button', {
      name: `${say(locale, 'toolbar.language')}: ${localeInfo[locale].name}`,
    }),
    link: (other: Locale) =>
      toolbar.getByRole('link', { name: localeInfo[other].name, exact: true }),
    links: toolbar.getByRole('link').filter({ hasText: new RegExp(`^(${names.join('|')})$`) }),
  };
};

test('opens and closes by its button, and closes by a click outside', async ({ page }) => {
  await open(page, paths.guide('en'));
  const list = listOf(page, 'en');
  await list.button.click();
  await expect(list.link('tr')).toBeInViewport({ ratio: 1 });
  await list.button.click();
  await expect(list.links).toHaveCount(0);
  await list.button.click();
  await expect(list.link('tr')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list.links).toHaveCount(0);
  await expect(page).toHaveURL(paths.guide('en'));
});

test('by keyboard: Enter and Space open it, arrows and Tab move in it, Escape closes it', async ({
  page,
}) => {
  await open(page, paths.guide('en'));
  const list = listOf(page, 'en');
  const press = (key: string) => page.keyboard.press(key);
  for (const key of ['Enter', 'Space']) {
    await list.button.focus();
    await press(key);
    await expect(list.links).toHaveText(names);
    await expect(list.link('en')).toHaveAttribute('aria-current', 'true');
    await press('ArrowDown');
    await expect(list.link('en')).toBeFocused();
    await press('ArrowDown');
    await press('Escape');
    await expect(list.links).toHaveCount(0);
    await expect(list.button).toBeFocused();
  }

  await press('Enter');
  for (const locale of locales) {
    await press('Tab');
    await expect(list.link(locale)).toBeFocused();
  }
  await press('Tab');
  await expect(list.links).toHaveCount(0);
  await expect(list.button).not.toBeFocused();
  await expect(page.locator('main a:focus, header a:focus')).toBeVisible();

  await list.button.focus();
  const moves: [key: string, to: Locale][] = [
    ['ArrowDown', 'en'],
    ['ArrowDown', 'tr'],
    ['ArrowDown', 'ar'],
    ['Home', 'en'],
    ['End', 'ar'],
    ['ArrowUp', 'tr'],
  ];
  for (const [key, to] of moves) {
    await press(key);
    await expect(list.link(to), key).toBeFocused();
  }
  await press('Enter');
  await expect(page).toHaveURL(paths.guide('tr'));
  await expect(list.links).toHaveCount(0);
});

test('the links keep a query that was added after the page was loaded', async ({ page }) => {
  await open(page, paths.destinations('en'));
  await page.evaluate(() => history.pushState(null, '', '?tag=beach'));
  const list = listOf(page, 'en');
  await list.button.click();
  for (const [locale, approach] of [
    ['tr', () => list.link('tr').hover()],
    ['ar', () => list.link('ar').focus()],
  ] as const) {
    await approach();
    await expect(list.link(locale)).toHaveAttribute('href', paths.destinations(locale, 'beach'));
  }
});

test('the list fits in both directions in spaced and in large text', async ({ page }) => {
  for (const locale of ['tr', 'ar'] as const) {
    await open(page, paths.guide(locale));
    const list = listOf(page, locale);
    for (const each of [spaced(320), doubled(320)]) {
      await look(page, each);
      await list.button.click();
      for (const other of locales)
        await expect(list.link(other), each.name).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  }
});
