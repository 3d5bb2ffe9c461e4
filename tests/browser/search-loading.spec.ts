import { paths } from '../../app/paths.ts';
import { expect, idle, open, test as alone } from './support/test.ts';
import { say, titleOfPlace } from './support/words.ts';
import { buttonOf, dialogOf, istanbulIn } from './support/search.ts';
import { holdBack } from './support/before-scripts.ts';
import { requestsOf } from './support/requests.ts';

alone.use({ expectedFaults: /ERR_FAILED/ });

alone('an approaching pointer loads the search, a page alone does not', async ({ page }) => {
  const searchFiles = requestsOf(page, /\/assets\/search-/);
  await open(page, paths.guide('en'));
  await idle(page);
  expect(searchFiles).toEqual([]);
  const names = page.waitForRequest(/search-names-en/);
  const script = page.waitForRequest(/search-dialog/);
  await buttonOf(page, 'en').hover();
  await Promise.all([names, script]);
});

alone('all files that the first result needs are requested at once', async ({ page }) => {
  await open(page, paths.guide('en'));
  const resolve = await holdBack(page, /\.js(?:on)?$/);
  const begin = await page.evaluate(() => performance.now());
  await buttonOf(page, 'en').hover();
  // Ends after the task of the pointer.
  await page.evaluate(() => performance.now());
  resolve();
  await buttonOf(page, 'en').click();
  await page.keyboard.type('Ankara');
  await expect(dialogOf(page, 'en').getByRole('status')).not.toBeEmpty();
  await expect(dialogOf(page, 'en').getByRole('listitem').first()).toBeVisible();
  const files = await page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime >= from && /\.js(?:on)?$/.test(name))
        .filter(({ name }) => !name.includes('search-texts'))
        .map(({ name, startTime, duration }) => ({ name, startTime, end: startTime + duration })),
    begin,
  );
  expect(files.some(({ name }) => name.includes('search-names'))).toBe(true);
  const firstEnd = Math.min(...files.map(({ end }) => end));
  expect(files.filter(({ startTime }) => startTime > firstEnd)).toEqual([]);
});

alone(
  'focus on the field of the search page loads the index, both files at once',
  async ({ page }) => {
    const indexFiles = requestsOf(page, /search-.*\.json$/);
    const resolve = await holdBack(page, /search-names/);
    await open(page, paths.search('en'));
    await idle(page);
    expect(indexFiles).toEqual([]);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').focus();
    await expect.poll(() => indexFiles).toHaveLength(2);
    resolve();
    await page.keyboard.type('Pamukkale');
    await expect(main.locator('mark').first()).toHaveText('Pamukkale');
    expect(indexFiles).toHaveLength(2);
  },
);

alone('names answer before the texts have loaded', async ({ page }) => {
  const resolve = await holdBack(page, /search-texts/);
  await open(page, paths.guide('tr'));
  await buttonOf(page, 'tr').click();
  const dialog = dialogOf(page, 'tr');
  await dialog.getByRole('searchbox').fill('kapadokya');
  const first = dialog.getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveText(titleOfPlace('tr', 'cappadocia'));
  // A word of no name: what is found waits for the texts.
  await dialog.getByRole('searchbox').fill('deve güreşi');
  await expect(dialog.getByRole('status')).toHaveText(say('tr', 'search.loading'));
  resolve();
  await expect(first.locator('p mark').first()).toBeVisible();
});

alone(
  'a search that could not load opens the index, and the next letter loads it',
  async ({ page }) => {
    await page.route(/search-.*\.json$/, (route) => route.abort());
    const title = istanbulIn('ar');
    await open(page, paths.search('ar', title.slice(0, -1)));
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(say('ar', 'search.failed'));
    const index = main.getByRole('group').filter({ hasText: say('ar', 'search.everything') });
    await expect(index.getByRole('link', { name: title, exact: true })).toBeVisible();
    await page.unroute(/search-.*\.json$/);
    const field = main.getByRole('searchbox');
    await field.press('End');
    await field.pressSequentially(title.slice(-1));
    await expect(main.locator('mark').first()).toHaveText(title);
    await expect(main.getByRole('status')).toHaveText(/\d/);
  },
);

alone('what is typed before the script of the search has come is answered', async ({ page }) => {
  const resolve = await holdBack(page, /search-dialog/);
  await open(page, paths.guide('en'));
  await page.keyboard.press('Control+k');
  const field = dialogOf(page, 'en').getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('Ankor');
  await page.keyboard.press('ArrowLeft');
  resolve();
  await expect(dialogOf(page, 'en').getByRole('status')).not.toBeEmpty();
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a');
  await expect(field).toHaveValue('Ankar');
});
