import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { axeOn } from './support/axe.ts';
import { test } from './support/one-page.ts';
import { expect, hydrated, open, test as alone } from './support/test.ts';
import { addUpShifts, shiftsOf } from './support/shifts.ts';
import { articleWords, destinationWords, say } from './support/words.ts';

const dialogOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: say(locale, 'search.title'), exact: true });

const buttonOf = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('button', { name: say(locale, 'search.open'), exact: true });

const typed: Record<Locale, string> = { en: 'Isatnbul', tr: 'ISTANBUL', ar: 'اسطنبول' };

// Lazy pictures fail offline; one test aborts a script.
alone.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const istanbulIn = (locale: Locale) => destinationWords(locale, 'istanbul').title;

for (const locale of ['ar'] as const) {
  test(`${locale}: by keyboard: open, type, move, follow, and back`, async ({ page }) => {
    await open(page, paths.contact(locale));
    const button = buttonOf(page, locale);
    await button.focus();
    await page.keyboard.press('/');
    const dialog = dialogOf(page, locale);
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(typed[locale]);
    const first = dialog.getByRole('listitem').first();
    await expect(first.getByRole('link')).toHaveText(istanbulIn(locale));
    await expect(first.locator('mark').first()).toHaveText(istanbulIn(locale));
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    const { violations } = await (await axeOn(page)).include('dialog').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

    await page.keyboard.press('ArrowDown');
    await expect(first.getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.destination(locale, 'istanbul'));
    await expect(dialog).toBeHidden();

    await hydrated(page);
    await buttonOf(page, locale).click();
    await dialog.getByRole('button', { name: typed[locale], exact: true }).click();
    await expect(first.getByRole('link')).toHaveText(istanbulIn(locale));
  });
}

for (const locale of ['tr'] as const) {
  alone(
    `${locale}: a result leads to its section, and one within the page does too`,
    async ({ page, context }) => {
      await open(page, paths.contact(locale));
      await buttonOf(page, locale).click();
      const dialog = dialogOf(page, locale);
      const ask = async (query: string, address: string) => {
        await dialog.getByRole('searchbox').fill(query);
        await dialog.locator(`a[href="${address}"]`).click();
        await expect(page).toHaveURL(address);
        await expect(page.locator(address.slice(address.indexOf('#')))).toBeInViewport();
      };
      const guide = paths.guide(locale);
      await ask('bahşiş', `${guide}#tipping`);
      await expect(page.locator('#tipping')).toHaveAttribute('open');

      await hydrated(page);
      await buttonOf(page, locale).click();
      await ask('bebek', `${guide}#children`);
      await expect(page.locator('#children')).toBeFocused();
      // The script and the index are cached.
      await context.setOffline(true);
      await buttonOf(page, locale).click();
      await dialog.getByRole('searchbox').fill('zzqqxxzz');
      await expect(dialog.getByRole('status')).toContainText('zzqqxxzz');
      await expect(dialog.getByRole('link', { name: istanbulIn(locale) })).toBeVisible();
    },
  );
}

for (const locale of locales) {
  test(`${locale}: the search page shows results for its query, and Back works`, async ({
    page,
  }) => {
    await open(page, paths.search(locale, typed[locale]));
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue(typed[locale]);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      istanbulIn(locale),
    );
  });
}

alone('a link whose name was changed or encoded on its way keeps its query', async ({ page }) => {
  for (const query of ['?Q=Ephesus', '?q%3DEphesus']) {
    await open(page, paths.search('en') + query);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Ephesus');
  }
});

alone('results are reached before the index of the site, which is folded', async ({ page }) => {
  await open(page, paths.search('en', 'fiyat cappadocia tour'));
  const main = page.getByRole('main');
  const best = main.getByRole('region', { name: say('en', 'search.best') });
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
  const best = main.getByRole('region', { name: say('en', 'search.best') });
  await expect(best.getByRole('listitem')).toHaveCount(3);
  const pictures = await best
    .locator('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(pictures).toHaveLength(3);
  expect(new Set(pictures).size).toBe(3);
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

  for (const locale of locales) {
    alone(`${locale}: results move nothing on the page`, async ({ page }) => {
      await page.addInitScript(addUpShifts);
      await open(page, paths.search(locale, istanbulIn(locale)));
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
    });
  }
});

alone('where the search does not load, the index of the site is open', async ({ page }) => {
  await page.route(/search-(names|texts)/, (route) => route.abort());
  await open(page, paths.search('ar', 'zzqqxxzz'));
  const main = page.getByRole('main');
  await expect(main.getByText(say('ar', 'search.failed'))).toBeVisible();
  const index = main.getByRole('group').filter({ hasText: say('ar', 'search.everything') });
  await expect(index.getByRole('link', { name: istanbulIn('ar'), exact: true })).toBeVisible();
});

const pathsAskedFor = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

alone('an approaching pointer loads the search, a page alone does not', async ({ page }) => {
  const asked = pathsAskedFor(page);
  const searchFiles = () => asked.filter((path) => path.startsWith('/assets/search-'));
  await open(page, paths.guide('en'));
  await page.waitForLoadState('networkidle');
  expect(searchFiles()).toEqual([]);
  const names = page.waitForRequest(/search-names-en/);
  const script = page.waitForRequest(/search-opener/);
  await buttonOf(page, 'en').hover();
  await Promise.all([names, script]);
});

alone('all files that the first result needs are requested at once', async ({ page }) => {
  await open(page, paths.guide('en'));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js(?:on)?$/, async (route) => {
    await promise;
    await route.continue();
  });
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
    const asked = pathsAskedFor(page);
    const indexFiles = () => asked.filter((path) => /search-.*\.json$/.test(path));
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/search-names/, async (route) => {
      await promise;
      await route.continue();
    });
    await open(page, paths.search('en'));
    await page.waitForLoadState('networkidle');
    expect(indexFiles()).toEqual([]);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').focus();
    await expect.poll(indexFiles).toHaveLength(2);
    resolve();
    await page.keyboard.type('Pamukkale');
    await expect(main.locator('mark').first()).toHaveText('Pamukkale');
    expect(indexFiles()).toHaveLength(2);
  },
);

alone('names answer before the texts have loaded', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/search-texts/, async (route) => {
    await promise;
    await route.continue();
  });
  await open(page, paths.guide('tr'));
  await buttonOf(page, 'tr').click();
  const dialog = dialogOf(page, 'tr');
  await dialog.getByRole('searchbox').fill('kapadokya');
  const first = dialog.getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveText(destinationWords('tr', 'cappadocia').title);
  // A word of no name: what is found waits for the texts.
  await dialog.getByRole('searchbox').fill('deve güreşi');
  await expect(dialog.getByRole('status')).toHaveText(say('tr', 'search.loading'));
  resolve();
  await expect(first.locator('p mark').first()).toBeVisible();
});

alone('a search that could not load is loaded with the next letter', async ({ page }) => {
  await page.route(/search-.*\.json$/, (route) => route.abort());
  await open(page, paths.search('ar'));
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  const title = istanbulIn('ar');
  await field.fill(title.slice(0, -1));
  await expect(main.getByRole('status')).toHaveText(say('ar', 'search.failed'));
  await page.unroute(/search-.*\.json$/);
  await field.press('End');
  await field.pressSequentially(title.slice(-1));
  await expect(main.locator('mark').first()).toHaveText(title);
  await expect(main.getByRole('status')).toHaveText(/\d/);
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

alone('a place without a tour says so and offers the nearest', async ({ page }) => {
  await open(page, paths.guide('tr'));
  await buttonOf(page, 'tr').click();
  const dialog = dialogOf(page, 'tr');
  await dialog.getByRole('searchbox').fill('bodrumda tatil');
  const nearest = destinationWords('tr', 'ephesus').title;
  await expect(dialog.getByRole('status')).toHaveText(
    say('tr', 'search.otherPlace', { place: 'Bodrum', nearest }),
  );
  await dialog.getByRole('link', { name: nearest, exact: true }).click();
  await expect(page).toHaveURL(paths.destination('tr', 'ephesus'));
});

alone('what is typed before the script of the search has come is answered', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/search-opener/, async (route) => {
    await promise;
    await route.continue();
  });
  await open(page, paths.guide('en'));
  await page.keyboard.press('/');
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

test('the way back to a page finds its search closed and empty', async ({ page }) => {
  await open(page, paths.guide('en'));
  const dialog = dialogOf(page, 'en');
  await page.keyboard.press('/');
  await dialog.getByRole('searchbox').fill(istanbulIn('en'));
  await dialog.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(paths.search('en', istanbulIn('en')));
  await page.goBack();
  await hydrated(page);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(dialog.getByRole('searchbox')).toHaveValue('');
});

test('keys typed in a message do not open the search', async ({ page }) => {
  await open(page, paths.contact('en'));
  const message = page.getByLabel(say('en', 'contact.message'));
  await message.fill('Trains');
  await message.press('/');
  await message.press('Control+k');
  await expect(message).toHaveValue('Trains/');
  await expect(dialogOf(page, 'en')).toBeHidden();
});

alone.describe('without scripts', () => {
  alone.use({ javaScriptEnabled: false });

  for (const locale of ['en'] as const) {
    alone(
      `${locale}: the button leads to the search page, which lists everything`,
      async ({ page }) => {
        await page.goto(paths.guide(locale));
        await buttonOf(page, locale).click();
        await expect(page).toHaveURL(new RegExp(`${paths.search(locale)}\\??$`));
        const field = page.getByRole('main').getByRole('searchbox');
        await field.fill('a');
        await field.press('Enter');
        await expect(page).toHaveURL(`${paths.search(locale)}?q=a`);
        const { title } = destinationWords(locale, 'pamukkale');
        await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
        await expect(page).toHaveURL(paths.destination(locale, 'pamukkale'));
      },
    );
  }
});
