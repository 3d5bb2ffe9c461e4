import type { BrowserContext, Page } from '@playwright/test';

/** Marks pages whose scripts have taken over. */
export const markAwake = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('site:awake', () => document.documentElement.setAttribute('data-awake', ''));
  });

/** Wakes a page, which otherwise waits for an idle browser; its context has to mark it. */
export async function wake(page: Page) {
  // Any touch does.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}
