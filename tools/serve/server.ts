import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { answerTo, readSite, type Site } from './site.ts';

function decode(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function splitTarget(target: string) {
  const [pathname = '', ...query] = target.split('?');
  // Parsing encodes characters that no header may hold.
  const { search } = new URL(`?${query.join('?')}`, 'http://localhost');
  return { path: decode(pathname), search };
}

/** Reads the folder again after a new build. */
function siteOf(folder: string) {
  let known: { built: number; site: Site } | undefined;
  return () => {
    const built = statSync(join(folder, '_redirects'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (known?.built !== built) known = { built, site: readSite(folder) };
    return known.site;
  };
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** sirv sends every file with status 200. */
async function sendNotFound(file: string, request: IncomingMessage, response: ServerResponse) {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const [encoding, ending] =
    [
      ['br', '.br'],
      ['gzip', '.gz'],
    ].find(([name = '']) => accepted.includes(name)) ?? [];
  const page = await readFile(`${file}${ending ?? ''}`).catch(() => undefined);
  if (!page) return sendText(response, 404, 'Not found');
  response
    .writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': page.length,
      Vary: 'Accept-Encoding',
    })
    .end(page);
}

/** Serves a built site as Cloudflare Pages and Netlify do. @param admin Of the editor, for this machine. */
export async function createSiteServer(folder: string, admin?: string) {
  const currentSite = siteOf(folder);
  currentSite();
  // `dev` looks files up at each request and sends pages with `no-cache`.
  const sendFile = sirv(folder, { dev: true, brotli: true, gzip: true, etag: true });

  const sendAdmin = admin && sirv(admin, { dev: true, extensions: ['html'] });

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const site = currentSite();
    const { path, search } = splitTarget(request.url ?? '/');
    const headers = site.headersOf(path);
    const answer = answerTo(path, site);
    if (answer.status === 404) headers.set('Cache-Control', 'no-store');
    else if (answer.status !== 200) headers.delete('Cache-Control');
    response.setHeaders(headers);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
    } else if ('location' in answer) {
      response.setHeader('Location', answer.location + search);
      sendText(response, answer.status, answer.location);
    } else if (sendAdmin && answer.status === 404 && /^\/admin(?:\/|$)/.test(path)) {
      sendAdmin(request, response, () => sendText(response, 404, 'Not found'));
    } else if (answer.status === 404) {
      await sendNotFound(join(folder, answer.file), request, response);
    } else {
      request.url = encodeURI(answer.file);
      // sirv has no type for icons.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      // sirv does not check ranges.
      delete request.headers.range;
      sendFile(request, response, () => sendText(response, 404, 'Not found'));
    }
  }

  return createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal server error');
    });
  });
}

/** Serves a built site at a free port of 127.0.0.1. */
export async function serveFolder(folder: string) {
  const server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const stop = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  const { port } = address;
  return { port, origin: `http://127.0.0.1:${port}`, stop, [Symbol.asyncDispose]: stop };
}
