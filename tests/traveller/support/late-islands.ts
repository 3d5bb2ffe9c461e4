import { once } from 'node:events';
import { createServer } from 'node:http';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/site-server.ts';

/** Serves the built site without the scripts of its islands, which wait until they are let go. */
export async function serveWithLateIslands() {
  const { promise: letGo, resolve: letIslandsGo } = Promise.withResolvers<void>();
  const site = await createSiteServer(builtSite);
  const server = createServer((request, response) => {
    const isOfIsland = /^\/assets\/(?:[\w-]+-island|client)\.[^/]*\.js$/.test(request.url ?? '');
    void (isOfIsland ? letGo : Promise.resolve()).then(() =>
      site.emit('request', request, response),
    );
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://localhost:${address.port}`,
    letIslandsGo,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
