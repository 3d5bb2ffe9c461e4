import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../../app/content/collections.server.ts';
import { photosOf } from '../../app/content/photos.ts';
import { hashOf, pictureCache, writeWhole } from '../../app/pictures/build/picture-records.ts';
import { ContentReader } from '../../app/content/read.server.ts';
import { edition, makePhotoFiles } from '../../app/pictures/build/photo-files.ts';
import { ownPhotoPath } from '../../app/pictures/photo.ts';

/** The cached file of a picture; all of its files are made at once. */
async function cachedFile(path: string, name: string) {
  const picture = readFileSync(path);
  const cached = (file: string) => join(pictureCache, `${hashOf(picture)}-${edition}-${file}`);
  if (!existsSync(cached(name))) {
    const { files } = await makePhotoFiles(picture);
    for (const [file, data] of files) writeWhole(cached(file), data);
  }
  return cached(name);
}

/** Writes the files of own photos that pages show; other pictures are not published. */
export async function writeOwnPhotos(content: Content, from: string, site: string) {
  const to = join(site, ownPhotoPath);
  for (const { folder, photo } of photosOf(content)) {
    if (photo.host !== 'own') continue;
    mkdirSync(to, { recursive: true });
    const names = photo.local.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    for (const name of names) {
      const file = await cachedFile(join(from, folder, photo.file), name);
      copyFileSync(file, join(to, `${photo.local.stem}-${name}`));
    }
  }
}

const fileAddress = /-(?<hash>[0-9a-f]{16})-(?<name>\d+\.(?<format>avif|webp))$/;

/** In development a file is made when a page asks for it. */
export const serveOwnPhotos = (from: string): Plugin => ({
  name: 'own-photos',
  configureServer({ middlewares }) {
    middlewares.use(ownPhotoPath, async ({ url = '' }, response, next) => {
      const { hash, name = '', format } = fileAddress.exec(url)?.groups ?? {};
      const paths = [...new ContentReader(from).pictures().values()];
      const path = paths.find((one) => hashOf(readFileSync(one)) === hash);
      if (path === undefined) return next();
      try {
        const file = await cachedFile(path, name);
        response.setHeader('Content-Type', `image/${format}`);
        response.end(readFileSync(file));
      } catch (error) {
        next(error);
      }
    });
  },
});
