import type { Page } from '@playwright/test';
import { axeOn, expectNone, rulesOfColour, tags, violationsOnly } from '../support/axe.ts';
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

/** `color-contrast` covers AA, `color-contrast-enhanced` AAA: 7:1, large text 4.5:1. */
const enhanced = 'color-contrast-enhanced';

/** The hero, a picture, and no picture under the toolbar. */
const headers = new Set(['home', 'destination', 'guide']);

export async function hasNoViolation({ page, kind, index }: Visit) {
  await look(page, plain(index % 2 === 0 ? 390 : 1440));
  await checkLigatures(page);
  const byDay = (await axeOn(page))
    .options({ ...violationsOnly, rules: { [enhanced]: { enabled: true }, ...experimental } })
    .withTags(tags);
  await expectNone(byDay, 'axe by day');
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = (await axeOn(page))
    .options({ selectors: false })
    .withRules([...rulesOfColour, enhanced]);
  const passes = await expectNone(byNight, 'axe by night');
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(20);
  if (headers.has(kind)) await expectNothingThroughToolbar(page);
}
