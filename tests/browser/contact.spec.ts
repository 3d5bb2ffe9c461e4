import type { BrowserContext, Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { catchMail } from './support/mail.ts';
import { awake, expect, open, test } from './support/test.ts';
import { say, site } from './support/words.ts';

const formOf = (page: Page, locale: Locale) => {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('textbox', { name: say(locale, 'contact.name'), exact: true }),
    email: main.getByRole('textbox', { name: say(locale, 'contact.email'), exact: true }),
    message: main.getByRole('textbox', { name: say(locale, 'contact.message'), exact: true }),
    send: main.getByRole('button', { name: say(locale, 'contact.send'), exact: true }),
    status: main.getByRole('status'),
    copy: main.getByRole('button', { name: say(locale, 'contact.copy'), exact: true }),
  };
};

type Form = ReturnType<typeof formOf>;

const mailFor = (name: string) =>
  `mailto:hello@merhaba-turkiye.example?subject=${encodeURIComponent(`Inquiry from ${name}`)}`;

const words = {
  name: 'Ayşe & Çağla? 100 % = "a" + \'b\' #1 <i>',
  email: 'not an address',
  message: 'Merhaba!\n\nمرحبا بكم 🎈\n  & two ? more = lines',
};

async function type(form: Form) {
  await form.name.fill(words.name);
  await form.email.fill(words.email);
  await form.message.fill(words.message);
}

async function expectWords(form: Form) {
  await expect(form.name).toHaveValue(words.name);
  await expect(form.email).toHaveValue(words.email);
  await expect(form.message).toHaveValue(words.message);
}

for (const locale of locales) {
  test(`${locale}: asks for name, email and message, and requires nothing`, async ({ page }) => {
    const mails = await catchMail(page);
    await open(page, paths.contact(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'contact.title'));
    const form = formOf(page, locale);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
    await expect(form.name).toHaveAttribute('type', 'text');
    await expect(form.email).toHaveAttribute('type', 'email');
    await expect(form.message).toHaveAttribute('rows', '4');
    await expect(page.locator(':required, [aria-required], [pattern], [maxlength]')).toHaveCount(0);
    await form.send.click();
    await expect.poll(() => mails).toEqual([mailFor('')]);
  });

  test(`${locale}: sending opens a mail with the subject, says so and keeps every word`, async ({
    page,
  }) => {
    const mails = await catchMail(page);
    await open(page, paths.contact(locale));
    const form = formOf(page, locale);
    await expect(form.status).toHaveText('');
    await expect(form.copy).toHaveCount(0);
    await type(form);
    await form.send.click();
    await expect.poll(() => mails).toEqual([mailFor(words.name)]);
    await expect(form.status).toContainText(say(locale, 'contact.opened'));
    await expect(form.status.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    await expectWords(form);
    await expect(page).toHaveURL(paths.contact(locale));
    await awake(page);
  });

  test(`${locale}: the message can be copied, and a refusal is told`, async ({
    page,
    context,
  }) => {
    await catchMail(page);
    await allowClipboard(context);
    await open(page, paths.contact(locale));
    const form = formOf(page, locale);
    await type(form);
    await form.send.click();
    await form.copy.click();
    await expect(form.status).toContainText(say(locale, 'contact.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words.message);

    await form.message.press('End');
    await form.message.pressSequentially('!');
    await expect(form.status).not.toContainText(say(locale, 'contact.copied'));
    await forbidClipboard(context, page);
    await form.copy.click();
    await expect(form.status).toContainText(say(locale, 'contact.notCopied'));
    await expect(form.status).not.toContainText(say(locale, 'contact.copied'));
    await expect(form.message).toHaveValue(`${words.message}!`);
  });
}

const allowClipboard = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);

async function forbidClipboard(context: BrowserContext, page: Page) {
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  await session.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
  });
}

const names = [
  'a&cc=other@example.com&body=hello',
  '?subject=other#fragment',
  '100 % + 1 = %0D%0ABcc:other@example.com',
  `O'Brien "Bob" <bob@example.com>; \\ , ( ) * ! ~ _ - .`,
  '<script>alert(1)</script>',
  '🎈👩‍👩‍👧‍👦 Ürgüp',
  'سارة بنت محمد',
  '\u202EevilRTL\u2066',
  '  blanks  ',
  'n'.repeat(3000),
];

test('no name can add anything to the mail', async ({ page }) => {
  const mails = await catchMail(page);
  await open(page, paths.contact('en'));
  const form = formOf(page, 'en');
  for (const name of names) {
    await form.name.fill(name);
    await form.name.press('Enter');
    await expect.poll(() => mails).toEqual([mailFor(name)]);
    await expect(form.name).toHaveValue(name);
    mails.length = 0;
  }
});

test('line breaks that are pasted into the name stay out of the subject', async ({
  page,
  context,
}) => {
  const mails = await catchMail(page);
  await allowClipboard(context);
  await open(page, paths.contact('en'));
  const form = formOf(page, 'en');
  await page.evaluate(() =>
    navigator.clipboard.writeText('Sara\r\nBcc: other@example.com\n\n\u2028Body\tTab'),
  );
  await form.name.focus();
  await page.keyboard.press('Control+V');
  await expect(form.name).toHaveValue(/Sara.*Bcc: other@example\.com.*Body/);
  await form.send.click();
  await expect.poll(() => mails.length).toBe(1);
  const subject = mails[0]?.split('?subject=')[1] ?? '';
  expect(subject).toMatch(/^Inquiry%20from%20Sara/);
  expect(subject).not.toMatch(/%0[0-9a-f]|[&#?:@\s]/i);
});

test('where there is no clipboard at all, the refusal is told too', async ({ page }) => {
  await catchMail(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await open(page, paths.contact('en'));
  const form = formOf(page, 'en');
  await form.message.fill(words.message);
  await form.send.click();
  await form.copy.click();
  await expect(form.status).toContainText(say('en', 'contact.notCopied'));
});

test('without a message there is nothing to copy', async ({ page }) => {
  await catchMail(page);
  await open(page, paths.contact('en'));
  const form = formOf(page, 'en');
  await form.name.fill('Sara');
  await form.send.click();
  await expect(form.status).toContainText(say('en', 'contact.opened'));
  await expect(form.copy).toHaveCount(0);
});

test('what was typed is still there after leaving and coming back', async ({ page }) => {
  await open(page, paths.contact('en'));
  await type(formOf(page, 'en'));
  const toolbar = page.getByRole('banner');
  await toolbar.getByRole('link', { name: say('en', 'nav.guide'), exact: true }).click();
  await expect(page).toHaveURL(paths.guide('en'));
  await toolbar.getByRole('link', { name: say('en', 'nav.contact'), exact: true }).click();
  await expect(page).toHaveURL(paths.contact('en'));
  await expectWords(formOf(page, 'en'));
  await awake(page);

  for (const [path, locale] of [
    [paths.contact('en'), 'en'],
    [paths.home('en'), 'en'],
    [paths.contact('ar'), 'ar'],
  ] as const) {
    await open(page, path);
    await expectWords(formOf(page, locale));
  }
  await open(page, paths.guide('ar'));
  await page.goBack();
  await expectWords(formOf(page, 'ar'));
});

test.describe('before scripts have come', () => {
  const allButBoot = /\/assets\/(?!boot-)[^/]+\.js$/;

  for (const { how, give } of [
    { how: 'a press on Send', give: (form: Form) => form.send.click() },
    { how: 'Enter in a field', give: (form: Form) => form.email.press('Enter') },
  ]) {
    test(`${how} is answered once they are there, with the name that was typed`, async ({
      page,
    }) => {
      const mails = await catchMail(page);
      const letGo = await holdScripts(page, allButBoot);
      await page.goto(paths.contact('tr'));
      const form = formOf(page, 'tr');
      await type(form);
      await give(form);
      await expectWords(form);
      expect(mails).toEqual([]);
      letGo();
      await awake(page);
      await expect.poll(() => mails).toEqual([mailFor(words.name)]);
      await expect(form.status).toContainText(say('tr', 'contact.opened'));
      await expectWords(form);
      await expect(page).toHaveURL(paths.contact('tr'));
    });
  }

  test('what was typed stays, also after leaving and coming back', async ({ page }) => {
    const letGo = await holdScripts(page, /\/assets\/[^/]+\.js$/);
    await page.goto(paths.contact('en'), { waitUntil: 'commit' });
    const form = formOf(page, 'en');
    await type(form);
    letGo();
    await awake(page);
    await expectWords(form);
    const toolbar = page.getByRole('banner');
    await toolbar.getByRole('link', { name: say('en', 'nav.guide'), exact: true }).click();
    await expect(page).toHaveURL(paths.guide('en'));
    await toolbar.getByRole('link', { name: say('en', 'nav.contact'), exact: true }).click();
    await expect(page).toHaveURL(paths.contact('en'));
    await expectWords(formOf(page, 'en'));
  });
});
