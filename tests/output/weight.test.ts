import { readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { budgets } from '../../tools/measure/budgets.ts';
import { pageWeight, scriptsWeight } from '../../tools/measure/bench/weights.ts';
import { inlineScripts, inlineStyles } from '../support/inline.ts';
import { attribute, everyPage, inSite, only, pages, readSite, type Page } from '../support/site.ts';

/* What hosts send, packed with Brotli. What a phone fetches in all is measured in a browser. */

const packed = (address: string) => statSync(inSite(`${address}.br`)).size;

const imported = /\b(?:from|import)\s*\(?\s*["'`](\.?\/[\w./~-]+\.js)["'`]/g;

/** What is fetched when somebody searches, and not before. */
const onDemand = /^\/assets\/search-dialog-/;

/** A script and all that it imports, at once or soon after. */
function scriptsFrom(address: string, found = new Set<string>()) {
  if (found.has(address) || onDemand.test(address)) return found;
  found.add(address);
  for (const [, to = ''] of readSite(address).matchAll(imported)) {
    scriptsFrom(posix.resolve(posix.dirname(address), to), found);
  }
  return found;
}

const scriptsOf = (page: Page) => [
  ...scriptsFrom(attribute(only(page, 'script[data-page]'), 'data-page') ?? ''),
];

/** Scripts of rooms that are tools, by the names of their chunks in `vite.config.ts`. */
const tools = ['map', 'search'];

const weigh = (text: string) => brotliCompressSync(text).length;

const nameOf = (address: string) => posix.basename(address).replace(/-[\w-]{8}\.js$/, '');

describe.each(everyPage)('$address', (page) => {
  test('keeps HTML and its own script within their budgets', () => {
    const { html, script } = pageWeight(inSite(''), page.address);
    expect(html.packed).toBeLessThanOrEqual(budgets.html);
    expect(script.packed).toBeLessThanOrEqual(budgets.pageScript);
  });

  test('loads its router, its language and no other, within the budget of scripts', () => {
    const scripts = scriptsOf(page);
    const names = scripts.map(nameOf);
    const own = ['manifest', 'root', 'react', 'entry.client', page.locale];
    expect(own.filter((name) => !names.includes(name))).toEqual([]);
    const others = locales.filter((other) => other !== page.locale);
    expect(names.filter((name) => others.some((other) => other === name))).toEqual([]);
    // The first is the page's own: its texts, which the test above weighs.
    const total = scripts.slice(1).reduce((sum, address) => sum + packed(address), 0);
    const hasTool = tools.some((tool) => names.includes(tool));
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(budgets.scripts + (hasTool ? budgets.tool : 0));
  });
});

test.each(pages)('a link to $address fetches little', ({ address }) => {
  expect(pageWeight(inSite(''), address).data.packed).toBeLessThanOrEqual(budgets.data);
});

test('opening the search from any page fetches no more than a tool may', () => {
  const names = readdirSync(inSite('/assets')).map((name) => `/assets/${name}`);
  const [dialog = '', ...others] = names.filter(
    (name) => onDemand.test(name) && name.endsWith('.js'),
  );
  expect(others).toEqual([]);
  const home = everyPage.find(({ address }) => address === '/');
  const before = new Set(home ? scriptsOf(home) : []);
  const needed = readSite(dialog).matchAll(imported);
  const fetched = [...needed].flatMap(([, to = '']) => [
    ...scriptsFrom(posix.resolve('/assets', to)),
  ]);
  const total = [...new Set([dialog, ...fetched])]
    .filter((address) => !before.has(address))
    .reduce((sum, address) => sum + packed(address), 0);
  expect(total).toBeGreaterThan(5_000);
  expect(total).toBeLessThanOrEqual(budgets.tool);
});

test('the scripts of all pages together stay within their budget', () => {
  const total = scriptsWeight(inSite('')).packed;
  // React alone weighs more: the scripts were found.
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(budgets.allScripts);
});

test('what every page carries for its first paint stays within its budgets', () => {
  const html = readSite('/index.html');
  const [styles = ''] = inlineStyles(html);
  const [boot] = inlineScripts(html);
  expect(weigh(styles)).toBeGreaterThan(5_000);
  expect(weigh(styles)).toBeLessThanOrEqual(budgets.styles);
  expect(weigh(boot?.code ?? '')).toBeGreaterThan(300);
  expect(weigh(boot?.code ?? '')).toBeLessThanOrEqual(budgets.boot);
});
