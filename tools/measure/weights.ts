import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Bytes of a file, and of its Brotli form. */
export type Weight = { plain: number; packed: number };

const weightOf = (file: string): Weight => {
  const plain = statSync(file).size;
  return { plain, packed: statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? plain };
};

const sum = (weights: readonly Weight[]): Weight => ({
  plain: weights.reduce((total, { plain }) => total + plain, 0),
  packed: weights.reduce((total, { packed }) => total + packed, 0),
});

const script = /<script type="module" src="([^"]+)"/g;
const island =
  /<astro-island\s[^>]*?component-url="([^"]+)"[^>]*?renderer-url="([^"]+)"[\s\S]*?\sclient="(\w+)"/g;

const atOnce = /\b(?:from|import)\s*["']([^"']+\.js)["']/g;
const onDemand = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g;

const importedBy = (site: string, address: string, pattern: RegExp) =>
  [...readFileSync(join(site, address), 'utf8').matchAll(pattern)].map(([, to = '']) =>
    posix.resolve(posix.dirname(address), to),
  );

function withImports(site: string, addresses: readonly string[]) {
  const found = new Set(addresses);
  // The loop also visits what it adds.
  for (const address of found) {
    for (const needed of importedBy(site, address, atOnce)) found.add(needed);
  }
  return found;
}

const fileOfPage = (site: string, address: string) =>
  join(site, `${address === '/' ? '/index' : address}.html`);

/** Scripts that a page loads without interaction; with `seen`, also those of `client:visible` islands. */
export function scriptsOf(site: string, address: string, { seen = false } = {}) {
  const html = readFileSync(fileOfPage(site, address), 'utf8');
  const own = [...html.matchAll(script)].map(([, src = '']) => src);
  const ofIslands = [...html.matchAll(island)]
    .filter(([, , , when]) => seen || when !== 'visible')
    .flatMap(([, component = '', renderer = '']) => [component, renderer]);
  return withImports(site, [...own, ...ofIslands]);
}

/** Scripts that a page imports dynamically. */
export function scriptsOnDemand(site: string, address: string) {
  const before = scriptsOf(site, address);
  const asked = [...before].flatMap((one) => importedBy(site, one, onDemand));
  return withImports(site, asked).difference(before);
}

export const weightOfScripts = (site: string, addresses: ReadonlySet<string>) =>
  sum([...addresses].map((address) => weightOf(join(site, address))));

export const pageWeight = (site: string, address: string) => ({
  html: weightOf(fileOfPage(site, address)),
  script: weightOfScripts(site, scriptsOf(site, address)),
});
