import { once } from 'node:events';
import { createServer } from 'node:http';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/server.ts';

const island = /^\/assets\/[\w-]+-island\.[^/?]*\.js$/;

/** A pending import delays `load`, for which the drivers wait, so the script itself waits for `letIslandsGo`. */
const lateScript = (address: string) => `export * from '${address}?late';
if (!globalThis.mayIslandsGo)
  await new Promise((go) => addEventListener('islands:go', go, { once: true }));`;

/** Runs in the page. */
export function letIslandsGo() {
  Object.assign(globalThis, { mayIslandsGo: true });
  dispatchEvent(new Event('islands:go'));
}

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
