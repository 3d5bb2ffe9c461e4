import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { assert, asyncProperty } from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localeOf } from '../../app/paths.ts';
import { rawRequest } from '../../tools/serve/raw-request.ts';
import { createSiteServer } from '../../tools/serve/site-server.ts';
import { address, seed } from '../support/addresses.ts';
import { files, inSite, notFoundPages } from '../support/site.ts';

const server = await createSiteServer(inSite(''));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound === 'object' && bound) port = bound.port;
});
afterAll(() => server.close());

const hashOf = (bytes: Buffer | string) => createHash('sha1').update(bytes).digest('hex');
const built = new Set(files.map((file) => hashOf(readFileSync(inSite(file)))));
const notFoundLanguages = new Map(notFoundPages.map(({ html, locale }) => [hashOf(html), locale]));

/** The bytes of an address as a request line may hold them: all but the ends of lines. */
const bytesOf = (text: string) => Buffer.from(text.replaceAll(/[\r\n]/g, '')).toString('latin1');

/** A path on this site, in printable characters, with nothing that markup could begin with. */
const ownPath = /^\/(?![/\\])[!#-;=?-~]*$/;

test('10,000 addresses: nothing but files of the site, and no way off it', async () => {
  const complaints = vi.spyOn(console, 'error');
  const met = new Map<number, number>();
  await assert(
    asyncProperty(address, async (text) => {
      const target = bytesOf(text);
      const { status, headers, body } = await rawRequest(port, target);
      met.set(status, (met.get(status) ?? 0) + 1);
      expect([200, 301, 308, 400, 404, 431]).toContain(status);
      expect(headers.has('Set-Cookie')).toBe(false);
      if (status === 200) expect(built).toContain(hashOf(body));
      if (status === 404) {
        const language = notFoundLanguages.get(hashOf(body));
        expect(language).toBeDefined();
        if (/^\/(tr|ar)\//.test(target)) expect(language).toBe(localeOf(target));
      }
      if (status === 301 || status === 308) {
        const location = headers.get('Location') ?? '';
        expect(location).toMatch(ownPath);
        expect(body.toString()).not.toContain('<');
        expect((await rawRequest(port, location)).status).toBe(200);
      }
      // What is no request at all, Node's parser turns away by itself.
      if (status === 400 || status === 431) expect(body.length).toBe(0);
      else expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }),
    { seed, numRuns: 10_000 },
  );
  expect(complaints).not.toHaveBeenCalled();
  // Each kind of answer was met, or this would say little.
  expect([...met.keys()].toSorted()).toEqual([200, 301, 308, 400, 404, 431]);
}, 60_000);
