import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { formOf, mailsOf } from './support/contact.ts';
import { expect, open, test } from './support/test.ts';
import { linkIn, say, site } from './support/words.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const message = 'Two of us,\nthree weeks in May.\n"Slowly", please: 100% & more? <b>Thanks</b> 🎈';
const numbers = { telephone: '+902121234567', whatsapp: '905321234567' };

/** The page as it is served once the owner has entered both numbers. */
const haveNumbers = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.endsWith('/contact'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const entered = JSON.stringify({
        telephone: [0, numbers.telephone],
        whatsapp: [0, numbers.whatsapp],
      });
      const body = html.replace(
        '&quot;channels&quot;:[0,{}]',
        `"channels":[0,${entered}]`.replaceAll('"', '&quot;'),
      );
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    },
  );

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: what follows Send is in view at once, and a second mail and WhatsApp carry every word`, async ({
    page,
  }) => {
    await haveNumbers(page);
    const mails = mailsOf(page);
    await open(page, paths.contact(locale));
    const { form, status, copy, mailAgain, ...fields } = formOf(page, locale);
    const whatsapp = linkIn(form, locale, 'ask.whatsapp');
    const telephone = form.getByRole('link', { name: numbers.telephone });
    await fields.name.fill('Ayşe');
    await fields.message.fill(message);
    await fields.send.tap();
    await expect(status).toContainText(say(locale, 'contact.opened'));
    const bar = await page.getByRole('banner').boundingBox();
    for (const part of [
      status,
      copy,
      mailAgain,
      form.getByRole('link', { name: site.email }),
      whatsapp,
      telephone,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    }

    await expect.poll(() => mails.length).toBe(1);
    await mailAgain.tap();
    await expect.poll(() => mails.length).toBe(2);
    const { pathname, searchParams } = new URL(mails[1] ?? '');
    expect(pathname).toBe(site.email);
    expect([...searchParams]).toEqual([
      ['subject', 'Inquiry from Ayşe'],
      ['body', message.replaceAll('\n', '\r\n')],
    ]);
    const address = new URL((await whatsapp.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(`https://wa.me/${numbers.whatsapp}`);
    expect(address.searchParams.get('text')).toBe(message);
    await expect(telephone).toHaveAttribute('href', `tel:${numbers.telephone}`);
  });
}

test('an empty message is not refused, and nothing offers to carry it', async ({ page }) => {
  const mails = mailsOf(page);
  await open(page, paths.contact('tr'));
  const { form, status, copy, mailAgain, send } = formOf(page, 'tr');
  await send.tap();
  await expect.poll(() => mails.length).toBe(1);
  await expect(status).toHaveText(say('tr', 'contact.openedEmpty'));
  await expect(form.getByRole('link', { name: site.email })).toBeInViewport({ ratio: 1 });
  await expect(copy).toHaveCount(0);
  await expect(mailAgain).toHaveCount(0);
});

test('by keyboard, Tab leads from Send to the second mail and to copying', async ({ page }) => {
  await open(page, paths.contact('ar'));
  const { copy, mailAgain, ...fields } = formOf(page, 'ar');
  await fields.message.fill(message);
  await fields.send.press('Enter');
  await expect(copy).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(mailAgain).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
});

const long = 'كلمة '.repeat(200);

for (const [where, userAgent, isCut] of [
  ['', undefined, false],
  [' on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', true],
] as const)
  test.describe(() => {
    test.use({ userAgent });

    test(`a long message is ${isCut ? 'cut' : 'whole'} in the second mail${where}`, async ({
      page,
    }) => {
      await open(page, paths.contact('ar'));
      const { status, mailAgain, ...fields } = formOf(page, 'ar');
      await fields.message.fill(long);
      await fields.send.tap();
      await expect(status).toContainText(say('ar', 'contact.opened'));
      await expect(status.getByText(say('ar', 'contact.mailCut'))).toHaveCount(isCut ? 1 : 0);
      const href = (await mailAgain.getAttribute('href')) ?? '';
      const body = new URL(href).searchParams.get('body') ?? '';
      if (isCut) expect(href.length).toBeLessThanOrEqual(2000);
      expect(isCut ? long.startsWith(body.replace(/…$/, '')) : body === long).toBe(true);
    });
  });
