import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { headingsOf } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

const id = 'istanbul';

/** Scrolls a section's heading into reading position. */
const readOn = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).evaluate((heading) => {
    scrollBy({ top: heading.getBoundingClientRect().top - 100, behavior: 'instant' });
  });

/** The width of the progress line as a share of the screen. */
const progress = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const text = main.querySelector('section')?.parentElement;
    const { content, scale } = getComputedStyle(text ?? main, '::after');
    return content === 'none' ? undefined : Number(scale.split(' ')[0]?.replace('none', '1'));
  });

test('a line under the toolbar shows the reading progress', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.article(locale, id));
  await expect.poll(() => progress(page)).toBe(0);
  await readOn(page, headingsOf(locale, id).at(3) ?? '');
  await expect.poll(() => progress(page)).toBeGreaterThan(0.2);
  expect(await progress(page)).toBeLessThan(0.8);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect.poll(() => progress(page)).toBe(1);
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('there is no line', async ({ page }) => {
    await open(page, paths.article('en', id));
    expect(await progress(page)).toBeUndefined();
  });
});
