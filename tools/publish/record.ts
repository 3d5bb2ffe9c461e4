import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../build/files.ts';
import { textOf } from './page-text.ts';

/** A state of the site, as it was sent. */
export const recordSchema = z.object({
  /** ISO, also its name. */
  date: z.string(),
  files: z.record(z.string(), z.object({ hash: z.string(), bytes: z.number() })),
  pages: z.record(z.string(), z.object({ title: z.string(), lines: z.array(z.string()) })),
});
export type SiteRecord = z.infer<typeof recordSchema>;

/** `guide/istanbul.html` → `/guide/istanbul`, `tr/index.html` → `/tr` */
const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

export const fileOf = (address: string, { files }: SiteRecord) =>
  Object.keys(files).find((file) => file.endsWith('.html') && addressOf(file) === address);

export function recordOf(site: string, date: string): SiteRecord {
  const record: SiteRecord = { date, files: {}, pages: {} };
  for (const path of filesBelow(site)) {
    const file = relative(site, path).split(sep).join('/');
    const bytes = readFileSync(path);
    const hash = createHash('sha256').update(bytes).digest('hex');
    record.files[file] = { hash, bytes: bytes.length };
    if (file.endsWith('.html')) record.pages[addressOf(file)] = textOf(bytes.toString('utf8'));
  }
  return record;
}

const isPacked = (file: string) => /\.(?:br|gz)$/.test(file);

/** Without the packed copies of files. */
export const bytesOf = ({ files }: SiteRecord) =>
  Object.entries(files).reduce((sum, [file, { bytes }]) => sum + (isPacked(file) ? 0 : bytes), 0);

export const sameFiles = (a: SiteRecord, b: SiteRecord) => {
  const names = Object.keys(a.files);
  return (
    names.length === Object.keys(b.files).length &&
    names.every((file) => a.files[file]?.hash === b.files[file]?.hash)
  );
};
