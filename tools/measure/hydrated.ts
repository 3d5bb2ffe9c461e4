import type { Page } from '@playwright/test';

/** Waits until a page is loaded and its islands are hydrated, but for those that wait to be seen. */
export async function hydrated(page: Page) {
  await page.waitForLoadState('load');
  await page
    .locator('html:not(:has(astro-island[ssr]:not([client="visible"])))')
    .waitFor({ state: 'attached' });
}
