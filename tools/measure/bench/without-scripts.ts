import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '../../build/compress.ts';
import { filesBelow } from '../../build/files.ts';

/**
 * The site without its scripts, and all else as it is: no page of this design can be faster.
 * @returns A folder for a while.
 */
export async function withoutScripts(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'limit-'));
  cpSync(folder, copy, { recursive: true });
  for (const packed of filesBelow(copy, '.html.br', '.html.gz')) rmSync(packed);
  for (const file of filesBelow(copy, '.html')) {
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''));
  }
  await compress(copy, ['.html']);
  return copy;
}
