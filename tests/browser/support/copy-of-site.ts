import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '../../../app/locales.ts';
import { copyList, hashLength, type CopyFile, type CopyList } from '../../../app/offline/names.ts';
import { builtSite } from '../../../tools/build/built-site.ts';

const listSchema = z.object({
  version: z.string(),
  pages: z.int(),
  bytes: z.int(),
  sent: z.int(),
  files: z.array(z.tuple([z.string(), z.string(), z.int()])),
});

export const builtList = (locale: Locale): CopyList =>
  listSchema.parse(JSON.parse(readFileSync(join(builtSite, copyList(locale)), 'utf8')));

export const builtPage = (address: string) =>
  readFileSync(join(builtSite, `${address}.html`), 'utf8');

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, hashLength);

/** A copy list of a few pages; `texts` replaces pages as another deployment would. */
export function shortList(
  version: string,
  pages: readonly string[],
  texts: Record<string, string> = {},
) {
  const files = pages.map((page): CopyFile => {
    const text = texts[page] ?? builtPage(page);
    return [page, hashOf(text), text.length];
  });
  const bytes = files.reduce((sum, [, , sent]) => sum + sent, 0);
  const list: CopyList = { version, pages: pages.length, bytes, sent: bytes, files };
  return { type: 'application/json', body: JSON.stringify(list) };
}
