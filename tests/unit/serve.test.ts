import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { defaultLocale, locales } from '../../app/locales.ts';
import { destinationIdOf, paths } from '../../app/paths.ts';
import { redirectsFile } from '../../tools/hosts/redirects.ts';
import { readSite } from '../../tools/serve/site.ts';
import { ask, destinations, folder, locationOf, moved, put } from '../support/served-site.ts';

/** Throws on errors. */
const site = readSite(folder);

describe('_redirects', () => {
  const rules = redirectsFile({ destinations, guide: ['istanbul'], trips: [], moved })
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' '));

  test.each(locales)('%s: knows the common spellings', (locale) => {
    const known = [...site.redirects.keys()];
    for (const spelling of ['Istanbul', 'ISTANBUL', 'Black Sea', 'black sea', 'BLACKSEA']) {
      expect(known).toContain(paths.destination(locale, spelling));
    }
  });

  test('leads every spelling to the same page as the 404 page’s script', () => {
    expect(site.redirects.size).toBeGreaterThan(20);
    for (const [from, to] of site.redirects) {
      if (from.includes('constantinople')) continue;
      const [spelling = '', ...start] = from.split('/').toReversed();
      const found = from.startsWith('/en')
        ? from.slice('/en'.length) || '/'
        : [destinationIdOf(spelling), ...start].toReversed().join('/');
      expect(found).toBe(to);
      expect(from).not.toBe(to);
    }
  });

  test.each([
    ['/destinations/constantinople?from=mail', '/destinations/istanbul?from=mail'],
    ['/tr/destinations/constantinople', '/tr/destinations/istanbul'],
    ['/ar/destinations/constantinople', '/ar/destinations/istanbul'],
    ['/en/destinations/constantinople', '/destinations/istanbul'],
  ])('%s has moved to %s', async (old, now) => {
    expect(await locationOf(old)).toBe(`301 ${now}`);
  });

  /** Netlify takes the first rule that matches. */
  const first = (address: string) =>
    rules.find(
      ([from = '', , status]) => status === '404' && address.startsWith(from.slice(0, -1)),
    );

  test('names the most specific 404 page first', () => {
    for (const locale of locales) {
      const page = `${paths.destination(locale, '404')}.html`;
      expect(first(paths.destination(locale, 'x'))?.[1]).toBe(page);
      if (locale === defaultLocale) continue;
      expect(first(`${paths.home(locale)}/x`)?.[1]).toBe(`${paths.notFound(locale)}.html`);
    }
  });
});

describe('a page', () => {
  test('is answered with its own file, or with that of the missing pages', async () => {
    const { status, headers, body } = await ask('/tr/guide');
    expect(status).toBe(200);
    expect(body.toString()).toContain('<h1>/tr/guide</h1>');
    expect(headers.get('Content-Type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    const missing = await ask('/tr/guide/nowhere');
    expect(missing.status).toBe(404);
    expect(missing.body.toString()).toContain(`<h1>${paths.article('tr', '404')}</h1>`);
    expect(missing.headers.get('Cache-Control')).toBe('no-store');
    expect(missing.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  test.each([
    ['/tr/', '308 /tr'],
    ['/tr.html', '308 /tr'],
    ['/tr/index', '308 /tr'],
    ['/index.html', '308 /'],
    ['/index', '308 /'],
    ['/guide/?from=mail', '308 /guide?from=mail'],
    ['/ar/destinations/istanbul.html', '308 /ar/destinations/istanbul'],
    ['/destinations/Istanbul', '301 /destinations/istanbul'],
    ['/destinations/Istanbul/?a=b&c', '301 /destinations/istanbul?a=b&c'],
    ['/tr/destinations/%C4%B0stanbul', '301 /tr/destinations/istanbul'],
    ['/ar/destinations/Black%20Sea', '301 /ar/destinations/blacksea'],
    ['/destinations/bLaCk%20%20sEa', '301 /destinations/blacksea'],
    ['/destinations/%C2%A0iSTANBUL%0A', '301 /destinations/istanbul'],
    ['/destinations/4%2004', '404 null'],
    ['/Destinations/istanbul', '404 null'],
    ['/admin', '404 null'],
    ['/_headers', '404 null'],
    ['/_redirects', '404 null'],
    ['/index.html.br', '404 null'],
  ])('%s → %s', async (address, expected) => expect(await locationOf(address)).toBe(expected));
});

describe('headers', () => {
  test.each([
    ['/assets/root-1a2b3c.js', 'public, max-age=31536000, immutable', 'text/javascript'],
    ['/art/istanbul-640.avif', 'public, max-age=604800', 'image/avif'],
    ['/favicon.svg', 'no-cache', 'image/svg+xml'],
  ])('%s', async (address, cacheControl, type) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe(cacheControl);
    expect(headers.get('Content-Security-Policy')?.match(/frame-ancestors/g)).toHaveLength(1);
    expect(headers.get('Content-Type')).toBe(type);
    for (const [name, value] of site.headersOf(address)) expect(headers.get(name)).toBe(value);
  });

  test('a missing asset is not cached', async () => {
    const { status, headers } = await ask('/assets/gone-1a2b3c.js');
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  test.each(['/', '/nowhere', '/assets/root-1a2b3c.js'])('%s is compressed', async (address) => {
    const plain = (await ask(address)).body.toString();
    const brotli = await ask(address, { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await ask(address, { 'Accept-Encoding': 'gzip' });
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
    expect(brotli.headers.get('Vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
  });

  test('a page that has not changed is not sent again', async () => {
    const tag = (await ask('/guide')).headers.get('ETag') ?? '';
    const { status, body } = await ask('/guide', { 'If-None-Match': tag });
    expect([status, body.length]).toEqual([304, 0]);
  });

  test('HEAD is answered without a body, other methods are refused', async () => {
    expect((await ask('/guide', { method: 'HEAD' })).body.length).toBe(0);
    expect((await ask('/nowhere', { method: 'HEAD' })).body.length).toBe(0);
    const { status, headers } = await ask('/guide', { method: 'POST' });
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test('a new build is served without a restart', async () => {
  expect((await ask('/guide/new')).status).toBe(404);
  put('/guide/new.html', 'new');
  put('/_redirects', '/old /guide/new 301');
  utimesSync(join(folder, '_redirects'), 1, 1);
  expect((await ask('/guide/new')).body.toString()).toBe('new');
  expect(await locationOf('/old')).toBe('301 /guide/new');
});
