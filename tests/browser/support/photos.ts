import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';
import sharp from 'sharp';

/** How the hosts of external photos answer. `silent`: never. */
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

export const photoHosts = /^https:\/\/(images\.unsplash\.com|upload\.wikimedia\.org)\//;

/** An external photo on a page; ours come from the site itself. */
export const photoSelector = 'img[src^="https://"]';

const colour = { r: 30, g: 110, b: 120 };

/** Milliseconds that a slow host takes. */
const slowness = 1500;

/** The same picture after 15 MB of nothing: bytes behind its end, which no decoder looks at. */
const heavy = (picture: Buffer) => Buffer.concat([picture, Buffer.alloc(15_000_000)]);

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Something like a photo, so that whoever looks at a page judges it with one: hills at dusk. */
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

/** Nothing is ever asked of the real hosts. */
export async function stubPhotos(context: BrowserContext, answer: PhotoAnswer) {
  pictures ??= draw();
  const { photo, pixel, giant } = await pictures;
  const answers: Record<PhotoAnswer, (route: Route) => Promise<void>> = {
    ok: (route) => route.fulfill({ contentType: 'image/jpeg', body: photo }),
    refused: (route) => route.abort('connectionrefused'),
    silent: async () => {},
    slow: async (route) => {
      await wait(slowness);
      await route.fulfill({ contentType: 'image/jpeg', body: photo });
    },
    redirected: (route) =>
      route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/photo.jpg' } }),
    'wrong type': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Please sign in to this network.' }),
    script: (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.ran = 1' }),
    missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Gone' }),
    tiny: (route) => route.fulfill({ contentType: 'image/jpeg', body: pixel }),
    huge: (route) => route.fulfill({ contentType: 'image/jpeg', body: giant }),
  };
  await context.route(photoHosts, answers[answer]);
}
