import { createServer } from 'node:http';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/server.ts';
import { test as base } from './test.ts';
import { listen } from '../../support/listen.ts';

type Answer = { status?: number; type?: string; location?: string; body?: string };
/** Undefined breaks the connection. */
type Answering = () => Answer | undefined | Promise<Answer | undefined>;

/** Playwright's routes and offline mode do not reach the requests of a service worker. */
async function ownSite() {
  const site = await createSiteServer(builtSite);
  const answers = new Map<string, Answer | Answering>();
  const asked: string[] = [];
  /** For pages that are not yet open. */
  const prepared: string[] = [];
  let reachable = true;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!reachable) {
      response.destroy();
      return;
    }
    asked.push(pathname);
    if (request.headers['sec-purpose']?.includes('prerender')) prepared.push(pathname);
    const answer = answers.get(pathname);
    if (!answer) {
      site.emit('request', request, response);
      return;
    }
    const given = typeof answer === 'function' ? await answer() : answer;
    if (!given) {
      // Browsers retry a connection that ends before the answer.
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
  const { origin, close } = await listen(server);
  return {
    origin,
    close,
    answers,
    asked,
    prepared,
    lose: () => {
      reachable = false;
      server.closeAllConnections();
    },
    find: () => {
      reachable = true;
    },
  };
}

export type Site = Awaited<ReturnType<typeof ownSite>>;

export const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    const site = await ownSite();
    await use(site);
    site.close();
  },
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
  expectedFaults:
    /^Failed to load resource|Failed to fetch|net::ERR|route module|dynamically imported/,
});
