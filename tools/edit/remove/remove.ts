import { z } from 'zod';
import { links, lists, months, noticesAndSearch } from './follow-texts.ts';
import { dependants, pictures, stops, ways } from './follow-trips.ts';
import {
  addressOf,
  deleteEntry,
  hasPage,
  isIn,
  setList,
  type Choices,
  type Decide,
  type Pointer,
  type Target,
} from './pointers.ts';
import { Draft, type Files } from '../source-files.ts';

/* Content without an entry, or with its new address. */

const movedSchema = z.array(z.object({ from: z.string(), to: z.string() }));

function follow(target: Target, now: Draft, decide: Decide) {
  links(target, now, decide);
  lists(target, now, decide);
  months(target, now, decide);
  const drafts = stops(target, now, decide);
  dependants(target, now, decide);
  noticesAndSearch(target, now, decide);
  ways(target, now, decide);
  // A text may not link to a trip that has become a draft.
  for (const id of drafts) links({ kind: 'trips', id }, now, () => ({ way: 'drop' }));
}

/** Everything that leads to an entry, in the order of the files. */
export function pointsTo(files: Files, kind: string, id: string): Pointer[] {
  const found: Pointer[] = [];
  follow({ kind, id }, new Draft(files), (pointer) => {
    found.push(pointer);
    return { way: pointer.ways.includes('drop') ? 'drop' : 'draft' };
  });
  return found;
}

type Changes = ReadonlyMap<string, string | undefined>;

function move(now: Draft, from: string | undefined, to: string | undefined) {
  if (from === undefined) return;
  const before = now.json('moved.json', movedSchema) ?? [];
  const led = before.flatMap((line) => {
    if (line.to !== from) return line;
    return to === undefined ? [] : { ...line, to };
  });
  const next = [
    ...led.filter((line) => line.from !== to && line.from !== from),
    ...(to === undefined ? [] : [{ from, to }]),
  ];
  if (JSON.stringify(next) === JSON.stringify(before)) return;
  now.set('moved.json', `${JSON.stringify(next, undefined, 2)}\n`);
}

/** @param to An address of the site that the old one leads to. */
export function remove(
  files: Files,
  kind: string,
  id: string,
  choices: Choices,
  to?: string,
): Changes {
  const now = new Draft(files);
  pictures({ kind, id }, now);
  follow({ kind, id }, now, ({ at, ways: [first = 'drop'] }) => {
    const chosen = choices[at];
    if (chosen) return chosen;
    return { way: first === 'draft' ? 'draft' : 'drop' };
  });
  deleteEntry(now, kind, id);
  if (hasPage(kind)) move(now, addressOf(kind, id), to);
  return now.changes;
}

/** @param newId Of no entry. */
export function rename(files: Files, kind: string, id: string, newId: string): Changes {
  const now = new Draft(files);
  const address = addressOf(kind, newId);
  follow({ kind, id }, now, (pointer) => ({
    way: 'lead',
    to:
      ['text', 'notice', 'search'].includes(pointer.kind) && address !== undefined
        ? address
        : newId,
  }));
  for (const file of now.names().filter(isIn(`${kind}/${id}`))) {
    now.set(file.replace(`${kind}/${id}/`, `${kind}/${newId}/`), now.text(file));
    now.set(file, undefined);
  }
  setList(now, kind, (ids) => ids.map((one) => (one === id ? newId : one)));
  if (hasPage(kind)) move(now, addressOf(kind, id), address);
  return now.changes;
}
