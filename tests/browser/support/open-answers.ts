import type { Page } from '@playwright/test';

/** Opens each part of a page that is served closed. */
export async function openAnswers(page: Page) {
  for (const part of await page.locator('details').all()) {
    if ((await part.getAttribute('open')) === null) await part.locator('> summary').press('Enter');
  }
}
