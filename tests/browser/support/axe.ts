import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** By default the builder injects axe (half a megabyte) twice for each run. */
export async function axeOn(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode();
}

export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** Passes and their selectors take half of the time. */
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

/** The dark theme changes only colours. */
export async function expectNoViolationIn(page: Page, part: string, name: string) {
  const axe = async () => (await axeOn(page)).options(violationsOnly).include(part);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNone((await axe()).withTags(tags), name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone((await axe()).withRules(rulesOfColour), `${name}, by night`);
}
