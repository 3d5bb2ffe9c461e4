import { basename } from 'node:path';
import { readOwnPictures } from '../pictures/build/own-photos.ts';
import { pictureLimits } from '../pictures/build/picture-records.ts';
import { widthsOf, withLocal } from '../pictures/local-photos.ts';
import { problem } from './problem.ts';
import type { ContentReader } from './read.server.ts';
import type { Photo, PhotoEntry } from '../pictures/photo-facts.ts';

/** Photos with what is known of their files on our own host. */
export function readOwnPhotos(reader: ContentReader) {
  const pictures = readOwnPictures(reader.pictures());

  /** @param field Where the entry in this folder has the photo. */
  return (folder: string, photo: PhotoEntry, field: string): Photo => {
    if (photo.host !== 'own') return withLocal(photo);
    const { file } = photo;
    const found = pictures.get(`${folder}/${file}`);
    const { fault = found ? undefined : 'photoMissing', megabytes: have = 0 } = found ?? {};
    const { hash = '', width = 0, height = 0, colour = '#000000' } = found ?? {};
    if (fault) {
      const values = { file, have, width, height, ...pictureLimits };
      reader.problems.push(problem(`${folder}/facts.json`, `${field}.file`, fault, values));
    }
    return {
      ...photo,
      local: { stem: `${basename(folder)}-${hash}`, widths: widthsOf(width), colour },
    };
  };
}
