import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { assert, asyncProperty } from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { localeOf } from '../../app/paths.ts';
import { rawRequest } from '../support/raw-request.ts';
import { serveFolder } from '../../tools/serve/server.ts';
import { address, seed } from '../support/addresses.ts';
import { files, inSite, notFoundPages } from '../support/site.ts';

const { port, stop } = await serveFolder(inSite(''));
afterAll(stop);

const hashOf = (bytes: Buffer | string) => createHash('sha1').update(bytes).digest('hex');
const built = new Set(files.map((file) => hashOf(readFileSync(inSite(file)))));
const notFoundLanguages = new Map(notFoundPages.map(({ html, locale }) => [hashOf(html), locale]));

const answers = [200, 301, 308, 400, 404, 431];

/** The bytes of an address as a request line may hold them: all but the ends of lines. */
const bytesOf = (text: string) => Buffer.from(text.replaceAll(/[\r\n]/g, '')).toString('latin1');

/** A path on this site, in printable characters, with nothing that markup could begin with. */
const ownPath = /^\/(?![/\\])[!#-;=?-~]*$/;

type Answer = Awaited<ReturnType<typeof rawRequest>>;

/** What is wrong with an answer, beyond its status. */
async function faultsOf(target: string, { status, headers, body }: Answer) {
  const faults: string[] = [];
  const expectThat = (holds: boolean, fault: string) => holds || faults.push(fault);
  // What is no request at all, Node's parser turns away by itself.
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

test('4,000 addresses: nothing but files of the site, and no way off it', async () => {
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
    { seed, numRuns: 4000 },
  );
  expect(complaints).not.toHaveBeenCalled();
  // Each kind of answer was met, or this would say little.
  expect(met).toEqual(new Set(answers));
});
