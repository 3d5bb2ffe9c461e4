import type { Page } from '@playwright/test';
import { axeOn, expectNone, tags, violationsOnly } from '../support/axe.ts';
import { look, plain } from '../support/looks.ts';
import { expectNothingThroughToolbar } from '../support/seen-through.ts';
import { expect } from '../support/test.ts';
import type { Visit } from './visit.ts';

/** Axe skips text with ligatures because of icon fonts; Arabic has ligatures too. */
const checkLigatures = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(CanvasRenderingContext2D.prototype, 'measureText', {
      value: (text: string) => ({ width: 30 * text.length }),
    });
  });

/** Bold paragraphs in place of headings, and cells of a table without one. */
const experimental = { 'p-as-heading': { enabled: true }, 'td-has-header': { enabled: true } };

/** AAA, 7:1 and 4.5:1 for large text, in place of AA, which would read the colours of every word a second time. */
const enhanced = 'color-contrast-enhanced';
const contrast = { [enhanced]: { enabled: true }, 'color-contrast': { enabled: false } };

/** The hero, a picture, and no picture under the toolbar. */
const headers = new Set(['home', 'destination', 'guide']);

const sizeOf = (index: number) => plain(index % 2 === 0 ? 390 : 1440);

export async function hasNoViolation({ page, index }: Visit) {
  await look(page, sizeOf(index));
  await checkLigatures(page);
  const axe = (await axeOn(page))
    .options({ ...violationsOnly, rules: { ...contrast, ...experimental } })
    .withTags(tags);
  await expectNone(axe, 'axe by day');
}

export async function showsNothingThroughToolbar({ page, kind }: Visit) {
  if (headers.has(kind)) await expectNothingThroughToolbar(page);
}

/** The dark theme changes colours alone, by the same rules on every page. */
export async function hasContrastInTheDark({ page, index }: Visit) {
  await look(page, sizeOf(index));
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkLigatures(page);
  const axe = (await axeOn(page))
    .options({ selectors: false })
    .withRules(['link-in-text-block', enhanced]);
  const passes = await expectNone(axe, 'axe by night');
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(10);
}
