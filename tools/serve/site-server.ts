import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { answerTo } from './answers.ts';
import { readSite, type Site } from './host-files.ts';
import { sendNotFound } from './not-found.ts';

/** What cannot be decoded stays as it is: no file has such a name. */
function decode(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function splitTarget(target: string) {
  const [pathname = '', ...query] = target.split('?');
  // Parsed, because a raw query may hold characters that no header may.
  const { search } = new URL(`?${query.join('?')}`, 'http://localhost');
  return { path: decode(pathname), search };
}

/** Reads the folder again when a build has been made since. */
function siteOf(folder: string) {
  let version: number | undefined;
  let site: Promise<Site>;
  return () => {
    const built = statSync(join(folder, '_redirects'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (built !== version) {
      version = built;
      site = readSite(folder);
    }
    return site;
  };
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** Serves a built site as Cloudflare Pages and Netlify do. */
export async function createSiteServer(folder: string) {
  const currentSite = siteOf(folder);
  await currentSite();
  // `dev`: files are looked up at each request. It also sends pages with `no-cache`.
  const sendFile = sirv(folder, { dev: true, brotli: true, gzip: true, etag: true });

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const site = await currentSite();
    const { path, search } = splitTarget(request.url ?? '/');
    // Encoded, because a rule's * stands for anything but the end of a line.
    const headers = site.headersOf(encodeURI(path));
    const answer = answerTo(path, site);
    // Rules of a folder are meant for the files in it, not for what is missing there.
    if (answer.status !== 200) headers.delete('Cache-Control');
    response.setHeaders(headers);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
    } else if ('location' in answer) {
      response.setHeader('Location', answer.location + search);
      sendText(response, answer.status, answer.location);
    } else if (answer.status === 404) {
      await sendNotFound(join(folder, answer.file), request, response);
    } else {
      request.url = encodeURI(answer.file);
      // sirv knows no type for icons, and `nosniff` lets no browser guess.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      // sirv trusts what a range says; nothing here is long enough to need one.
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
