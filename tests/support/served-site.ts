import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { locales } from '../../app/locales.ts';
import { notFoundPagesOf, pagesOf } from '../../app/paths.ts';
import { read } from './project.ts';
import { redirectsFile } from '../../tools/hosts/redirects.ts';
import { rawRequest } from './raw-request.ts';
import { serveFolder } from '../../tools/serve/server.ts';

export const destinations = [
  { id: 'istanbul', title: 'Istanbul' },
  { id: 'blacksea', title: 'Black Sea' },
];
export const moved = [{ from: '/destinations/constantinople', to: '/destinations/istanbul' }];
const pages = (locale: (typeof locales)[number]) =>
  pagesOf(locale, {
    destinations: destinations.map(({ id }) => id),
    guide: ['istanbul'],
    trips: [],
  });

const parent = mkdtempSync(join(tmpdir(), 'site-'));
export const folder = join(parent, 'client');

/** A file of the site, if `compressed` with its gzip and Brotli files. */
export function put(address: string, text: string, compressed = false) {
  const file = join(folder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!compressed) return;
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

for (const locale of locales) {
  const page = (address: string) => `<html lang="${locale}"><h1>${address}</h1>`.padEnd(2000);
  for (const address of [...pages(locale), ...notFoundPagesOf(locale)]) {
    put(address === '/' ? '/index.html' : `${address}.html`, page(address), true);
  }
}
put('/assets/root-1a2b3c.js', 'export {};'.padEnd(2000), true);
put('/art/istanbul-640.avif', 'picture');
put('/favicon.svg', '<svg/>');
put('/_headers', read('public/_headers'));
put('/_redirects', redirectsFile({ destinations, guide: ['istanbul'], trips: [], moved }));
afterAll(() => rmSync(parent, { recursive: true }));

const { port, stop } = await serveFolder(folder);
afterAll(stop);

export const ask = (target: string, sent?: Record<string, string>) =>
  rawRequest(port, target, sent);

export const locationOf = async (target: string) => {
  const { status, headers } = await ask(target);
  return `${status} ${headers.get('Location')}`;
};
