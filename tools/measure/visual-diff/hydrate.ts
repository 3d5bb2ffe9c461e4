import type { BrowserContext, Page } from '@playwright/test';

/** Marks pages whose scripts have taken over. */
export const markHydrated = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('site:hydrated', () =>
      document.documentElement.setAttribute('data-hydrated', ''),
    );
  });

/** Has a page hydrated, which otherwise waits for an idle browser; its context has to mark it. */
export async function hydrate(page: Page) {
  // Any touch does.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
