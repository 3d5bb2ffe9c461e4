import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../tools/build/files.ts';
import { pageWeight, scriptsWeight, weightOf } from '../../tools/measure/bench/weights.ts';
import { everyPage, inSite, pages } from '../support/site.ts';

/*
 * What each page may weigh, in bytes packed with brotli: some more than today, so that a change that
 * makes pages heavier is noticed. What a phone fetches in all is measured in a browser.
 */
const most = { html: 15_000, script: 10_000, data: 9_500, scripts: 140_000, stylesheet: 14_500 };

describe.each(everyPage)('$address', ({ address }) => {
  test('keeps HTML and its own script within their budgets', () => {
    const { html, script } = pageWeight(inSite(''), address);
    expect(html.packed).toBeLessThanOrEqual(most.html);
    expect(script.packed).toBeLessThanOrEqual(most.script);
  });
});

test.each(pages)('a link to $address fetches little', ({ address }) => {
  expect(pageWeight(inSite(''), address).data.packed).toBeLessThanOrEqual(most.data);
});

test('the scripts of all pages together stay within their budget', () => {
  const { packed } = scriptsWeight(inSite(''));
  expect(packed).toBeLessThanOrEqual(most.scripts);
  // React alone weighs more: the scripts were found.
  expect(packed).toBeGreaterThan(50_000);
});

test('there is one stylesheet, within its budget', () => {
  const sheets = filesBelow(inSite('/assets'), '.css').map(weightOf);
  expect(sheets.map(({ packed }) => packed <= most.stylesheet)).toEqual([true]);
});
