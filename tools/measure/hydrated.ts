import type { Page } from '@playwright/test';

const isWaiting = [
  ':has(astro-island[ssr]:not([client="visible"]))',
  '[data-awaiting-query]:not([data-lost])',
];

/** Waits for `load`, for all islands but `client:visible`, and for what the query asks for. */
export async function hydrated(page: Page) {
  await page.waitForLoadState('load');
  await page.locator(`html:not(${isWaiting.join()})`).waitFor({ state: 'attached' });
}
