import { createServer } from 'node:http';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/site-server.ts';
import { test as base } from './test.ts';

/** What a test puts in place of the site's answer; nothing lets the site answer. */
type Answer = { status?: number; type?: string; location?: string; body?: string };
/** One that is made when it is asked for; undefined breaks the connection. */
type Answering = () => Answer | undefined | Promise<Answer | undefined>;

/**
 * The built site at a port of its own, whose network can go and come back, and whose answers can be
 * another deployment's. Playwright's own ways to do so do not reach what a service worker asks for.
 */
async function ownSite() {
  const site = await createSiteServer(builtSite);
  const answers = new Map<string, Answer | Answering>();
  const asked: string[] = [];
  let reachable = true;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!reachable) {
      response.destroy();
      return;
    }
    asked.push(pathname);
    const answer = answers.get(pathname);
    if (!answer) {
      site.emit('request', request, response);
      return;
    }
    const given = typeof answer === 'function' ? await answer() : answer;
    if (!given) {
      // In the middle of an answer; before one, browsers would try again for a while.
      response.writeHead(200, { 'Content-Length': 1000 }).write('<', () => response.destroy());
      return;
    }
    const { status = 200, type = 'text/html', location, body = '' } = given;
    response
      .writeHead(status, {
        'Content-Type': type,
        'Cache-Control': 'no-cache',
        ...(location && { Location: location }),
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    answers,
    /** The paths that were asked for so far. */
    asked,
    lose: () => {
      reachable = false;
      server.closeAllConnections();
    },
    find: () => {
      reachable = true;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Site = Awaited<ReturnType<typeof ownSite>>;

/** A test with a site of its own, and a browser in which service workers may work. */
export const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see what is asked for
  site: async ({}, use) => {
    await using site = await ownSite();
    await use(site);
  },
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
  expectedFaults:
    /^Failed to load resource|Failed to fetch|net::ERR|route module|dynamically imported/,
});
