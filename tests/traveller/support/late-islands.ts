import { createServer } from 'node:http';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/server.ts';
import { listen } from '../../support/listen.ts';

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
  });
  return listen(server);
}
