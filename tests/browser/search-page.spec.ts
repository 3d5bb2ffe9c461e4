import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open, test as alone } from './support/test.ts';
import { addUpShifts, expectStill, shiftsOf } from './support/shifts.ts';
import { articleWords, destinationWords, regionIn, say } from './support/words.ts';
import { istanbulIn } from './support/search.ts';

test('a link whose name was changed or encoded on its way keeps its query', async ({ page }) => {
  for (const query of ['?Q=Ephesus', '?q%3DEphesus']) {
    await open(page, paths.search('en') + query);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Ephesus');
  }
});

test('results are reached before the index of the site, which is folded', async ({ page }) => {
  await open(page, paths.search('en', 'fiyat cappadocia tour'));
  const main = page.getByRole('main');
  const best = regionIn(main, 'en', 'search.best');
  await expect(best.getByRole('listitem')).toHaveCount(3);
  await expect(best.getByRole('link').first()).toHaveText(/Cappadocia/);
  await expect(best.getByRole('listitem').first()).toContainText(say('en', 'search.group.places'));
  await expect(best.locator('img').first()).toBeVisible();
  const rest = say('en', 'search.results', { group: '' }).trim();
  await expect(main.getByRole('region', { name: rest }).first()).toBeVisible();
  const names = await page
    .locator('main :is(section, nav, search, aside):is([aria-label], [aria-labelledby])')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent));
  expect(new Set(names).size).toBe(names.length);

  const index = main.getByRole('group').filter({ hasText: say('en', 'search.everything') });
  const { title } = destinationWords('en', 'pamukkale');
  await expect(index.getByRole('link', { name: title, exact: true })).toBeHidden();
  const shown = await main.getByRole('link').count();
  await main.getByRole('searchbox').focus();
  // The button, the results, then the index as one stop.
  for (let stop = 0; stop < shown + 2; stop++) await page.keyboard.press('Tab');
  await expect(index.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(index.getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('the best results differ in their pictures, and a page with many has its title once', async ({
  page,
}) => {
  await open(page, paths.search('en', 'balloon'));
  const main = page.getByRole('main');
  const best = regionIn(main, 'en', 'search.best');
  await expect(best.getByRole('listitem')).toHaveCount(3);
  const pictures = await best
    .locator('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  // An answer has an ornament in the place of a picture.
  expect(pictures.length).toBeGreaterThan(1);
  expect(new Set(pictures).size).toBe(pictures.length);
  const group = say('en', 'search.results', { group: say('en', 'search.group.guide') });
  const guide = main.getByRole('region', { name: group, exact: true });
  const { title } = articleWords('en', 'cappadocia');
  // Each link names its page for those who hear it alone.
  await expect(guide.getByRole('link', { name: title })).not.toHaveCount(1);
  const widths = await guide
    .getByText(title, { exact: true })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(widths.filter((width) => width > 1)).toHaveLength(1);
});

alone.describe('on a phone', () => {
  alone.use({ viewport: { width: 390, height: 844 } });

  for (const locale of ['tr', 'ar'] as const) {
    alone(`${locale}: results move nothing on the page`, async ({ page }) => {
      await page.addInitScript(addUpShifts);
      await open(page, paths.search(locale, istanbulIn(locale)));
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      expectStill(await shiftsOf(page));
    });
  }
});

alone('Back finds the query, however soon a result was followed', async ({ page }) => {
  await page.clock.install();
  await open(page, paths.search('tr', 'zeytin'));
  const main = page.getByRole('main');
  await expect(main.locator('mark').first()).toHaveText(/zeytin/i);
  // The address does not follow what is typed while the clock is paused.
  await page.clock.pauseAt(Date.now() + 60_000);
  await main.getByRole('searchbox').fill(istanbulIn('tr'));
  await main
    .locator('mark', { hasText: istanbulIn('tr') })
    .first()
    .click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL(paths.search('tr', istanbulIn('tr')));
});

test('Enter, pressed again, makes one step, and Back finds the query that was sent', async ({
  page,
}) => {
  await open(page, paths.guide('en'));
  await open(page, paths.search('en'));
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('ferry');
  await expect(page).toHaveURL(paths.search('en', 'ferry'));
  await field.press('Enter');
  await field.press('Enter');
  await field.fill('balloon');
  await expect(page).toHaveURL(paths.search('en', 'balloon'));
  await page.goBack();
  await expect(page).toHaveURL(paths.search('en', 'ferry'));
  await expect(field).toHaveValue('ferry');
  await page.goBack();
  await expect(page).toHaveURL(paths.guide('en'));
});
