import { once } from 'node:events';
import { createServer } from 'node:http';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/site-server.ts';

const island = /^\/assets\/[\w-]+-island\.[^/?]*\.js$/;

/**
 * The script of an island that runs only after `letIslandsGo`. The answer itself is not held back: an
 * import that is under way holds up a page's `load`, and drivers of browsers wait for that.
 */
const lateScript = (address: string) => `export * from '${address}?late';
if (!globalThis.mayIslandsGo)
  await new Promise((go) => addEventListener('islands:go', go, { once: true }));`;

/** Runs within the page: lets its islands be hydrated. */
export function letIslandsGo() {
  Object.assign(globalThis, { mayIslandsGo: true });
  dispatchEvent(new Event('islands:go'));
}

/** Serves the built site, of which the islands wait until they are let go. */
export async function serveWithLateIslands() {
  const site = await createSiteServer(builtSite);
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (!island.test(url)) site.emit('request', request, response);
    else response.setHeader('Content-Type', 'text/javascript').end(lateScript(url));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
