import { nightly } from './support/nightly.ts';
import { paths } from '../../app/paths.ts';
import { expectNoViolationIn } from './support/axe.ts';
import { test } from './support/one-page.ts';
import { expect, hydrated, open, test as alone } from './support/test.ts';
import { destinationWords, say, titleOfPlace } from './support/words.ts';
import { buttonOf, dialogOf, istanbulIn, typed } from './support/search.ts';

// Lazy pictures fail offline; one test aborts a script.
alone.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('by keyboard: open, type, move, follow, and back', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.contact(locale));
  const button = buttonOf(page, locale);
  await button.focus();
  await page.keyboard.press('Control+k');
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
  await expectNoViolationIn(page, 'dialog', 'results');

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

alone(
  'a result leads to its section, and one within the page does too',
  nightly,
  async ({ page, context }) => {
    const locale = 'tr';
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

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: the search page shows each result of its query once`, async ({ page }) => {
    await open(page, paths.search(locale, typed[locale]));
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue(typed[locale]);
    await expect(main.getByRole('listitem').first()).toContainText(istanbulIn(locale));
    const links = await main
      .getByRole('region')
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links).toEqual([...new Set(links)]);
  });
}

test('a place without a tour says so, and offers the nearest or all of ours', async ({ page }) => {
  await open(page, paths.guide('tr'));
  await buttonOf(page, 'tr').click();
  const dialog = dialogOf(page, 'tr');
  const [field, status] = [dialog.getByRole('searchbox'), dialog.getByRole('status')];
  await field.fill('kars');
  await expect(status).toHaveText(say('tr', 'search.noTrips', { place: 'Kars' }));
  await expect(dialog.getByRole('link', { name: istanbulIn('tr'), exact: true })).toBeVisible();
  await field.fill('bodrumda tatil');
  const nearest = titleOfPlace('tr', 'ephesus');
  await expect(status).toHaveText(say('tr', 'search.otherPlace', { place: 'Bodrum', nearest }));
  await dialog.getByRole('link', { name: nearest, exact: true }).click();
  await expect(page).toHaveURL(paths.destination('tr', 'ephesus'));
});

test('the way back to a page finds its search closed and empty', nightly, async ({ page }) => {
  await open(page, paths.guide('en'));
  const dialog = dialogOf(page, 'en');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('searchbox').fill(istanbulIn('en'));
  await dialog.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(paths.search('en', istanbulIn('en')));
  await page.goBack();
  await hydrated(page);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('searchbox')).toHaveValue('');
});

/** Runs in the page: a key that ends a composition, as Safari reports it. */
const endComposition = (field: Element) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true }),
  );

test('Escape in an input method leaves the search open', async ({ page }) => {
  await open(page, paths.contact('en'));
  await buttonOf(page, 'en').click();
  const field = dialogOf(page, 'en').getByRole('searchbox');
  await field.fill('イスタンブール');
  await field.evaluate(endComposition);
  await expect(field).toHaveValue('イスタンブール');
  await expect(field).toBeFocused();
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

  alone('the button leads to the search page, which lists everything', async ({ page }) => {
    const locale = 'en';
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
  });
});
