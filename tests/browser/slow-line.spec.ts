import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { slow4g } from '../../tools/measure/bench/browser.ts';
import { slowLine } from '../support/line.ts';
import { expect, hydrated, test } from './support/test.ts';
import { say } from './support/words.ts';

/* On a slow line a page asks for its scripts when it is touched, or at once where they alone know what it shows. */

test.use({ line: slowLine });

/** Opens a page on a slow line, and tells what scripts it asks for. */
async function openSlowly(page: Page, path: string) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(path);
  // What waits for an idle moment had one.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve));
      }),
  );
  return scripts;
}

test('a page for reading waits for a touch, shows that it heard the press that it was, and answers it', async ({
  page,
}) => {
  const scripts = await openSlowly(page, paths.home('tr'));
  expect(scripts).toEqual([]);
  const button = page.getByRole('button', { name: say('tr', 'search.open') });
  await expect(button).toHaveCSS('opacity', '1');
  await button.click();
  await expect(button).not.toHaveCSS('opacity', '1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveCSS('opacity', '1');
  expect(scripts).not.toEqual([]);
});

test('lists that were chosen from while the scripts were on their way hold', async ({ page }) => {
  const scripts = await openSlowly(page, paths.trips('ar'));
  expect(scripts).toEqual([]);
  const days = page.getByRole('combobox', { name: say('ar', 'trips.length') });
  const budget = page.getByRole('combobox', { name: say('ar', 'trips.budget') });
  const [length, most] = ['medium', '2000'];
  await days.selectOption(length);
  await budget.selectOption(most);
  await hydrated(page);
  await expect(page).toHaveURL(`${paths.trips('ar')}?days=${length}&budget=${most}`);
  await expect(days).toHaveValue(length);
  await expect(budget).toHaveValue(most);
});

test('whoever plans a trip does not wait', async ({ page }) => {
  const scripts = await openSlowly(page, paths.plan('en'));
  expect(scripts).toEqual([]);
  await page.evaluate(() => localStorage.setItem('trip', 'stops=istanbul.2'));
  await page.reload();
  await hydrated(page);
});

test('nor does the page that saves the guide', async ({ page }) => {
  await openSlowly(page, paths.takeAlong('tr'));
  await hydrated(page);
});
