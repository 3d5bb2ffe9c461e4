import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Axe on a page, half a megabyte, which is read into it once and not before each look, twice. */
export async function axeOn(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode();
}

export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** Not all that is right, which takes half of the time. */
export const violationsOnly: Parameters<AxeBuilder['options']>[0] = {
  selectors: false,
  resultTypes: ['violations'],
};

export async function expectNone(axe: AxeBuilder, name: string) {
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes
      .slice(0, 5)
      .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  }));
  expect.soft(found, name).toEqual([]);
  return passes;
}

/** What has opened: by day all rules, by night those about colour, which is all that the night changes. */
export async function expectNoViolationIn(page: Page, part: string, name: string) {
  const axe = async () => (await axeOn(page)).options(violationsOnly).include(part);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNone((await axe()).withTags(tags), name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone((await axe()).withRules(rulesOfColour), `${name}, by night`);
}
