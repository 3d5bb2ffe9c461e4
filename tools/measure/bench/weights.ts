import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files.ts';

/** Bytes as they lie on disk and as they are sent, packed with brotli. */
export type Weight = { plain: number; packed: number };

const weightOf = (file: string): Weight => {
  const plain = statSync(file).size;
  return { plain, packed: statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? plain };
};

const sum = (weights: readonly Weight[]): Weight => ({
  plain: weights.reduce((total, { plain }) => total + plain, 0),
  packed: weights.reduce((total, { packed }) => total + packed, 0),
});

/** The file of a page's own script. */
const scriptOf = (site: string, html: string) =>
  join(site, /data-page="([^"]+)"/.exec(readFileSync(html, 'utf8'))?.[1] ?? '');

/**
 * What one page weighs in a built site: its HTML, its own script, and the data that a link
 * to it fetches instead of both.
 */
export function pageWeight(site: string, address: string) {
  const name = address === '/' ? '/index' : address;
  const html = join(site, `${name}.html`);
  return {
    html: weightOf(html),
    script: weightOf(scriptOf(site, html)),
    data: weightOf(join(site, address === '/' ? '/_.data' : `${address}.data`)),
  };
}

/** What all pages share or may come to need: every script that is not one page's own. */
export function scriptsWeight(site: string) {
  const own = new Set(filesBelow(site, '.html').map((html) => scriptOf(site, html)));
  return sum(
    filesBelow(join(site, 'assets'), '.js')
      .filter((file) => !own.has(file))
      .map(weightOf),
  );
}
