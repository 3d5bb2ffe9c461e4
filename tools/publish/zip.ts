import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { filesBelow } from '../build/files.ts';

/** The earliest that a zip can name: the same files make the same bytes. */
const mtime = new Date(1980, 0, 1);

const isPacked = (file: string) => /\.(?:br|gz|avif|webp|jpe?g|png|woff2)$/.test(file);

export function writeZip(site: string, file: string) {
  const files: Zippable = {};
  for (const path of filesBelow(site)) {
    const name = relative(site, path).split(sep).join('/');
    files[name] = [readFileSync(path), { level: isPacked(name) ? 0 : 6, mtime, os: 3 }];
  }
  writeFileSync(`${file}.part`, zipSync(files));
  renameSync(`${file}.part`, file);
}
