import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '../../build/compress.ts';
import { filesBelow } from '../../build/files.ts';

/** Scripts, linked style sheets and preloads. */
const beyondFirstView =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:stylesheet|preload|modulepreload)"[^>]*\/?>/g;

/**
 * Copies the built site without scripts and preloads: a lower bound for the times of its pages.
 * @returns A temporary folder, which the caller deletes.
 */
export async function limitOfSite(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'limit-'));
  cpSync(folder, copy, { recursive: true });
  for (const packed of filesBelow(copy, '.html.br', '.html.gz')) rmSync(packed);
  for (const file of filesBelow(copy, '.html')) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(beyondFirstView, ''));
  }
  await compress(copy, ['.html']);
  return copy;
}
