import type { Page } from '@playwright/test';

/** Opens every answer that waits behind its question, by keyboard. */
export async function openAnswers(page: Page) {
  for (const question of await page.locator('details > summary').all()) {
    await question.press('Enter');
  }
}
