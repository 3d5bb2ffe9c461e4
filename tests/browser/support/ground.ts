import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Runs in the page: what lies below the words of an element. */
export const groundOf = (element: Element) => {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element, '::before');
  return { backgroundColor, backgroundImage, opacity };
};

export async function expectGroundOfPage(page: Page) {
  const backgroundColor = await page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).backgroundColor);
  const toolbar = await page.getByRole('banner').evaluate(groundOf);
  expect(toolbar).toEqual({ backgroundColor, backgroundImage: 'none', opacity: '1' });
}
