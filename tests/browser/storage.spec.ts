import { localeInfo } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { expectForm, fillForm, formOf, inquiryMail, mailsOf } from './support/contact.ts';
import { expect, open, test } from './support/test.ts';
import { buttonIn, linkIn, say, titleOfPlace } from './support/words.ts';
import { openMore } from './support/planner-folds.ts';
import { buttonOf, dialogOf } from './support/search.ts';

const typed = { name: 'Ömer', email: 'omer@example.com', message: 'İki kişi, üç gün' };

function refuse() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Storage is switched off', 'SecurityError');
      },
    });
  }
  CacheStorage.prototype.keys = () =>
    Promise.reject(new DOMException('Storage is switched off', 'SecurityError'));
}

function fill() {
  Storage.prototype.setItem = () => {
    throw new DOMException('Storage is full', 'QuotaExceededError');
  };
}

for (const { name, how } of [
  { name: 'switched off', how: refuse },
  { name: 'full', how: fill },
]) {
  test.describe(`with storage ${name}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(how));

    test('language offer, theme and language list work', async ({ page }) => {
      await open(page, paths.contact('tr'));
      const line = page.getByRole('complementary', { name: localeInfo.en.offer });
      await line.getByRole('button', { name: localeInfo.en.dismissOffer }).click();
      await expect(line).toHaveCount(0);
      const night = page.getByRole('radio', { name: say('tr', 'theme.night'), exact: true });
      await night.check({ force: true });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
      await chooseLanguage(page, 'tr', 'ar');
      await expect(page).toHaveURL(paths.contact('ar'));
      await expect(page.locator('html')).toHaveAttribute('dir', localeInfo.ar.dir);
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'night');
    });

    test('a message can be written and sent', async ({ page }) => {
      const mails = mailsOf(page);
      await open(page, paths.contact('en'));
      await fillForm(page, 'en', typed);
      await formOf(page, 'en').send.click();
      await expect.poll(() => mails).toEqual([inquiryMail(typed.name)]);
      await expectForm(page, 'en', typed);
    });

    test('a place can be added to a trip in an address', async ({ page }) => {
      await open(page, paths.destination('en', 'ephesus'));
      await linkIn(page, 'en', 'trip.add').click();
      await expect(page).toHaveURL(paths.plan('en', 'stops=ephesus.2'));
      const place = titleOfPlace('en', 'ephesus');
      await buttonIn(page, 'en', 'plan.more', { place }).click();
      await expect(page).toHaveURL(paths.plan('en', 'stops=ephesus.3'));
      await expect(page.getByText(say('en', 'trip.notKept'))).toBeVisible();
    });

    test("one's own costs count until the page is left", async ({ page }) => {
      await open(page, paths.plan('en', 'stops=istanbul.3'));
      await openMore(page, 'en');
      const flights = page.getByLabel(say('en', 'plan.budget.flights'));
      await flights.fill('250');
      await page.getByLabel(say('en', 'plan.budget.tickets')).fill('50');
      await expect(flights).toHaveValue('250');
      await page.getByLabel(say('en', 'plan.budgetLink')).check();
      await expect(page).toHaveURL(/&budget=250,0,50$/);
    });

    test('the search finds results', async ({ page }) => {
      await open(page, paths.search('en', 'istanbul'));
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: titleOfPlace('en', 'istanbul'), exact: true })
          .first(),
      ).toBeVisible();
      await buttonOf(page, 'en').click();
      const dialog = dialogOf(page, 'en');
      await dialog.getByRole('searchbox').fill('istanbul');
      await dialog.getByRole('listitem').first().getByRole('link').click();
      await expect(page).toHaveURL(paths.destination('en', 'istanbul'));
    });

    test('the privacy page says that nothing is stored', async ({ page }) => {
      await open(page, paths.privacy('en'));
      const things = page.getByRole('listitem').filter({ has: page.getByRole('button') });
      const empty = things.filter({ hasText: say('en', 'privacy.nothing') });
      const refused = things.filter({ hasText: say('en', 'privacy.refused') });
      await expect(refused).toHaveCount(how === refuse ? 1 : 0);
      await expect(empty).not.toHaveCount(0);
      const kept = things.filter({ hasNotText: say('en', 'privacy.nothing') });
      await expect(kept).toHaveCount(how === refuse ? 1 : 0);
    });
  });
}

test('where storage is full, a place is added to the kept trip in an address', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('trip', 'stops=istanbul.3&people=2'));
  await page.addInitScript(fill);
  await open(page, paths.destination('ar', 'ephesus'));
  await linkIn(page, 'ar', 'trip.add').click();
  await expect(page).toHaveURL(paths.plan('ar', 'stops=istanbul.3,ephesus.2&people=2'));
});
