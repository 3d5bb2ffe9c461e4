import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { recordSchema, type SiteRecord } from './record.ts';

/*
 * The last states that were sent: a record of each, and every file once, by its hash. A state can be sent again to
 * any host, also to one that keeps none.
 */

const kept = 5;

/** Colons are not allowed in names of files on Windows. */
const nameOf = (date: string) => `${date.replaceAll(':', '')}.json`;

/** `folder` is the project. */
export const storeOf = (folder: string) => {
  const store = join(folder, 'published');
  const objects = join(store, 'files');

  /** Newest first. */
  const states = (): SiteRecord[] =>
    (existsSync(store) ? readdirSync(store) : [])
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .toReversed()
      .flatMap((file) => {
        try {
          return [recordSchema.parse(JSON.parse(readFileSync(join(store, file), 'utf8')))];
        } catch {
          // Of an older version, or damaged: the others are still good.
          return [];
        }
      });

  return {
    folder: store,
    states,
    /** Before sending, so that a full disk is noticed early. */
    keepFiles(site: string, { files }: SiteRecord) {
      mkdirSync(objects, { recursive: true });
      for (const [file, { hash }] of Object.entries(files)) {
        const object = join(objects, hash);
        if (existsSync(object)) continue;
        copyFileSync(join(site, file), `${object}.part`);
        renameSync(`${object}.part`, object);
      }
    },
    /** After sending. */
    keepRecord(record: SiteRecord) {
      const file = join(store, nameOf(record.date));
      writeFileSync(`${file}.part`, JSON.stringify(record));
      renameSync(`${file}.part`, file);
      const all = states();
      for (const { date } of all.slice(kept)) rmSync(join(store, nameOf(date)), { force: true });
      const used = new Set(
        all.slice(0, kept).flatMap(({ files }) => Object.values(files).map(({ hash }) => hash)),
      );
      for (const object of readdirSync(objects)) {
        if (!used.has(object)) rmSync(join(objects, object));
      }
    },
    /** Returns the folder of that state's files. */
    restore({ files }: SiteRecord) {
      const folderAgain = join(store, 'again');
      rmSync(folderAgain, { recursive: true, force: true });
      for (const [file, { hash }] of Object.entries(files)) {
        const target = join(folderAgain, file);
        mkdirSync(dirname(target), { recursive: true });
        copyFileSync(join(objects, hash), target);
      }
      return folderAgain;
    },
    forgetRestored: () => rmSync(join(store, 'again'), { recursive: true, force: true }),
  };
};
