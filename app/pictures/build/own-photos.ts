import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, type PictureFacts, pictureFactsSchema, recordOf } from './picture-records.ts';

/** Starts a program of its own, because content is read synchronously and sharp answers later. */
function describe(paths: readonly string[]) {
  const program = join('app', 'pictures', 'build', 'describe-pictures.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, ...paths], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

type OwnPicture = PictureFacts & { hash: string; megabytes: number };

/** @param paths On the disk, by the names of the files. */
export function readOwnPictures(paths: ReadonlyMap<string, string>): Map<string, OwnPicture> {
  const pictures = Array.from(paths, ([file, path]) => {
    const data = readFileSync(path);
    return { file, path, hash: hashOf(data), megabytes: Math.ceil(data.length / 1_000_000) };
  });
  const unknown = pictures.filter(({ hash }) => !existsSync(recordOf(hash)));
  if (unknown.length > 0) describe(unknown.map(({ path }) => path));
  return new Map(
    pictures.map(({ file, hash, megabytes }) => {
      const facts = pictureFactsSchema.parse(JSON.parse(readFileSync(recordOf(hash), 'utf8')));
      return [file, { ...facts, hash, megabytes }];
    }),
  );
}
