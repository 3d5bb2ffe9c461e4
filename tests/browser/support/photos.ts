import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** `silent` never answers. */
export type PhotoAnswer =
  | 'ok'
  | 'refused'
  | 'silent'
  | 'slow'
  | 'redirected'
  | 'wrong type'
  | 'script'
  | 'missing'
  | 'tiny'
  | 'huge';

const hosts = ['images.unsplash.com', 'upload.wikimedia.org'];

export const photoHosts = new RegExp(
  `^https://(${hosts.join('|').replaceAll('.', String.raw`\.`)})/`,
);

export const withoutPhotoHosts = `--host-resolver-rules=${hosts
  .map((host) => `MAP ${host} ~NOTFOUND`)
  .join()}`;

export const photoSelector = 'img[src^="https://"]';

const colour = { r: 30, g: 110, b: 120 };

/** Milliseconds. */
const slowness = 1500;

/** 15 MB more: a decoder ignores bytes after the end of the picture. */
const heavy = (picture: Buffer) => Buffer.concat([picture, Buffer.alloc(15_000_000)]);

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

const landscape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 533">
  <linearGradient id="sky" x2="0" y2="1">
    <stop stop-color="#5d7690"/><stop offset=".7" stop-color="#d9b79a"/>
  </linearGradient>
  <path fill="url(#sky)" d="M0 0h800v533H0z"/>
  <path fill="#7d7480" d="M0 330q120-90 250-30t260-50 290 40v243H0z"/>
  <path fill="#4f5560" d="M0 410q180-80 360-10t440-60v193H0z"/>
  <path fill="#2f3a40" d="M0 480q220-60 430 0t370-30v83H0z"/>
</svg>`;

let pictures: Promise<Record<'photo' | 'pixel' | 'giant', Buffer>> | undefined;

async function draw() {
  const [photo, pixel, giant] = await Promise.all([
    sharp(Buffer.from(landscape)).jpeg().toBuffer(),
    jpeg(1, 1),
    jpeg(6000, 4000),
  ]);
  return { photo, pixel, giant: heavy(giant) };
}

type Answer = { status?: number; type?: string; location?: string; body?: string | Buffer };

const fulfil = (
  session: CDPSession,
  requestId: string,
  { status = 200, type = 'image/jpeg', location, body = '' }: Answer,
) =>
  session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: [
      { name: 'Content-Type', value: type },
      ...(location ? [{ name: 'Location', value: location }] : []),
    ],
    body: Buffer.from(body).toString('base64'),
  });

async function answersOf(
  session: CDPSession,
): Promise<Record<PhotoAnswer, (requestId: string) => Promise<unknown>>> {
  pictures ??= draw();
  const { photo, pixel, giant } = await pictures;
  const answer = (what: Answer) => (requestId: string) => fulfil(session, requestId, what);
  return {
    ok: answer({ body: photo }),
    refused: (requestId) =>
      session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' }),
    silent: async () => {},
    slow: async (requestId) => {
      await wait(slowness);
      await fulfil(session, requestId, { body: photo });
    },
    redirected: answer({ status: 302, location: 'https://elsewhere.example/photo.jpg' }),
    'wrong type': answer({ type: 'text/html', body: '<p>Please sign in to this network.' }),
    script: answer({ type: 'text/javascript', body: 'globalThis.ran = 1' }),
    missing: answer({ status: 404, type: 'text/plain', body: 'Gone' }),
    tiny: answer({ body: pixel }),
    huge: answer({ body: giant }),
  };
}

/** A Playwright route would stop every request of the page and switch the browser's cache off. */
export async function stubPhotos(page: Page, answer: PhotoAnswer) {
  const session = await page.context().newCDPSession(page);
  const answers = await answersOf(session);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may be gone.
    answers[answer](requestId).catch(() => {});
  });
  await session.send('Fetch.enable', {
    patterns: hosts.map((host) => ({ urlPattern: `https://${host}/*` })),
  });
}
