import { z } from 'zod';
import { inEachLocale } from '../../../app/locales.ts';
import { tryOrUndefined } from '../../../app/ui/try-or-undefined.ts';
import { titlesOf } from '../titles.ts';
import { jsonIn, type Store } from './store.ts';

/* content/stand-ins.json: pictures of sky and land, by the id of the entry that each is made for. */

const file = 'stand-ins.json';
const fileSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
const standInsIn = (content: string) => fileSchema.parse(jsonIn(content, file));

/** Of the entries that `npm run new` draws a picture for. */
const drawn = ['destinations', 'guide', 'trips'];

export const standIns: Store = {
  files: [file],
  ids: (content) => Object.keys(standInsIn(content)),
  titles: (content) => (id) =>
    drawn
      .map((kind) => tryOrUndefined(() => titlesOf(content, kind, id)))
      .find((titles) => titles !== undefined) ?? inEachLocale(() => id),
  read: (content, id) => ({ facts: standInsIn(content)[id] ?? {}, words: {} }),
  write: (content, id, { facts }) => ({ [file]: { ...standInsIn(content), [id]: facts } }),
};
