import type { Page } from '@playwright/test';

export async function openAnswers(page: Page) {
  for (const question of await page.locator('details > summary').all()) {
    await question.press('Enter');
  }
}
