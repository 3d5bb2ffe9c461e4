import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { expect, hydrated, test } from './support/test.ts';
import { say } from './support/words.ts';

/* Whoever arrives gets the first view alone; the rest as it comes near, before a jump, or when nothing else happens. */

/** Whether the end of the page is laid out. */
const endIsLaidOut = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .first()
    .evaluate((end) => end.checkVisibility({ contentVisibilityAuto: true }));

test.describe('on a machine that is never idle', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
  });

  test('the end of a page waits until one is near it', async ({ page }) => {
    await page.goto(paths.home('en'));
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.wheel(0, 10);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await endIsLaidOut(page)).toBe(false);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await endIsLaidOut(page)).toBe(true);
    }).toPass({ intervals: [50] });
  });

  for (const [what, jump] of [
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a scroll bar', (page: Page) => page.evaluate(() => scrollTo(0, 2 * innerHeight))],
    [
      'a link within the page',
      (page: Page) => page.getByRole('link', { name: say('en', 'hero.scrollCue') }).click(),
    ],
  ] as const) {
    test(`whoever jumps by ${what} gets all of it`, async ({ page }) => {
      await page.goto(paths.home('en'));
      await page.evaluate(() => document.fonts.ready);
      expect(await endIsLaidOut(page)).toBe(false);
      await jump(page);
      await expect.poll(() => endIsLaidOut(page)).toBe(true);
    });
  }

  test('who comes back, or to a section, gets all of it', async ({ page }) => {
    await page.goto(`${paths.article('tr', 'istanbul')}#section-3`);
    expect(await endIsLaidOut(page)).toBe(true);
    await page.goto(paths.home('tr'));
    await page.reload();
    expect(await endIsLaidOut(page)).toBe(true);
  });

  test('so does a change of page in place, and Back', async ({ page }) => {
    await page.goto(paths.contact('ar'));
    await page.getByRole('heading', { level: 1 }).click();
    await hydrated(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('ar', 'nav.experiences'), exact: true })
      .click();
    await expect(page).toHaveURL(paths.experiences('ar'));
    const isLaidOut = () =>
      page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .last()
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await page.keyboard.press('Shift');
    await expect.poll(isLaidOut).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(paths.contact('ar'));
    expect(await endIsLaidOut(page)).toBe(true);
  });
});

test('on any other it follows by itself', async ({ page }) => {
  await page.goto(paths.home('en'));
  await expect.poll(() => endIsLaidOut(page)).toBe(true);
});
