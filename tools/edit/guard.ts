import type { IncomingHttpHeaders } from 'node:http';

/* The editor writes files: requests from other machines, other origins and rebound host names are refused. */

/** The body of a picture. */
export const pictureType = 'application/octet-stream';

type Request = {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
};

export function refusalOf({ method, headers, socket }: Request, port: number) {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!['127.0.0.1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? ''))
    return 'not from here';
  if (!own.includes(headers.host ?? '')) return 'another host';
  const { origin } = headers;
  if (origin !== undefined && !own.some((host) => origin === `http://${host}`))
    return 'another page';
  if (headers['sec-fetch-site'] === 'cross-site') return 'another page';
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST' || origin === undefined) return 'not from its own page';
  // Neither type can be sent by a form or without a browser's question first.
  return ['application/json', pictureType].includes(headers['content-type'] ?? '')
    ? undefined
    : 'not from its own page';
}
