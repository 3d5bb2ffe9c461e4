import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/server.ts';

/** Serves the site, and one page of it up to a part of its HTML; the rest follows after `sendRest`. */
export async function serveInParts(path: string, part: string) {
  const site = await createSiteServer(builtSite);
  const html = readFileSync(join(builtSite, `${path}.html`), 'utf8');
  const end = html.indexOf(part) + part.length;
  const rest = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url !== path) {
      site.emit('request', request, response);
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8').write(html.slice(0, end));
    void rest.promise.then(() => response.end(html.slice(end)));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://localhost:${address.port}`,
    sendRest: rest.resolve,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
