import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import type { Content } from '../../app/content/collections.server.ts';
import { filesOfOwnPhoto } from '../../app/content/own-photos.server.ts';
import { photosOf } from '../../app/content/photos.ts';
import { ownPhotoPath } from '../../app/pictures/photo.ts';

/** Copies the photos of our own that pages show; the others are not published. */
export function copyOwnPhotos(content: Content, from: string, site: string) {
  const to = join(site, ownPhotoPath);
  for (const { photo } of photosOf(content)) {
    if (photo.host !== 'own') continue;
    mkdirSync(to, { recursive: true });
    for (const file of filesOfOwnPhoto(photo.id, photo.local))
      copyFileSync(join(from, file), join(to, file));
  }
}

export const serveOwnPhotos = (from: string): Plugin => ({
  name: 'own-photos',
  configureServer({ middlewares }) {
    middlewares.use(ownPhotoPath, sirv(from, { dev: true }));
  },
});
