import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownServers } from '../../tools/hosts/own-servers.ts';
import { types } from '../../tools/hosts/rules.ts';
import { rawRequest } from '../../tools/serve/raw-request.ts';
import { serveFolder } from '../../tools/serve/serve-folder.ts';
import { files, inSite } from '../support/site.ts';

/* Caddy and nginx answer as `npm run serve` does, which answers as the hosts do. */

const anyOf = (folder: string, ending: string) =>
  files.find((file) => file.startsWith(folder) && file.endsWith(ending)) ?? `${folder} ${ending}`;

const addresses = [
  // Pages
  '/',
  '/tr',
  '/ar',
  '/guide',
  '/tr/guide/istanbul',
  '/ar/destinations/blacksea',
  '/credits',
  '/?utm=1',
  '/destinations?tag=beach',
  // Unknown addresses
  '/nope',
  '/tr/nope',
  '/ar/nope',
  '/guide/nope',
  '/ar/guide/nope/deeper',
  '/trabzon',
  '/destinations/nope',
  '/tr/destinations/nope',
  '/ar/destinations/nope',
  '/nope.html',
  '/404',
  '/404.html',
  '/tr/404',
  '/tr/404.html',
  '/destinations/404',
  '/nope/',
  '/nope.data',
  '/assets',
  '/assets/',
  '/assets/nope.js',
  '/art/nope.avif',
  '/Guide',
  '/ar/GUIDE',
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '/sitemap.xml.gz',
  // Other forms of addresses
  '/tr/',
  '/guide/',
  '/guide.html',
  '/index.html',
  '/index',
  '/tr/index.html',
  '/tr/index',
  '/ar/destinations/istanbul.html',
  '/guide/?from=mail',
  '/guide/istanbul/?a=b&c',
  // Spellings
  '/destinations/Istanbul',
  '/destinations/ISTANBUL/',
  '/ar/destinations/Black%20Sea?a=b',
  '/tr/destinations/%C4%B0stanbul',
  '/tr/destinations/blacksea',
  '/destinations/istanbul',
  // Files
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/ar/guide/feed.xml',
  '/site.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/_.data',
  '/tr/guide.data',
  ...['.js', '.css', '.woff2'].map((ending) => anyOf('/assets/', ending)),
  ...['.avif', '.webp', '.jpg'].map((ending) => anyOf('/art/', ending)),
];

/** What no browser sends: nothing of it may lead off the site. */
const hostile = [
  '//tr/',
  '//guide.html',
  '//evil.example/',
  '//evil.example/index.html',
  '///ar/index',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F/tr/',
  '/%2Ftr/',
  '/.//tr/',
  '/%09/tr/',
  '/tr/%0d%0aLocation:%20https://evil.example/',
  '/guide/?%0d%0aSet-Cookie:%20a=b',
  '//destinations/Istanbul',
  '/destinations/Istanbul?//evil.example',
  '/../../etc/passwd',
];

const promised = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Cache-Control',
  'Location',
];

type Answer = Awaited<ReturnType<typeof rawRequest>>;

/** The type of XML has two names, and both are right. */
const typeOf = ({ headers }: Answer) =>
  headers.get('Content-Type')?.replace(/;.*/, '').replace('text/xml', 'application/xml');

const essence = (answer: Answer) => {
  const hasBody = answer.status === 200 || answer.status === 404;
  return {
    status: answer.status,
    ...Object.fromEntries(promised.map((name) => [name, answer.headers.get(name)])),
    type: hasBody ? typeOf(answer) : undefined,
    body: hasBody ? createHash('sha256').update(answer.body).digest('hex') : undefined,
  };
};

const reference = await serveFolder(inSite(''));
afterAll(reference.stop);

test('servers are told the type of every file', () => {
  const endings = new Set(
    files
      .filter((file) => !/^\/_(?:headers|redirects)$|\.(?:br|gz|data)$/.test(file))
      .map((file) => file.split('.').at(-1)),
  );
  expect([...endings].filter((ending = '') => !(ending in types))).toEqual([]);
});

describe.each(ownServers)('$name', ({ installed, begin, packs }) => {
  let port = 0;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (installed) ({ port, stop } = await begin(inSite('')));
  });
  afterAll(() => stop?.());

  test.skipIf(!installed).each(addresses)('answers %s like npm run serve', async (address) => {
    const [expected, answer] = await Promise.all([
      rawRequest(reference.port, address),
      rawRequest(port, address),
    ]);
    expect(essence(answer)).toEqual(essence(expected));
  });

  test.skipIf(!installed).each(hostile)('%s leads nowhere else', async (address) => {
    const location = (await rawRequest(port, address)).headers.get('Location') ?? '/';
    expect(location).toMatch(/^\/(?![/\\])[\x20-\x7E]*$/);
  });

  test.skipIf(!installed).each(packs)('sends files that are packed as %s', async (packing) => {
    const packed = ['/', '/tr/guide', '/ar/nope', '/sitemap.xml', anyOf('/assets/', '.js')];
    for (const address of packed) {
      const plain = await rawRequest(reference.port, address);
      // Unpacks what it gets.
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
        headers: { 'Accept-Encoding': packing },
      });
      expect([address, answer.headers.get('Content-Encoding')]).toEqual([address, packing]);
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
      expect((await answer.text()) === plain.body.toString()).toBe(true);
    }
  });
});
