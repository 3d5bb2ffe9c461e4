import type { BrowserContext, Route } from '@playwright/test';
import sharp from 'sharp';

/** How the hosts of external photos answer. `silent`: never. */
export type PhotoAnswer = 'ok' | 'refused' | 'silent' | 'wrong type' | 'missing' | 'tiny';

export const photoHosts = /^https:\/\/(images\.unsplash\.com|upload\.wikimedia\.org)\//;

/** An external photo on a page; ours come from the site itself. */
export const photoSelector = 'img[src^="https://"]';

const colour = { r: 30, g: 110, b: 120 };
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

let pictures: Promise<{ photo: Buffer; pixel: Buffer }> | undefined;

async function draw() {
  const [photo, pixel] = await Promise.all([jpeg(800, 533), jpeg(1, 1)]);
  return { photo, pixel };
}

/** Nothing is ever asked of the real hosts. */
export async function stubPhotos(context: BrowserContext, answer: PhotoAnswer) {
  pictures ??= draw();
  const { photo, pixel } = await pictures;
  const answers: Record<PhotoAnswer, (route: Route) => Promise<void>> = {
    ok: (route) => route.fulfill({ contentType: 'image/jpeg', body: photo }),
    refused: (route) => route.abort('connectionrefused'),
    silent: async () => {},
    'wrong type': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Please sign in to this network.' }),
    missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Gone' }),
    tiny: (route) => route.fulfill({ contentType: 'image/jpeg', body: pixel }),
  };
  await context.route(photoHosts, answers[answer]);
}
