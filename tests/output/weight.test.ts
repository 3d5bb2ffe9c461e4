import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../tools/measure/budgets.ts';
import { firstScreenBudget, pageKind } from '../../tools/measure/page-kinds.ts';
import {
  pageWeight,
  scriptsOf,
  scriptsOnDemand,
  weightOfScripts,
} from '../../tools/measure/weights.ts';
import { everyPage, files, inSite } from '../support/site.ts';

// Brotli sizes of single files; `tests/browser/first-view.spec.ts` measures all that a phone fetches.

const site = inSite('');

describe.each(everyPage)('$address', ({ address, html: source }) => {
  const kind = pageKind(address);
  const hasSights = source.includes('id="sights"');
  const hasAnswers = source.includes('id="answers"');
  const hasNotices = source.includes('data-notice-list');

  test('keeps its HTML and its scripts within their budgets', () => {
    const { html, script } = pageWeight(site, address);
    const more =
      (hasNotices ? budgets.notices : 0) +
      (hasSights ? budgets.sights : 0) +
      (hasAnswers ? budgets.answers : 0);
    expect(html.packed).toBeLessThanOrEqual(budgets.html[kind] + more);
    expect(script.packed).toBeLessThanOrEqual(budgets.script[kind]);
    // Every page has the script of menu, language list and theme.
    expect(script.plain).toBeGreaterThan(1_000);
  });

  test('needs no more than its budget to paint its first screen', () => {
    const [screen = ''] = source.split('<link rel="stylesheet"');
    expect(screen.length).toBeGreaterThan(20_000);
    expect(brotliCompressSync(screen).length).toBeLessThanOrEqual(firstScreenBudget(address));
  });

  test('fetches no more than the largest budget for islands that come into view', () => {
    const { packed } = weightOfScripts(site, scriptsOf(site, address, { seen: true }));
    expect(packed).toBeLessThanOrEqual(budgets.script.compare);
  });

  test('fetches no more than the largest budget for any press', () => {
    const { packed } = weightOfScripts(site, scriptsOnDemand(site, address));
    expect(packed).toBeLessThanOrEqual(budgets.script.compare);
  });
});

test('the styles of all pages are within their budget', () => {
  const sheet = files.find((file) => /^\/assets\/styles\..+\.css\.br$/.test(file)) ?? '';
  expect(readFileSync(inSite(sheet)).length).toBeLessThanOrEqual(budgets.styles);
});

// Its start, what all pages share, Astro's prefetch, and the script of 404 pages. The privacy page asks four islands' files.
test.each(everyPage.filter(({ address }) => pageKind(address) === 'read'))(
  '$address loads at most four script files to be read, eight if it lists what is kept',
  ({ address, html }) => {
    const most = html.includes('data-kept-list') ? 8 : 4;
    expect([...scriptsOf(site, address)].slice(most)).toEqual([]);
  },
);
