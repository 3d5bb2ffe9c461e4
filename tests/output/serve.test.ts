import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assert, asyncProperty } from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { defaultLocale, locales } from '../../app/locales.ts';
import { destinationIdOf, localeOf, paths } from '../../app/paths.ts';
import { redirectsFile } from '../../tools/hosts/redirects.ts';
import { readRedirects } from '../../tools/serve/host-files.ts';
import { serveFolder } from '../../tools/serve/server.ts';
import { readSite } from '../../tools/serve/site.ts';
import { address, seed } from '../support/addresses.ts';
import { rawRequest } from '../support/raw-request.ts';
import { files, inSite, notFoundPages, readSite as readFile } from '../support/site.ts';
import { content } from '../support/texts.ts';

const { port, stop } = await serveFolder(inSite(''));
afterAll(stop);

const ask = (target: string, sent?: Record<string, string>) => rawRequest(port, target, sent);

const locationOf = async (target: string) => {
  const { status, headers } = await ask(target);
  return `${status} ${headers.get('Location')}`;
};

/** Throws on errors. */
const site = readSite(inSite(''));

const fileLike = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? '';
const script = fileLike(/^\/assets\/.+\.js$/);

describe('_redirects', () => {
  const rules = readRedirects(readFile('/_redirects'));

  test.each(locales)('%s: knows the common spellings', (locale) => {
    const known = [...site.redirects.keys()];
    for (const spelling of ['Istanbul', 'ISTANBUL', 'Black Sea', 'black sea', 'BLACKSEA']) {
      expect(known).toContain(paths.destination(locale, spelling));
    }
  });

  test('leads every spelling to the same page as the 404 page’s script', () => {
    expect(site.redirects.size).toBeGreaterThan(20);
    for (const [from, to] of site.redirects) {
      if (content.moved.some((page) => from.endsWith(page.from))) continue;
      const [spelling = '', ...start] = from.split('/').toReversed();
      const found = from.startsWith('/en')
        ? from.slice('/en'.length) || '/'
        : [destinationIdOf(spelling), ...start].toReversed().join('/');
      expect(found).toBe(to);
      expect(from).not.toBe(to);
    }
  });

  test('leads from the old address of a page to the new one', () => {
    const moved = [{ from: '/destinations/constantinople', to: '/destinations/istanbul' }];
    const written = redirectsFile({ destinations: [], guide: [], trips: [], moved });
    expect(written.split('\n').filter((line) => line.includes('constantinople'))).toEqual([
      '/destinations/constantinople /destinations/istanbul 301',
      '/tr/destinations/constantinople /tr/destinations/istanbul 301',
      '/ar/destinations/constantinople /ar/destinations/istanbul 301',
      '/en/destinations/constantinople /destinations/istanbul 301',
    ]);
  });

  /** Netlify takes the first rule that matches. */
  const first = (target: string) =>
    rules.find(({ path, status }) => status === 404 && target.startsWith(path.slice(0, -1)));

  test('names the most specific 404 page first', () => {
    for (const locale of locales) {
      const page = `${paths.destination(locale, '404')}.html`;
      expect(first(paths.destination(locale, 'x'))?.to).toBe(page);
      if (locale === defaultLocale) continue;
      expect(first(`${paths.home(locale)}/x`)?.to).toBe(`${paths.notFound(locale)}.html`);
    }
  });
});

describe('a page', () => {
  test('is answered with its own file, or with that of the missing pages', async () => {
    const { status, headers, body } = await ask('/tr/guide');
    expect(status).toBe(200);
    expect(body.toString()).toBe(readFile('/tr/guide.html'));
    expect(headers.get('Content-Type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    const missing = await ask('/tr/guide/nowhere');
    expect(missing.status).toBe(404);
    expect(missing.body.toString()).toBe(readFile(`${paths.article('tr', '404')}.html`));
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
    ['/_headers', '404 null'],
    ['/_redirects', '404 null'],
    ['/index.html.br', '404 null'],
  ])('%s → %s', async (target, expected) => expect(await locationOf(target)).toBe(expected));
});

describe('headers', () => {
  test.each([
    [script, 'public, max-age=31536000, immutable', 'text/javascript'],
    [fileLike(/^\/art\/.+\.avif$/), 'public, max-age=604800', 'image/avif'],
    ['/favicon.svg', 'no-cache', 'image/svg+xml'],
  ])('%s', async (target, cacheControl, type) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe(cacheControl);
    expect(headers.get('Content-Security-Policy')?.match(/frame-ancestors/g)).toHaveLength(1);
    expect(headers.get('Content-Type')).toBe(type);
    for (const [name, value] of site.headersOf(target)) expect(headers.get(name)).toBe(value);
  });

  test('a missing asset is not cached', async () => {
    const { status, headers } = await ask('/assets/gone-1a2b3c.js');
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  test.each(['/', '/nowhere', script])('%s is compressed', async (target) => {
    const plain = (await ask(target)).body.toString();
    const brotli = await ask(target, { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await ask(target, { 'Accept-Encoding': 'gzip' });
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
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
  put('_headers', '');
  put('_redirects', '');
  await using server = await serveFolder(folder);
  expect((await rawRequest(server.port, '/new')).status).toBe(404);
  put('new.html', 'new');
  put('_redirects', '/old /new 301');
  utimesSync(join(folder, '_redirects'), 1, 1);
  expect((await rawRequest(server.port, '/new')).body.toString()).toBe('new');
  expect((await rawRequest(server.port, '/old')).headers.get('Location')).toBe('/new');
  rmSync(folder, { recursive: true });
});

const hashOf = (bytes: Buffer | string) => createHash('sha1').update(bytes).digest('hex');
const built = new Set(files.map((file) => hashOf(readFileSync(inSite(file)))));
const notFoundLanguages = new Map(notFoundPages.map(({ html, locale }) => [hashOf(html), locale]));

const answers = [200, 301, 308, 400, 404, 431];

/** Any bytes of a request line except line breaks. */
const bytesOf = (text: string) => Buffer.from(text.replaceAll(/[\r\n]/g, '')).toString('latin1');

const ownPath = /^\/(?![/\\])[!#-;=?-~]*$/;

type Answer = Awaited<ReturnType<typeof rawRequest>>;

async function faultsOf(target: string, { status, headers, body }: Answer) {
  const faults: string[] = [];
  const expectThat = (holds: boolean, fault: string) => holds || faults.push(fault);
  const turnedAway = status === 400 || status === 431;
  const policy = headers.get('Content-Security-Policy') ?? '';
  expectThat(turnedAway || policy.includes("frame-ancestors 'none'"), 'no policy');
  expectThat(!turnedAway || body.length === 0, 'more than a status');
  expectThat(!headers.has('Set-Cookie'), 'a cookie');
  if (status === 200) expectThat(built.has(hashOf(body)), 'no file of the site');
  if (status === 404) {
    const language = notFoundLanguages.get(hashOf(body));
    expectThat(language !== undefined, 'no 404 page of the site');
    if (/^\/(tr|ar)\//.test(target)) expectThat(language === localeOf(target), 'wrong language');
  }
  if (status === 301 || status === 308) {
    const location = headers.get('Location') ?? '';
    expectThat(ownPath.test(location), `leads to ${location}`);
    expectThat(!body.includes('<'), 'markup');
    expectThat((await rawRequest(port, location)).status === 200, 'leads to no page');
  }
  return faults;
}

const numRuns = 400;

test('malformed addresses get files and redirects of the site only', async () => {
  const complaints = vi.spyOn(console, 'error');
  const met = new Set<number>();
  await assert(
    asyncProperty(address, async (text) => {
      const target = bytesOf(text);
      const answer = await rawRequest(port, target);
      met.add(answer.status);
      expect(answers).toContain(answer.status);
      expect(await faultsOf(target, answer)).toEqual([]);
    }),
    { seed, numRuns },
  );
  expect(complaints).not.toHaveBeenCalled();
  // The sample includes each kind of answer.
  expect(met).toEqual(new Set(answers));
});
