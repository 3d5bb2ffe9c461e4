import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { all, attribute, everyPage, inSite, only, readSite } from '../support/site.ts';

/* What a host sends, packed with Brotli. docs/decisions/010 says what keeps it small. */

/** Bytes. Styles block the first paint: they fit into the ten packets of a first round trip. */
const budgets = { script: 110_000, style: 14_000, html: 12_500 };

const packed = (address: string) => statSync(inSite(`${address}.br`)).size;

const imported = /\b(?:from|import)\s*\(?\s*["'](\.?\/[\w./~-]+\.js)["']/g;

/** A script and all that it imports, at once or soon after. */
function scriptsFrom(address: string, found = new Set<string>()) {
  if (found.has(address)) return found;
  found.add(address);
  for (const [, to = ''] of readSite(address).matchAll(imported)) {
    scriptsFrom(posix.resolve(posix.dirname(address), to), found);
  }
  return found;
}

describe.each(locales)('%s: home', (locale) => {
  const home = everyPage.find(({ address }) => address === paths.home(locale));
  if (!home) throw new Error(`There is no home in ${locale}`);
  const boot = only(home, 'script[src]');
  const page = scriptsFrom(attribute(boot, 'data-page') ?? '');
  const scripts = [attribute(boot, 'src') ?? '', ...page];

  test('loads its router, its language and itself, and no other language', () => {
    const names = scripts.map((address) => posix.basename(address).replace(/-[\w-]{8}\.js$/, ''));
    const own = ['manifest', 'root', 'react', 'site', 'home', 'entry.client', locale];
    expect(own.filter((name) => !names.includes(name))).toEqual([]);
    const others = locales.filter((other) => other !== locale);
    expect(names.filter((name) => others.some((other) => other === name))).toEqual([]);
  });

  test('all its scripts stay within their budget', () => {
    const total = scripts.reduce((sum, address) => sum + packed(address), 0);
    expect(total).toBeLessThanOrEqual(budgets.script);
  });

  test('so do its stylesheet and its markup', () => {
    const styles = all(home, 'link[rel="stylesheet"]').map((link) => attribute(link, 'href') ?? '');
    const style = styles.reduce((sum, address) => sum + packed(address), 0);
    expect(style).toBeLessThanOrEqual(budgets.style);
    const file = home.address === '/' ? '/index.html' : `${home.address}.html`;
    expect(packed(file)).toBeLessThanOrEqual(budgets.html);
  });
});
