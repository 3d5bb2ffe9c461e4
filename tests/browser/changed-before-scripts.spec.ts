import { paths } from '../../app/paths.ts';
import { changesByOthers } from '../support/changed-page.ts';
import { openBeforeIslands, openBeforeScripts } from './support/before-scripts.ts';
import { expectForm, fillForm, formOf, inquiryMail, mailsOf } from './support/contact.ts';
import { expect, hydrated, test } from './support/test.ts';
import { buttonIn, say, tripWords } from './support/words.ts';

// React reports an error when it renders a page again that an extension or a translation has changed.
test.use({ expectedFaults: /Minified React error #418/ });

const typed = { name: 'Ömer', email: 'omer@example.com', message: 'İki kişi' };

/** Runs in the page: whether React has hydrated or created an element. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

for (const { name, change } of changesByOthers) {
  test(`a press on Send is not lost where ${name}`, async ({ page }) => {
    const mails = mailsOf(page);
    const arrive = await openBeforeIslands(page, paths.contact('en'));
    const form = formOf(page, 'en');
    await fillForm(page, 'en', typed);
    await form.send.click();
    await page.evaluate(change);
    arrive();
    // Playwright may miss `load` after a press that opens the mail program.
    await expect.poll(() => mails).toEqual([inquiryMail(typed.name)]);
    await expectForm(page, 'en', typed);
    // React may replace the form, and with it the button, between `mousedown` and `mouseup`.
    await expect.poll(() => form.send.evaluate(isHydrated)).toBe(true);
    await form.send.click();
    await expect.poll(() => mails).toEqual([inquiryMail(typed.name), inquiryMail(typed.name)]);
  });

  test(`choices from lists, a tag, a wish and the search are not lost where ${name}`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const uses = [
      {
        path: paths.trips('ar'),
        use: () =>
          main.getByRole('combobox', { name: say('ar', 'trips.length') }).selectOption('medium'),
        leadsTo: `${paths.trips('ar')}?days=medium`,
      },
      {
        path: paths.destinations('en'),
        use: () => main.getByRole('button', { name: /^Beach/ }).click(),
        leadsTo: paths.destinations('en', 'beach'),
      },
      {
        path: paths.month('tr', 'july'),
        use: () => buttonIn(main, 'tr', 'when.wish.sea').click(),
        leadsTo: `${paths.month('tr', 'july')}?for=sea`,
      },
      {
        path: paths.search('en'),
        use: async () => {
          await main.getByRole('searchbox').fill('Ephesus');
          await page.keyboard.press('Enter');
        },
        leadsTo: `${paths.search('en')}?q=Ephesus`,
      },
    ];
    for (const { path, use, leadsTo } of uses) {
      const arrive = await openBeforeScripts(page, path);
      await page.evaluate(change);
      await use();
      arrive();
      await hydrated(page);
      await expect(page).toHaveURL(leadsTo);
      await page.unrouteAll();
    }
  });
}

test('a trip checked in the comparison before its script counts', async ({ page }) => {
  const arrive = await openBeforeScripts(page, paths.compare('tr'));
  await page.getByRole('checkbox', { name: tripWords('tr', 'for-two').title }).check();
  arrive();
  await expect(page).toHaveURL(paths.compare('tr', ['for-two']));
  await expect(page.getByRole('columnheader')).toHaveText([tripWords('tr', 'for-two').title]);
});
