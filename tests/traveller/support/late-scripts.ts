import { once } from 'node:events';
import { createServer } from 'node:http';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/site-server.ts';

/** Serves the built site without its scripts, which wait until they are let go. */
export async function serveWithLateScripts() {
  const { promise: letGo, resolve: letScriptsGo } = Promise.withResolvers<void>();
  const site = await createSiteServer(builtSite);
  const server = createServer((request, response) => {
    const isScript = /^\/assets\/.*\.js$/.test(request.url ?? '');
    void (isScript ? letGo : Promise.resolve()).then(() => site.emit('request', request, response));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://localhost:${address.port}`,
    letScriptsGo,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
