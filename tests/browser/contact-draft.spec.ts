import { paths } from '../../app/paths.ts';
import { openBeforeScripts } from './support/before-scripts.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { expectForm, fillForm, formOf, inquiryMail, mailsOf } from './support/contact.ts';
import { hydrated, expect, open, test } from './support/test.ts';
import { say, site } from './support/words.ts';

const typed = { name: 'Ömer', email: 'omer@example.com', message: 'İki kişi,\nüç gün & bir balon' };

test('a draft survives leaving in place, a full load and a change of language', async ({
  page,
}) => {
  await open(page, paths.contact('en'));
  await fillForm(page, 'en', typed);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('en', 'nav.guide') })
    .click();
  await expect(page).toHaveURL(paths.guide('en'));
  await page.goBack();
  await expectForm(page, 'en', typed);
  await page.reload();
  await hydrated(page);
  await expectForm(page, 'en', typed);
  await chooseLanguage(page, 'en', 'tr');
  await expectForm(page, 'tr', typed);
  await page.goto(paths.home('en'));
  await hydrated(page);
  await expectForm(page, 'en', typed);
});

test('words deleted on purpose stay deleted', async ({ page }) => {
  await open(page, paths.contact('en'));
  await fillForm(page, 'en', typed);
  await formOf(page, 'en').message.fill('');
  await page.reload();
  await hydrated(page);
  await expect(formOf(page, 'en').name).toHaveValue(typed.name);
  await expect(formOf(page, 'en').message).toHaveValue('');
});

test('what is typed before scripts arrive is kept, then and later', async ({ page }) => {
  const arrive = await openBeforeScripts(page, paths.contact('en'));
  await fillForm(page, 'en', typed);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  arrive();
  await hydrated(page);
  await expectForm(page, 'en', typed);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('en', 'nav.guide') })
    .click();
  await expect(page).toHaveURL(paths.guide('en'));
  await page.goBack();
  await expectForm(page, 'en', typed);
});

test('a press on Send before scripts arrive is not lost', async ({ page }) => {
  const mails = mailsOf(page);
  const arrive = await openBeforeScripts(page, paths.contact('en'));
  const form = formOf(page, 'en');
  await fillForm(page, 'en', typed);
  await form.send.click();
  await expect(form.status).toBeEmpty();
  arrive();
  await hydrated(page);
  await expect.poll(() => mails).toEqual([inquiryMail(typed.name)]);
  await expect(form.status).toContainText(say('en', 'contact.opened'));
  await expectForm(page, 'en', typed);
});

test('Enter in a field before scripts arrive is not lost', async ({ page }) => {
  const mails = mailsOf(page);
  const arrive = await openBeforeScripts(page, paths.contact('en'));
  const form = formOf(page, 'en');
  await form.name.fill(typed.name);
  await form.name.press('Enter');
  arrive();
  await hydrated(page);
  await expect.poll(() => mails).toEqual([inquiryMail(typed.name)]);
});

test('a tag pressed before scripts arrive is chosen when they do', async ({ page }) => {
  const arrive = await openBeforeScripts(page, paths.destinations('en'));
  await page.getByRole('button', { name: 'Beach', exact: true }).click();
  arrive();
  await hydrated(page);
  await expect(page).toHaveURL(paths.destinations('en', 'beach'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('menu and languages answer before scripts arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await openBeforeScripts(page, paths.contact('en'));
  const menu = page.getByRole('dialog', { name: say('en', 'toolbar.menu') });
  await page.getByRole('button', { name: say('en', 'toolbar.openMenu') }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: say('en', 'toolbar.closeMenu') }).click();
  await expect(menu).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('en', 'toolbar.language') })
    .click();
  await expect(page.getByRole('link', { name: 'Türkçe' })).toBeVisible();
  arrive();
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Türkçe' })).toBeVisible();
});

test('where the script never comes, Send still opens a mail to us', async ({ page }) => {
  const mails = mailsOf(page);
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );
  await page.goto(paths.contact('en'));
  await formOf(page, 'en').name.fill(typed.name);
  await formOf(page, 'en').send.click();
  await expect.poll(() => mails.length).toBeGreaterThan(0);
  expect(mails[0]?.split('?')[0]).toBe(`mailto:${site.email}`);
});
