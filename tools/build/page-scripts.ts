import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * React Router writes a page's data and imports into inline scripts, which a strict policy forbids
 * and which start at once. Here they move into one file for each page that `app/boot.ts` loads late.
 */

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*ld\+json)([^>]*)>([\s\S]+?)<\/script>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const routeImport = /^import \* as (route\d+) from ("[^"]+");$/gm;
const manifestImport = /^import ("[^"]+");$/m;

/** Every inline script that React Router 8.4 writes, by how it begins, and how many of it a page has. */
const known = [
  // Restores the scroll position early. The browser does that by itself when scripts come late.
  { begins: '((storageKey, restoreKey) => {', moves: false, most: 1 },
  { begins: 'window.__reactRouterContext = {', moves: true, most: 1 },
  { begins: 'import "/assets/manifest-', moves: true, most: 1 },
  { begins: 'window.__reactRouterContext.streamController.enqueue(', moves: true, most: Infinity },
  { begins: 'window.__reactRouterContext.streamController.close()', moves: true, most: 1 },
] as const;

/**
 * The page without its inline scripts, and their code in order. The emptied elements stay, because
 * React expects to find them. The entry is waited for, so that `app/boot.ts` learns when it does not
 * arrive.
 *
 * What the page would have preloaded is imported piece by piece: all of it is fetched at once, and each
 * piece runs in a task of its own, between which a phone answers touches.
 * @throws {Error} for a script that is not known, or for one that is missing or there too often.
 */
export function extractScripts(html: string) {
  const code: string[] = [];
  const counts = new Map<string, number>(known.map(({ begins }) => [begins, 0]));
  const pieces: string[] = [];
  const page = html
    .replaceAll(modulePreload, (_, address: string) => {
      pieces.push(address);
      return '';
    })
    .replaceAll(inlineScript, (_, attributes: string, script: string) => {
      const kind = known.find(({ begins }) => script.startsWith(begins));
      if (!kind) throw new Error(`An inline script that nobody knows: ${script.slice(0, 120)}`);
      counts.set(kind.begins, (counts.get(kind.begins) ?? 0) + 1);
      if (kind.moves) code.push(script);
      return `<script${attributes}></script>`;
    });
  for (const { begins, most } of known) {
    const count = counts.get(begins) ?? 0;
    if (count < 1 || count > most) throw new Error(`${count} inline scripts begin with: ${begins}`);
  }
  const start = code
    .join('\n')
    .replace(manifestImport, 'await import($1);')
    .replaceAll(routeImport, 'const $1 = await import($2);')
    .replace(/^import\(/m, 'await import(');
  // The entry hydrates the page, which must wait for what React Router's script sets.
  const atOnce = pieces.filter((address) => !address.includes('/entry.client-'));
  const imports = `await Promise.all(${JSON.stringify(atOnce)}.map((piece) => import(piece)));`;
  return { page, code: `${imports}\n${start}` };
}

/**
 * Writes a page's script into a file that is named by its content and may be cached for good.
 * @returns Its address.
 */
export function writePageScript(site: string, name: string, code: string) {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.js`;
  writeFileSync(join(site, address), code);
  return address;
}
