import { readFileSync, writeFileSync } from 'node:fs';
import { policyOf } from '../hosts/policy.ts';
import { filesBelow } from './files.ts';

/** Before scripts and styles; itself it must be in the first 1,024 bytes. */
const place = '<meta charset="utf-8">';

/**
 * Writes its policy into each page. Astro's own lists the hashes of the whole site on each page: 2 KB that
 * do not compress.
 * @throws {Error} if a page has no place for it.
 */
export function writePolicies(site: string) {
  for (const file of filesBelow(site, '.html')) {
    const html = readFileSync(file, 'utf8');
    if (!html.includes(place)) throw new Error(`${file} has no ${place}`);
    const meta = `<meta http-equiv="content-security-policy" content="${policyOf(html)}">`;
    writeFileSync(
      file,
      html.replace(place, () => place + meta),
    );
  }
}
