import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales, localeInfo } from '../../app/locales.ts';
import {
  copyList,
  hashLength,
  pageTitles,
  linksToken,
  fallbackPage,
  workerAddress,
} from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';
import { scriptsOf } from '../../tools/measure/weights.ts';
import { budgets } from '../../tools/measure/budgets.ts';
import { everyPage, files, inSite, isFile, pages, readSite } from '../support/site.ts';
import { translate } from '../support/texts.ts';

test('the worker is one file within its budget, without developer messages', () => {
  const worker = readSite(workerAddress);
  expect(brotliCompressSync(worker).length).toBeGreaterThan(2_000);
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(budgets.worker);
  expect(worker).not.toMatch(/\bimport\b\s*[('"]|process\.env|console\./);
});

test.each(locales)('%s has an offline fallback without a script of its own', (locale) => {
  const html = readSite(fallbackPage(locale));
  expect(html).toMatch(
    new RegExp(`<html lang="${locale}" dir="${localeInfo[locale].dir}"[^>]* data-static`),
  );
  expect(html).toContain(translate[locale]('offline.title'));
  expect(html).toContain(linksToken);
  // Every page has Astro's inline prefetch script.
  expect(html.match(/<script[^>]* src="[^"]*/g)).toHaveLength(1);
  expect(html).not.toContain('<astro-island');
  expect(isFile(`${paths.offlineFallback(locale)}.html`)).toBe(false);
});

test.each(locales)('%s: every page has a title in the list of cached pages', (locale) => {
  const titles = z
    .record(z.string(), z.string().min(1))
    .parse(JSON.parse(readSite(pageTitles(locale))));
  const own = pages.filter((page) => page.locale === locale).map(({ address }) => address);
  expect(Object.keys(titles).toSorted()).toEqual(own.toSorted());
});

const listSchema = z.strictObject({
  version: z.string().length(hashLength),
  pages: z.int(),
  bytes: z.int(),
  sent: z.int().max(budgets.copy),
  files: z.array(z.tuple([z.string(), z.string().length(hashLength), z.int().nonnegative()])),
});

const withoutWidth = (address: string) => address.replace(/(?:-\d+)?\.(?:avif|webp)$/, '');

describe.each(locales)('the offline copy in %s', (locale) => {
  const list = listSchema.parse(JSON.parse(readSite(copyList(locale))));
  const listed = new Set(list.files.map(([address]) => address));
  const own = pages.filter((page) => page.locale === locale);

  test('has every page of the language and their titles only', () => {
    expect(own.length).toBeGreaterThan(20);
    expect(list.pages).toBe(own.length);
    expect(own.filter(({ address }) => !listed.has(address))).toEqual([]);
    const foreign = everyPage.filter((page) => page.locale !== locale);
    expect(foreign.filter(({ address }) => listed.has(address))).toEqual([]);
    expect(listed).toContain(fallbackPage(locale));
    expect(listed).toContain(pageTitles(locale));
  });

  test('has every file of those pages, and pictures in one width', () => {
    const pictures = new Set([...listed].map(withoutWidth));
    const named = own.flatMap(({ html }) => [
      ...html.matchAll(/["'(,\s](\/(?:art|assets)\/[\w./~-]+\.\w+)/g),
    ]);
    const addresses = [...new Set(named.map(([, address = '']) => address))].filter(
      (address) => !address.startsWith('/art/share/'),
    );
    expect(addresses.length).toBeGreaterThan(50);
    expect(
      addresses.filter((address) => !listed.has(address) && !pictures.has(withoutWidth(address))),
    ).toEqual([]);
  });

  test('has every file that its scripts load', () => {
    const scripts = [...listed].filter((address) => /^\/assets\/.+\.js$/.test(address));
    expect(scripts.length).toBeGreaterThan(5);
    const missing = scripts
      .flatMap((address) =>
        [...readSite(address).matchAll(/["'`(](?:\.\/|\/assets\/)([\w.~-]+\.\w{2,5})["'`)]/g)].map(
          ([, name = '']) => `/assets/${name}`,
        ),
      )
      .filter((address) => isFile(address) && !listed.has(address));
    // The search script names the index of every language.
    const others = new RegExp(`/assets/search-(?:names|texts)-(?:${locales.join('|')})\\.`);
    expect([...new Set(missing)].filter((address) => !others.test(address))).toEqual([]);
  });

  test('has the hash of each file, and the size of all', () => {
    const wrong = list.files.filter(([address, hash]) => {
      const page = own.find((one) => one.address === address);
      const bytes = readFileSync(inSite(page ? fileOf(address) : address));
      return createHash('sha256').update(bytes).digest('hex').slice(0, hashLength) !== hash;
    });
    expect(wrong).toEqual([]);
    expect(list.files.reduce((sum, [, , sent]) => sum + sent, 0)).toBe(list.sent);
    expect(brotliCompressSync(readSite(copyList(locale))).length).toBeLessThanOrEqual(
      budgets.copyList,
    );
  });
});

const takeAlong = new Set(locales.map(paths.takeAlong));

const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);

test('only the page of the offline copy loads the script that saves it', () => {
  const [script = '', ...others] = files.filter(
    (file) =>
      file.endsWith('.js') &&
      file !== workerAddress &&
      readSite(file).includes('QuotaExceededError'),
  );
  expect(others).toEqual([]);
  expect(brotliCompressSync(readSite(script)).length).toBeLessThanOrEqual(budgets.copying);
  const loading = everyPage.filter(({ address }) =>
    scriptsOf(inSite(''), address, { seen: true }).has(script),
  );
  expect(
    loading.map(({ address }) => address).filter((address) => !takeAlong.has(address)),
  ).toEqual([]);
});
