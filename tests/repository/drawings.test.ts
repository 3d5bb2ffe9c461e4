import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '../../app/locales.ts';
import { pagesOf, sharePicture } from '../../app/paths.ts';
import { filesIn, read, root } from '../support/project.ts';
import { content } from '../support/texts.ts';

const entry = z.object({ files: z.record(z.string(), z.string()) });
const entries = z.record(z.string(), entry);
const record = z
  .object({
    sources: z.record(z.string(), z.string()),
    scenes: entries,
    hover: entries,
    illustrations: entries,
    stamps: entries,
    plates: entries,
    map: entries,
    hero: entry,
  })
  .parse(JSON.parse(read('art/rendered.json')));

const found = (patterns: readonly string[]) =>
  globSync(patterns, { cwd: root }).map((file) => file.replaceAll(sep, '/'));

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex')
    .slice(0, 16);

const hashesOf = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, hashOf(file)]));

/** Files with another hash, or missing in one of the two. */
const differing = (listed: Record<string, string>, now: Record<string, string>) =>
  Object.keys({ ...listed, ...now }).filter((file) => listed[file] !== now[file]);

test('the pictures were rendered from the current drawings', () => {
  // The same list as in art/pipeline/record.ts.
  const sources = found([
    'art/{scenes,scenes/hover,illustrations,stamps,plates,map}/*.{svg,json}',
    'art/hero/source/**/*.*',
    'art/{hero,pipeline}/settings.ts',
  ]);
  expect(sources.length).toBeGreaterThan(100);
  expect(differing(record.sources, hashesOf(sources)), 'to render again: npm run art').toEqual([]);
});

const { scenes, hover, illustrations, stamps, plates, map, hero } = record;
const made = [scenes, hover, illustrations, stamps, plates, map]
  .flatMap((list) => Object.values(list))
  .concat(hero)
  .flatMap(({ files }) => Object.entries(files))
  .map(([file, hash]) => [`public/art/${file}`, hash] as const);

test('the rendered pictures are unchanged', () => {
  expect(made.length).toBeGreaterThan(300);
  expect(
    differing(Object.fromEntries(made), hashesOf(found(made.map(([file]) => file)))),
    'to render again: npm run art',
  ).toEqual([]);
});

test('public/ has no other pictures than these, those of previews, and icons', () => {
  const known = new Set([
    ...made.map(([file]) => file),
    ...locales.flatMap((locale) =>
      pagesOf(locale, content.site).map((address) => `public${sharePicture(address)}`),
    ),
    ...['apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'icon-192.png', 'icon-512.png'].map(
      (icon) => `public/${icon}`,
    ),
    'public/art/grain.webp',
    'public/_headers',
  ]);
  const others = filesIn(['public']).filter((file) => !file.startsWith('public/photos/'));
  expect(others.filter((file) => !known.has(file))).toEqual([]);
});

test.each(found(['art/{scenes,scenes/hover,illustrations,stamps,plates,map}/*.svg']))(
  '%s has a title, runs nothing, and shows only what is in it',
  (file) => {
    const svg = read(file);
    expect(svg).toMatch(/<title\b[^>]*>[^<]+<\/title>/);
    expect(svg).not.toMatch(/<script|\son\w+=|\bhref="(?!#)|url\(["']?(?!["']?#)/);
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const used = [...svg.matchAll(/url\(["']?#([^)"']+)|href="#([^"]+)"/g)];
    const missing = new Set(used.map(([, paint, link]) => paint ?? link)).difference(new Set(ids));
    expect([...missing]).toEqual([]);
  },
);
