import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { widthsOf } from './local-photos.ts';
import type { Photo, PhotoEntry } from './schemas/photo.ts';
import { hashOf, recordOf } from './picture-cache.server.ts';
import { type PictureFacts, pictureFactsSchema, pictureLimits } from './picture-facts.ts';
import { problem } from './problem.ts';
import type { ContentReader } from './read.server.ts';

/** In a program of its own, because content is read synchronously and sharp answers later. */
function describe(paths: readonly string[]) {
  const program = join('app', 'content', 'describe-pictures.server.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, ...paths], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

type Picture = { hash: string; megabytes: number; facts: PictureFacts };

function readPictures(reader: ContentReader): Map<string, Picture> {
  const pictures = [...reader.pictures()].map(([file, path]) => {
    const data = readFileSync(path);
    return { file, path, hash: hashOf(data), megabytes: Math.ceil(data.length / 1_000_000) };
  });
  const unknown = pictures.filter(({ hash }) => !existsSync(recordOf(hash)));
  if (unknown.length > 0) describe(unknown.map(({ path }) => path));
  return new Map(
    pictures.map(({ file, hash, megabytes }) => {
      const facts = pictureFactsSchema.parse(JSON.parse(readFileSync(recordOf(hash), 'utf8')));
      return [file, { hash, megabytes, facts }];
    }),
  );
}

/** Photos with what is known of those that are our own. */
export function readOwnPhotos(reader: ContentReader) {
  const pictures = readPictures(reader);

  function faultOf(photo: string, file: string, field: string) {
    const found = pictures.get(photo);
    if (!found) return problem(file, field, 'photoMissing', { file: basename(photo) });
    const { fault, width, height } = found.facts;
    const values = { file: basename(photo), have: found.megabytes, width, height };
    return fault && problem(file, field, fault, { ...values, ...pictureLimits });
  }

  /** @param field Where the entry in this folder has the photo. */
  return (folder: string, photo: PhotoEntry, field: string): Photo => {
    if (photo.host !== 'own') return photo;
    const path = `${folder}/${photo.file}`;
    const fault = faultOf(path, `${folder}/facts.json`, `${field}.file`);
    if (fault) reader.problems.push(fault);
    const { hash = '', facts } = pictures.get(path) ?? {};
    const { width = 0, colour = '#000000' } = facts ?? {};
    return {
      ...photo,
      local: { stem: `${basename(folder)}-${hash}`, widths: widthsOf(width), colour },
    };
  };
}
