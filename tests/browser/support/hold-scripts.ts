import type { Page } from '@playwright/test';

/**
 * Keeps back the scripts whose address fits until they are let go: a connection so slow that a
 * visitor is done before they come.
 */
export async function holdScripts(page: Page, address: RegExp) {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
