import { describe, expect, test } from 'vitest';
import { budgets } from '../../tools/measure/budgets.ts';
import { pageKind } from '../../tools/measure/page-kinds.ts';
import {
  pageWeight,
  scriptsOf,
  scriptsOnDemand,
  weightOfScripts,
} from '../../tools/measure/weights.ts';
import { everyPage, inSite } from '../support/site.ts';

/* What hosts send, packed with Brotli. What a phone fetches in all is measured in a browser. */

const site = inSite('');

describe.each(everyPage)('$address', ({ address }) => {
  const kind = pageKind(address);

  test('keeps its HTML and its scripts within their budgets', () => {
    const { html, script } = pageWeight(site, address);
    expect(html.packed).toBeLessThanOrEqual(budgets.html[kind]);
    expect(script.packed).toBeLessThanOrEqual(budgets.script[kind]);
    // The menu, the language and the theme are on all of them.
    expect(script.plain).toBeGreaterThan(1_000);
  });

  test('fetches no more than the planner may for islands that come into sight', () => {
    const { packed } = weightOfScripts(site, scriptsOf(site, address, { seen: true }));
    expect(packed).toBeLessThanOrEqual(budgets.script.plan);
  });

  test('fetches no more than the planner may for whatever is pressed', () => {
    const { packed } = weightOfScripts(site, scriptsOnDemand(site, address));
    expect(packed).toBeLessThanOrEqual(budgets.script.plan);
  });
});
