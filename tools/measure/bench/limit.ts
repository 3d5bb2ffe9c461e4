import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '../../build/compress.ts';
import { filesBelow } from '../../build/files.ts';

/** Scripts, linked style sheets and preloads. */
const beyondFirstView =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:stylesheet|preload|modulepreload)"[^>]*\/?>/g;

/** A page that a server sends in one packet. */
export const oneLine = '/one-line';

/**
 * Copies the built site without scripts and preloads, a lower bound for the times of its pages, and with a page of one
 * line, which no page of the same host can beat.
 * @returns A temporary folder, which the caller deletes.
 */
export async function limitOfSite(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'limit-'));
  cpSync(folder, copy, { recursive: true });
  for (const packed of filesBelow(copy, '.html.br', '.html.gz')) rmSync(packed);
  for (const file of filesBelow(copy, '.html')) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(beyondFirstView, ''));
  }
  writeFileSync(join(copy, `${oneLine}.html`), '<!doctype html><title>One</title><p>One line');
  await compress(copy, ['.html']);
  return copy;
}
