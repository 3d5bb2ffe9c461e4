import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** Sends a 404 page, which sirv cannot do: whatever it finds, it sends with status 200. */
export async function sendNotFound(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const forms = encodings.filter(({ name }) => accepted.includes(name));
  response.setHeader('Vary', 'Accept-Encoding');
  // As Cloudflare Pages does it: the address may have a page tomorrow.
  response.setHeader('Cache-Control', 'no-store');
  for (const { name, ending } of [...forms, { name: '', ending: '' }]) {
    const page = await readFile(file + ending).catch(() => undefined);
    if (page === undefined) continue;
    if (name) response.setHeader('Content-Encoding', name);
    response.setHeader('Content-Length', page.length);
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
}
