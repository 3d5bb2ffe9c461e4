import type { Page } from '@playwright/test';
import type { Locale } from '../../../app/locales.ts';
import { say } from './words.ts';

/** The fields and buttons of the inquiry form. */
export const formOf = (page: Page, locale: Locale) => ({
  name: page.getByRole('textbox', { name: say(locale, 'contact.name'), exact: true }),
  email: page.getByRole('textbox', { name: say(locale, 'contact.email'), exact: true }),
  message: page.getByRole('textbox', { name: say(locale, 'contact.message'), exact: true }),
  send: page.getByRole('button', { name: say(locale, 'contact.send'), exact: true }),
  copy: page.getByRole('button', { name: say(locale, 'contact.copy'), exact: true }),
  status: page.getByRole('main').getByRole('status'),
});

/** Collects the addresses that a page hands to the visitor's mail program. */
export function mailsOf(page: Page) {
  const mails: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url());
  });
  return mails;
}

/** The address that the specification asks for, and nothing more. */
export const inquiryMail = (name: string) =>
  `mailto:hello@merhaba-turkiye.example?subject=${encodeURIComponent(`Inquiry from ${name}`)}`;
