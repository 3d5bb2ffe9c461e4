import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { z } from 'zod';
import { ownPhotoPath } from '../../app/pictures/photo.ts';
import { handbookAnswer } from '../handbook/html.ts';
import type { Publisher } from '../publish/job.ts';
import { apiOf } from './api.ts';
import { bundleOf } from './bundle.ts';
import { refusalOf } from './guard.ts';
import { openHistory } from './history/history.ts';
import type { Ask } from './photos/photo-hosts.ts';
import { receivePhoto } from './photos/photos.ts';
import { createPreview } from './preview.ts';
import { Refusal } from './refusal.ts';

const policyWith = (frame: string) =>
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
  `connect-src 'self'; font-src 'self'; frame-src ${frame}; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const maxBytes = 2_000_000;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    const data = Buffer.from(piece);
    size += data.length;
    if (size > maxBytes) throw new Refusal('entry.tooMuch');
    pieces.push(data);
  }
  return size === 0 ? {} : JSON.parse(Buffer.concat(pieces).toString('utf8'));
}

const send = (response: ServerResponse, status: number, value: unknown) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(value));

/** Texts of `npm run new` and faults of ours have no key. */
function answerTo(error: unknown) {
  if (error instanceof Refusal) return { key: error.key, values: error.values };
  if (error instanceof z.ZodError) return { refused: z.prettifyError(error) };
  return { key: 'editor.failed', refused: error instanceof Error ? error.message : '' };
}

type Options = {
  project: string;
  content: string;
  /** 0 chooses a free one. */
  port: number;
  /** Asks the hosts of photos. */
  askHosts?: Ask;
  /** Of the project, unless a test has its own. */
  publisher?: Publisher;
};

/** Listens on 127.0.0.1 only. */
export async function startEditor({ port: wanted, ...options }: Options) {
  const { project, content } = options;
  openHistory(join(content, '..'));
  const preview = await createPreview({ project, content });
  const policy = policyWith(preview.origin);
  const api = { ...apiOf(options), preview: preview.show };
  const answers: Record<string, ((input: unknown) => unknown) | undefined> = { ...api };
  const files = await bundleOf(join(project, 'tools/edit/page'));
  const pictures = sirv(join(project, 'public'), { dev: true });
  const photos = sirv(join(content, 'photos'), { dev: true });

  let port = wanted;
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, port);
    if (refusal) return void send(response, 403, { refused: refusal });
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, name] = /^\/api\/(\w+)$/.exec(pathname) ?? [];
    const answer = name !== undefined && Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (answer || name === 'photo') {
      if (request.method !== 'POST') return void send(response, 405, { refused: 'POST only' });
      return void (
        answer ? bodyOf(request).then((input) => answer(input)) : receivePhoto(content, request)
      )
        .then((value) => send(response, 200, value))
        .catch((error: unknown) => send(response, 400, answerTo(error)));
    }
    const document = handbookAnswer(project, pathname);
    if (document) {
      return void response.writeHead(200, { 'Content-Type': document.type }).end(document.body);
    }
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (file) return void response.writeHead(200, { 'Content-Type': file.type }).end(file.body);
    const nothing = () => {
      send(response, 404, { refused: 'nothing here' });
    };
    if (pathname.startsWith(`${ownPhotoPath}/`)) {
      request.url = pathname.slice(ownPhotoPath.length);
      return photos(request, response, nothing);
    }
    return pictures(request, response, nothing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(wanted, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address) port = address.port;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      preview.stop();
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      return closed;
    },
  };
}
