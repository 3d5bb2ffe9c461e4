import { paths } from '../../app/paths.ts';
import { formOf, inquiryMail, mailsOf } from './support/contact.ts';
import { test } from './support/one-page.ts';
import { expect, idle, open, test as alone } from './support/test.ts';
import { blockTitle, say, site } from './support/words.ts';
import { requestsOf } from './support/requests.ts';

const message = 'Two of us,\nthree weeks in May.\n"Slowly", please: 100% & more? <b>Thanks</b> 🎈';

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: the form is as specified`, async ({ page }) => {
    await page.goto(paths.contact(locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'contact.title'));
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(blockTitle(locale, 'contact'));
    const form = formOf(page, locale);
    await expect(form.message).toHaveAttribute('rows', '4');
    await expect(form.message).toHaveAccessibleDescription(say(locale, 'contact.hint'));
    await expect(form.email).toHaveAttribute('type', 'email');
    for (const field of [form.name, form.email, form.message]) {
      await expect(field).not.toHaveAttribute('required');
      await expect(field).not.toHaveAttribute('aria-required', 'true');
    }
    await expect(form.email).toHaveAttribute('autocomplete', 'email');
    await expect(form.name).toHaveAttribute('autocomplete', 'name');
    await expect(main.getByRole('link', { name: site.email })).toBeVisible();
  });
}

test('sending opens the mail, says so, and keeps every word', async ({ page }) => {
  const locale = 'ar';
  const mails = mailsOf(page);
  await open(page, paths.contact(locale));
  const form = formOf(page, locale);
  await form.name.fill('Ayşe Öztürk');
  await form.email.fill('not an address');
  await form.message.fill(message);
  await expect(form.copy).toHaveCount(0);
  await form.send.click();
  await expect.poll(() => mails).toEqual([inquiryMail('Ayşe Öztürk')]);
  await expect(form.status).toContainText(say(locale, 'contact.opened'));
  await expect(form.form).toContainText(say(locale, 'contact.address'));
  await expect(form.form.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(form.name).toHaveValue('Ayşe Öztürk');
  await expect(form.email).toHaveValue('not an address');
  await expect(form.message).toHaveValue(message);
  await expect(page).toHaveURL(paths.contact(locale));
});

alone.describe('with a clipboard', () => {
  const locale = 'tr';
  alone.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  alone('the whole message can be copied, and a failure is told', async ({ page }) => {
    await open(page, paths.contact(locale));
    const form = formOf(page, locale);
    await form.message.fill(message);
    await form.send.click();
    await form.copy.click();
    await expect(form.status).toContainText(say(locale, 'contact.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
    await form.message.press('End');
    await form.message.pressSequentially('!');
    await expect(form.status).not.toContainText(say(locale, 'contact.copied'));
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await form.send.click();
    await form.copy.click();
    await expect(form.status).toContainText(say(locale, 'contact.notCopied'));
    await expect(form.message).toHaveValue(`${message}!`);
  });
});

alone('home loads no script of the form before it comes into view', async ({ page }) => {
  const mails = mailsOf(page);
  const scripts = requestsOf(page, /\/assets\/.*\.js$/);
  await open(page, paths.home('en'));
  await idle(page);
  const island = page.locator('astro-island').filter({ has: page.locator('form') });
  const needed = await island.evaluate((element) =>
    ['component-url', 'renderer-url'].map((name) => element.getAttribute(name)),
  );
  expect(needed).toEqual([expect.any(String), expect.any(String)]);
  expect(scripts.filter((script) => needed.includes(script))).toEqual([]);
  const form = formOf(page, 'en');
  await form.name.fill('Ayşe');
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(needed));
  await form.send.click();
  await expect.poll(() => mails).toEqual([inquiryMail('Ayşe')]);
  await expect(form.status).toContainText(say('en', 'contact.openedEmpty'));
});

/** Runs in the page: as browsers for iPhones fill a form in, without an event. */
const fillSilently = (field: Element, text: string) => {
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
};

test('Send takes what a browser has filled in without an event', async ({ page }) => {
  await open(page, paths.contact('en'));
  const form = formOf(page, 'en');
  await form.send.hover();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await form.name.evaluate(fillSilently, 'Ömer');
  await form.message.evaluate(fillSilently, 'Two people');
  await form.send.click();
  await expect(form.mailAgain).toHaveAttribute('href', /Two%20people/);
  await expect(form.name).toHaveValue('Ömer');
});

test('a name that is too long for a mail program is cut, and the page says so', async ({
  page,
}) => {
  const mails = mailsOf(page);
  await open(page, paths.contact('ar'));
  const form = formOf(page, 'ar');
  await form.name.fill('ليلى'.repeat(200));
  await form.name.press('Enter');
  await expect(form.status).toContainText(say('ar', 'contact.nameCut'));
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.length).toBeLessThanOrEqual(2000);
});
