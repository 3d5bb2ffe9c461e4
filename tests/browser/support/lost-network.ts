import { createServer } from 'node:http';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/site-server.ts';

/** What a test puts in place of the site's answer; nothing lets the site answer. */
type Answer = { status?: number; type?: string; body: string };

/**
 * The built site at a port of its own, whose network can go and come back, and whose answers can be
 * another deployment's. Playwright's own ways to do so do not reach what a service worker asks for.
 */
export async function ownSite() {
  const site = await createSiteServer(builtSite);
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  let reachable = true;
  const server = createServer((request, response) => {
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
    const { status = 200, type = 'text/html', body } = answer;
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
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
