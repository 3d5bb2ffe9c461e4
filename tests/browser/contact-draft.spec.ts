import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { openBeforeIslands, openBeforeScripts } from './support/before-scripts.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { expectForm, fillForm, formOf, inquiryMail, mailsOf } from './support/contact.ts';
import { comeBack } from './support/page-cache.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, open, test as alone } from './support/test.ts';
import { linkIn, say } from './support/words.ts';

const typed = { name: 'Ömer', email: 'omer@example.com', message: 'İki kişi,\nüç gün & bir balon' };

/** The form may be hydrated after it was filled. */
const expectSaved = (page: Page, draft: typeof typed) =>
  expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('inquiry')))
    .toBe(JSON.stringify(draft));

test('a draft survives leaving the page, Back, a reload and a change of language', async ({
  page,
}) => {
  await open(page, paths.contact('en'));
  await fillForm(page, 'en', typed);
  await expectSaved(page, typed);
  await linkIn(page.getByRole('banner'), 'en', 'nav.guide').click();
  await expect(page).toHaveURL(paths.guide('en'));
  await page.goBack();
  await expectForm(page, 'en', typed);
  await page.reload();
  await hydrated(page);
  await expectForm(page, 'en', typed);
  await chooseLanguage(page, 'en', 'tr');
  await expectForm(page, 'tr', typed);
  await page.goto(paths.home('en'));
  await formOf(page, 'en').form.scrollIntoViewIfNeeded();
  await expectForm(page, 'en', typed);
});

test('words deleted on purpose stay deleted', async ({ page }) => {
  await open(page, paths.contact('en'));
  await fillForm(page, 'en', typed);
  await formOf(page, 'en').message.fill('');
  await expectSaved(page, { ...typed, message: '' });
  await page.reload();
  await hydrated(page);
  await expect(formOf(page, 'en').name).toHaveValue(typed.name);
  await expect(formOf(page, 'en').message).toHaveValue('');
});

for (const [press, early, openEarly] of [
  ['Enter', 'before the form is hydrated', openBeforeIslands],
  ['Send', 'before any script has loaded', openBeforeScripts],
] as const) {
  alone(`${press} ${early} opens the same mail as after it`, async ({ page }) => {
    const mails = mailsOf(page);
    const arrive = await openEarly(page, paths.contact('en'));
    const form = formOf(page, 'en');
    await fillForm(page, 'en', typed);
    if (press === 'Send') await form.send.click();
    else await form.name.press('Enter');
    await expect.poll(() => mails).toEqual([inquiryMail(typed.name)]);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
    arrive();
    // Playwright may miss `load` after a press that opens the mail program.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(form.status).toContainText(say('en', 'contact.opened'));
    await expectForm(page, 'en', typed);
    expect(mails).toEqual([inquiryMail(typed.name)]);
    await form.send.click();
    await expect.poll(() => mails).toEqual([inquiryMail(typed.name), inquiryMail(typed.name)]);
  });
}

test('text written on another page is in the form after Back', async ({ page }) => {
  await open(page, paths.contact('en'));
  await fillForm(page, 'en', typed);
  await expectSaved(page, typed);
  const later = { name: 'Ada', email: '', message: 'Later' };
  await page.evaluate((draft) => sessionStorage.setItem('inquiry', draft), JSON.stringify(later));
  await comeBack(page);
  await expectForm(page, 'en', later);
});
