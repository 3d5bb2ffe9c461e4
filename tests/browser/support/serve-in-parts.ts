import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { builtSite } from '../../../tools/build/built-site.ts';
import { createSiteServer } from '../../../tools/serve/server.ts';
import { listen } from '../../support/listen.ts';

/** Serves the site, its pages up to a part of their HTML; the rest follows after `sendRest`. */
export async function serveInParts(paths: readonly string[], part: string) {
  const site = await createSiteServer(builtSite);
  let sendRest: (() => void) | undefined;
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (!paths.includes(url)) {
      site.emit('request', request, response);
      return;
    }
    const html = readFileSync(join(builtSite, `${url}.html`), 'utf8');
    const end = html.indexOf(part) + part.length;
    response.setHeader('Content-Type', 'text/html; charset=utf-8').write(html.slice(0, end));
    sendRest = () => response.end(html.slice(end));
  });
  return { ...(await listen(server)), sendRest: () => sendRest?.() };
}
