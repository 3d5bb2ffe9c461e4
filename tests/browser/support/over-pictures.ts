import type { Locator, Page } from '@playwright/test';
import { faintLines } from './contrast.ts';
import { expect } from './test.ts';

// Axe cannot measure contrast over pictures, so that pixels are compared.

export const widths = [320, 390, 768, 1440] as const;

export const headerOf = (page: Page) => page.locator('[data-under-toolbar]');

/** Without the bar, which `toolbar.spec.ts` tests, and the language offer: both are fixed. */
export const hideFixed = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > header, aside[lang] { visibility: hidden !important; }');
    document.adoptedStyleSheets = [sheet];
  });

export const pictured = (region: Locator) =>
  region.evaluate(async (element) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode()));
  });

export async function expectNoneFaint(region: Locator, name: string) {
  await region.scrollIntoViewIfNeeded();
  await pictured(region);
  const [found] = await faintLines(region.page(), region);
  expect(found?.lines, name).toBeGreaterThan(1);
  expect.soft(found?.faint, name).toEqual([]);
}
