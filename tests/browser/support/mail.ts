import type { Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line eslint/no-var -- only `var` declares a global
  var caughtMail: (address: string) => void;
}

/** Catches what would open the visitor's mail program, which no request tells of. */
export async function catchMail(page: Page) {
  const mails: string[] = [];
  await page.exposeFunction('caughtMail', (address: string) => mails.push(address));
  await page.addInitScript(() => {
    navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('mailto:')) return;
      event.preventDefault();
      caughtMail(event.destination.url);
    });
  });
  return mails;
}
