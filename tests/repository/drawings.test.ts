import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { read, root } from '../support/project.ts';

const entry = z.object({ files: z.record(z.string(), z.string()) });
const entries = z.record(z.string(), entry);
const record = z
  .object({
    sources: z.record(z.string(), z.string()),
    posters: entries,
    illustrations: entries,
    stamps: entries,
    plates: entries,
    hoverAnimations: entries,
    map: entries,
    hero: entry,
    grain: entry,
  })
  .parse(JSON.parse(read('art/rendered.json')));

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex')
    .slice(0, 16);

const hashesOf = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, hashOf(file)]));

/** Files with another hash, or missing in one of the two. */
const differing = (listed: Record<string, string>, found: Record<string, string>) =>
  Object.keys({ ...listed, ...found }).filter((file) => listed[file] !== found[file]);

test('the pictures were rendered from the current drawings', () => {
  // The same list as in art/pipeline/record.ts.
  const sources = globSync(
    [
      'art/{kit,scenes,illustrations,stamps,plates,map}/**/*.ts',
      'art/hero/source/**/*.*',
      'art/pipeline/settings.ts',
      'app/pictures/build/{colour,projection}.ts',
      'app/sight-map/{distance,frames,project}.ts',
    ],
    { cwd: root },
  ).map((file) => file.replaceAll(sep, '/'));
  expect(sources.length).toBeGreaterThan(100);
  expect(differing(record.sources, hashesOf(sources)), 'to render again: npm run art').toEqual([]);
});

test('the rendered pictures are unchanged', () => {
  const { posters, illustrations, stamps, plates, hoverAnimations, map, hero, grain } = record;
  const made = [posters, illustrations, stamps, plates, hoverAnimations, map]
    .flatMap((list) => Object.values(list))
    .concat(hero, grain)
    .flatMap(({ files }) => Object.entries(files))
    .map(([file, hash]) => [`public/art/${file}`, hash] as const);
  expect(made.length).toBeGreaterThan(300);
  const found = globSync(
    made.map(([file]) => file),
    { cwd: root },
  );
  expect(
    differing(Object.fromEntries(made), hashesOf(found)),
    'to render again: npm run art',
  ).toEqual([]);
});
