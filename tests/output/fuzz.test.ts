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
