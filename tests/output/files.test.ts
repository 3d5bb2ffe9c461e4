import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { origin } from '../../app/site.ts';
import { defaultLocale, locales } from '../../app/locales.ts';
import { notFoundPagesOf, pagesOf } from '../../app/paths.ts';
import { read } from '../support/project.ts';
import { files, inSite, isFile, notFoundPages, pages, readSite } from '../support/site.ts';
import { content } from '../support/texts.ts';

const addresses = locales.flatMap((locale) => pagesOf(locale, content.site));

test('the build has every page and every 404 page in each language, and no other', () => {
  expect(pages.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted());
  expect(addresses.length).toBeGreaterThanOrEqual(123);
  expect(notFoundPages.map(({ address }) => address).toSorted()).toEqual(
    locales.flatMap(notFoundPagesOf).toSorted(),
  );
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const lines = readSite('/robots.txt').trim().split(/\n+/);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap.xml`]);
});

describe('the home screen', () => {
  const manifest = z
    .looseObject({
      name: z.string(),
      short_name: z.string(),
      start_url: z.string(),
      icons: z.array(z.looseObject({ src: z.string(), sizes: z.string() })).min(2),
    })
    .parse(JSON.parse(readSite('/site.webmanifest')));

  test('has the name of the site and leads to its home', () => {
    const { name, short_name: abbreviation, start_url: start } = manifest;
    expect([name, abbreviation, start]).toEqual([
      content.site.name[defaultLocale],
      content.site.abbreviation,
      '/',
    ]);
  });

  test.each(manifest.icons)('gets $src in $sizes', async ({ src, sizes }) => {
    expect(isFile(src)).toBe(true);
    const { width, height } = await sharp(inSite(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });
});

test('the build has headers and redirects, and every redirect leads to a page', () => {
  expect(readSite('/_headers')).toBe(read('public/_headers'));
  const rules = readSite('/_redirects')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const known = new Set([...addresses, ...notFoundPages.map(({ address }) => `${address}.html`)]);
  expect(rules.filter(([, to = '']) => !known.has(to))).toEqual([]);
  expect(rules.length).toBeGreaterThan(20);
});

const packed = files.filter((file) => /\.(?:br|gz)$/.test(file));

test('every compressed file decompresses to the file beside it', () => {
  const different = packed.filter((file) => {
    const bytes = readFileSync(inSite(file));
    const plain = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    const beside = file.slice(0, -'.br'.length);
    return !isFile(beside) || !plain.equals(readFileSync(inSite(beside)));
  });
  expect(different).toEqual([]);
});

test('every page and every larger script and style has a gzip and a Brotli file', () => {
  const bare = files
    .filter((file) => /\.(?:html|css|js|json)$/.test(file))
    .filter((file) => readFileSync(inSite(file)).length > 1000)
    .filter((file) => !isFile(`${file}.br`) || !isFile(`${file}.gz`));
  expect(bare).toEqual([]);
});

test('no build files are left in the site', () => {
  expect(files.filter((file) => /\/\.|\.map$|\.mjs$/.test(file))).toEqual([]);
});
