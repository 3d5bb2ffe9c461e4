import { localeInfo } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { expectNoViolationIn } from './support/axe.ts';
import { formOf } from './support/contact.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { buttonIn, linkIn } from './support/words.ts';

for (const [locale, width] of [
  ['ar', 390],
  ['tr', 1440],
] as const) {
  test(`${locale} at ${width}: no violation with a list or the menu open, or a message sent`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, paths.contact(locale));
    const toolbar = page.getByRole('banner');
    await toolbar.getByRole('button', { name: localeInfo[locale].name }).click();
    await expect(toolbar.getByRole('link', { name: 'Türkçe' })).toBeVisible();
    await expectNoViolationIn(page, 'body > header', 'language list');
    await page.keyboard.press('Escape');
    if (width < 768) {
      await buttonIn(toolbar, locale, 'toolbar.openMenu').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolationIn(page, '#menu', 'menu');
      await page.keyboard.press('Escape');
    } else {
      await buttonIn(toolbar, locale, 'toolbar.plan').click();
      await expect(linkIn(toolbar, locale, 'nav.plan')).toBeVisible();
      await expectNoViolationIn(page, 'body > header', 'list of tools');
      await page.keyboard.press('Escape');
    }
    const form = formOf(page, locale);
    await form.message.fill('مرحبا, merhaba');
    await form.send.click();
    await expect(form.copy).toBeVisible();
    await expectNoViolationIn(page, 'main', 'form sent');
  });
}
