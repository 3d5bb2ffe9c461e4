import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe on a page, half a megabyte, which is read into it once and not before each look, twice. */
export async function axeOn(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode();
}
