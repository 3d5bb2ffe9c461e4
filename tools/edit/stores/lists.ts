import { z } from 'zod';
import { inEachLocale } from '../../../app/locales.ts';
import { listsOf } from '../lists.ts';
import { Refusal } from '../refusal.ts';
import { sayIn, type WordKey } from '../words.ts';
import { titlesOf } from '../titles.ts';
import { jsonIn, type Store } from './store.ts';

/* Files of content/ that are one list each; a form needs a name for it. */

const listStore = (
  file: string,
  title: WordKey,
  check: (content: string, list: unknown) => void = () => {},
): Store => ({
  files: [file],
  ids: () => [file.replace('.json', '')],
  titles: () => () => inEachLocale((locale) => sayIn(locale)(title)),
  read: (content) => ({ facts: { list: jsonIn(content, file) }, words: {} }),
  write(content, _, { facts }) {
    check(content, facts?.list);
    return { [file]: facts?.list };
  },
});

const idsSchema = z.array(z.object({ id: z.string() }));
const taggedSchema = z.object({ tags: z.array(z.string()) });

/** @throws {Refusal} naming the places that use a tag which is gone. */
function keepUsedTags(content: string, list: unknown) {
  const left = new Set(idsSchema.parse(list).map(({ id }) => id));
  const { destinations } = listsOf(content);
  const users = destinations.map((id) => ({
    place: titlesOf(content, 'destinations', id),
    tags: taggedSchema.parse(jsonIn(content, `destinations/${id}/facts.json`)).tags,
  }));
  for (const { id } of idsSchema.parse(jsonIn(content, 'tags.json'))) {
    if (left.has(id)) continue;
    const places = users.filter(({ tags }) => tags.includes(id)).map(({ place }) => place.tr);
    if (places.length > 0) throw new Refusal('tags.used', { tag: id, places: places.join(', ') });
  }
}

export const tags = listStore('tags.json', 'kind.tags', keepUsedTags);
export const moved = listStore('moved.json', 'kind.moved');
export const places = listStore('places.json', 'kind.places');
export const knownPlaces = listStore('known-places.json', 'kind.knownPlaces');
