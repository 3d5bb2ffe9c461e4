import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from './collections.server.ts';

/*
 * The content as the check before a build has read it. Reading hundreds of entries takes longer than the
 * ten seconds that React Router gives a page while prerendering, and the first page would pay for all.
 */

const file = (root: string) => join(root, 'node_modules/.cache/content.bin');

const sources = [
  'content/**/*.{json,md}',
  'app/content/*.{ts,json}',
  'app/art/{manifest,stand-ins}.ts',
];

/** Of everything that the content is made from; anything newer makes another one. */
function keyOf(root: string): string {
  const hash = createHash('sha256');
  for (const source of globSync(sources, { cwd: root }).toSorted()) {
    const { mtimeMs, size } = statSync(join(root, source));
    hash.update(`${source} ${mtimeMs} ${size}\n`);
  }
  return hash.update(root).digest('hex');
}

/** Keeps content that was checked just now. */
export function keepContent(content: Content, root = process.cwd()) {
  mkdirSync(dirname(file(root)), { recursive: true });
  writeFileSync(file(root), serialize({ key: keyOf(root), content }));
}

/** The content that was kept, if nothing has changed since. */
export function keptContent(root = process.cwd()): Content | undefined {
  if (!existsSync(file(root))) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above, from checked content
  const kept = deserialize(readFileSync(file(root))) as { key: string; content: Content };
  return kept.key === keyOf(root) ? kept.content : undefined;
}
