import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { origin } from '../../app/site.ts';
import { localeInfo, locales } from '../../app/locales.ts';
import { inLocale, notFoundPagesOf, pagesOf } from '../../app/paths.ts';
import { read } from '../support/project.ts';
import {
  attribute,
  everyPage,
  files,
  inSite,
  isFile,
  notFoundPages,
  only,
  pageAt,
  pages,
  readSite,
  textOf,
} from '../support/site.ts';
import { content } from '../support/texts.ts';

const addresses = locales.flatMap((locale) => pagesOf(locale, content.site));

test('the build has every page and every 404 page in each language, and no other', () => {
  expect(pages.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted());
  expect(addresses.length).toBeGreaterThanOrEqual(123);
  expect(notFoundPages.map(({ address }) => address).toSorted()).toEqual(
    locales.flatMap(notFoundPagesOf).toSorted(),
  );
});

test('the editor is part of the site only where a repository is named', () => {
  expect(isFile('/admin.html')).toBe(content.publishing !== undefined);
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const lines = readSite('/robots.txt').trim().split(/\n+/);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap.xml`]);
});

const manifestSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  lang: z.string(),
  dir: z.string(),
  start_url: z.string(),
  scope: z.string(),
  icons: z.array(z.looseObject({ src: z.string(), sizes: z.string() })).min(2),
  shortcuts: z.array(
    z.looseObject({
      name: z.string(),
      url: z.string(),
      icons: z.array(z.looseObject({ src: z.string() })).min(1),
    }),
  ),
});
const manifests = locales.map((locale) => {
  const file = inLocale('/site.webmanifest', locale);
  return { locale, file, manifest: manifestSchema.parse(JSON.parse(readSite(file))) };
});

describe.each(manifests)('the home screen in $locale', ({ locale, file, manifest }) => {
  test('has the name, the language and the home page of its edition', () => {
    expect(manifest).toMatchObject({
      id: inLocale('/', locale),
      name: content.site.name[locale],
      short_name: content.site.abbreviation,
      lang: locale,
      dir: localeInfo[locale].dir,
      start_url: inLocale('/', locale),
    });
  });

  test('is the manifest of every page of its language, each within its scope', () => {
    const own = everyPage.filter((page) => page.locale === locale);
    expect(
      own.filter((page) => attribute(only(page, 'link[rel="manifest"]'), 'href') !== file),
    ).toEqual([]);
    expect(own.filter(({ address }) => !address.startsWith(manifest.scope))).toEqual([]);
  });

  test('opens the planner and the emergency card from its icon', () => {
    const targets = manifest.shortcuts.map(({ url }) => {
      const [address, id] = url.split('#');
      return only(pageAt(address ?? ''), id ? `#${id}` : 'h1');
    });
    const [planner, card] = targets.map(textOf);
    expect(planner).toBe(content.messages[locale]['plan.title']);
    expect(card).toContain('112');
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      content.messages[locale]['nav.plan'],
      content.messages[locale]['takeAlong.emergency'],
    ]);
  });

  test('has icons that exist', () => {
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((one) => one.icons)];
    expect(icons.filter(({ src }) => !isFile(src))).toEqual([]);
  });

  test.each(manifest.icons)('gets $src in $sizes', async ({ src, sizes }) => {
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
