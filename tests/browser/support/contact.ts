import { expect, type Page } from '@playwright/test';
import type { Inquiry } from '../../../app/contact/inquiry.ts';
import type { Locale } from '../../../app/locales.ts';
import { buttonIn, linkIn, say, site } from './words.ts';
import { requestsOf } from './requests.ts';

export const formOf = (page: Page, locale: Locale) => ({
  form: page.getByRole('main').locator('form'),
  name: page.getByRole('textbox', { name: say(locale, 'contact.name'), exact: true }),
  email: page.getByRole('textbox', { name: say(locale, 'contact.email'), exact: true }),
  message: page.getByRole('textbox', { name: say(locale, 'contact.message'), exact: true }),
  send: buttonIn(page, locale, 'contact.send'),
  copy: buttonIn(page, locale, 'contact.copy'),
  mailAgain: linkIn(page, locale, 'contact.mailAgain'),
  /** Of what follows Send; the one above the fields says what was asked about. */
  status: page.getByRole('main').locator('form').getByRole('status').last(),
});

export async function fillForm(page: Page, locale: Locale, { name, email, message }: Inquiry) {
  const form = formOf(page, locale);
  await form.name.fill(name);
  await form.email.fill(email);
  await form.message.fill(message);
}

export async function expectForm(page: Page, locale: Locale, { name, email, message }: Inquiry) {
  const form = formOf(page, locale);
  await expect(form.name).toHaveValue(name);
  await expect(form.email).toHaveValue(email);
  await expect(form.message).toHaveValue(message);
}

export const mailsOf = (page: Page) => requestsOf(page, /^mailto:.*/s);

/** `encodeURIComponent` leaves ' alone, the browser encodes it. */
export const inquiryMail = (name: string) => {
  const subject = encodeURIComponent(`Inquiry from ${name}`).replaceAll("'", '%27');
  return `mailto:${site.email}?subject=${subject}`;
};
