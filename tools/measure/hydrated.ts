import type { Page } from '@playwright/test';

/** Waits for `load` and for all islands but `client:visible`. */
export async function hydrated(page: Page) {
  await page.waitForLoadState('load');
  await page
    .locator('html:not(:has(astro-island[ssr]:not([client="visible"])))')
    .waitFor({ state: 'attached' });
}
