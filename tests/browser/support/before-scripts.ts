import type { Page } from '@playwright/test';

/** Loads a page with its script on the way; returns what lets it arrive. */
export async function openBeforeScripts(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path);
  return resolve;
}
