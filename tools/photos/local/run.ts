import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type LocalPhoto, localPhotosSchema } from '../../../app/pictures/local-photos.ts';
import { makePhotoFiles } from '../../../app/pictures/build/photo-files.ts';
import { fetchPhoto, type Terms } from '../fetch.ts';
import { stemOf } from '../stem.ts';

export type Wanted = {
  key: string;
  address: string;
  credit: { author: string; licence: string; licenceUrl: string; page: string };
};

export type Places = {
  folder: string;
  record: string;
};

type LocalPhotos = Record<string, LocalPhoto>;

const readRecord = ({ record }: Places): LocalPhotos =>
  existsSync(record) ? localPhotosSchema.parse(JSON.parse(readFileSync(record, 'utf8'))) : {};

const writeRecord = ({ record }: Places, photos: LocalPhotos) =>
  writeFileSync(record, `${JSON.stringify(photos, undefined, 2)}\n`);

const isThere = ({ folder }: Places, { stem, widths }: LocalPhoto) =>
  widths.every((width) =>
    ['avif', 'webp'].every((format) => existsSync(join(folder, `${stem}-${width}.${format}`))),
  );

function writeCredits({ folder }: Places, wanted: readonly Wanted[], photos: LocalPhotos) {
  const credits = wanted.flatMap(({ key, credit }) => {
    const local = photos[key];
    return local ? [{ files: `${local.stem}-*`, ...credit }] : [];
  });
  writeFileSync(join(folder, 'credits.json'), `${JSON.stringify(credits, undefined, 2)}\n`);
}

/** Some hosts answer with a tiny image instead of a missing photo. */
async function requireWidth(photo: Buffer) {
  const { width } = await sharp(photo).metadata();
  if (width < 320) throw new RangeError(`is only ${width} pixels wide`);
}

/** Records each photo at once, so that the next run continues one that was interrupted. */
async function fetchHost(
  wanted: readonly Wanted[],
  photos: LocalPhotos,
  places: Places,
  terms: Terms,
  say: (line: string) => void,
) {
  for (const { key, address } of wanted) {
    const result = await fetchPhoto(address, terms);
    if ('problem' in result) {
      say(`LEFT  ${key}: ${result.problem}`);
    } else {
      try {
        await requireWidth(result.photo);
        const stem = stemOf(decodeURIComponent(key));
        const { files, ...facts } = await makePhotoFiles(result.photo);
        for (const [file, data] of files)
          writeFileSync(join(places.folder, `${stem}-${file}`), data);
        photos[key] = { stem, ...facts };
        writeRecord(places, photos);
        say(`ok    ${key}: ${facts.widths.join(', ')} px`);
      } catch (error) {
        say(`LEFT  ${key}: ${error instanceof Error ? error.message : 'no picture'}`);
      }
    }
    await terms.wait(terms.pause);
  }
}

/** Fetches missing photos, one at a time from each host. */
export async function bringPhotos(
  wanted: readonly Wanted[],
  places: Places,
  terms: Terms,
  say: (line: string) => void,
): Promise<{ there: number; left: number }> {
  mkdirSync(places.folder, { recursive: true });
  const photos = readRecord(places);
  const missing = wanted.filter(({ key }) => {
    const local = photos[key];
    return !local || !isThere(places, local);
  });
  const hosts = Map.groupBy(missing, ({ address }) => new URL(address).host);
  let done = wanted.length - missing.length;
  const counted = (line: string) => say(`${String((done += 1))}/${wanted.length} ${line}`);
  await Promise.all(
    [...hosts.values()].map((list) => fetchHost(list, photos, places, terms, counted)),
  );
  writeCredits(places, wanted, photos);
  const there = wanted.filter(({ key }) => photos[key]).length;
  return { there, left: wanted.length - there };
}

export function removePhotos(places: Places) {
  rmSync(places.folder, { recursive: true, force: true });
  writeRecord(places, {});
}
