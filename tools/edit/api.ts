import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { today } from '../../app/days.ts';
import { inEachLocale } from '../../app/locales.ts';
import { beginEntry } from '../new/entry.ts';
import type { Publisher } from '../publish/job.ts';
import { publisherOf } from '../publish/project.ts';
import { save } from './entry.ts';
import { keepBefore, record } from './history/history.ts';
import { keepApi } from './history/keep.ts';
import { formOf, kinds, type Kind } from './kinds.ts';
import { listsOf } from './lists.ts';
import { photoAt, type Ask } from './photos/photo-hosts.ts';
import { folderOf, readEntry, rowsOf, storedIds } from './place.ts';
import { problemsNow } from './problems.ts';
import { publishAnswers } from './publish.ts';
import { relationsOf } from './relations.ts';
import { Refusal } from './refusal.ts';
import { removalApi } from './remove/removal.ts';
import { changesOfStored, jsonIn } from './stores/store.ts';
import { stores } from './stores/stores.ts';
import { suggestWay, withSuggestions } from './stores/ways.ts';
import { tasksOf } from './tasks.ts';
import { titlesOf } from './titles.ts';
import { sayIn } from './words.ts';

type Project = { project: string; content: string; askHosts?: Ask; publisher?: Publisher };

const addressSchema = z.object({ address: z.string() });
const wordsSchema = z.object({ words: z.string().min(1) });

const textsOf = (value: unknown): string => {
  if (typeof value === 'string') return `${value.toLowerCase()}\n`;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsOf).join('');
};

function idsOf(content: string, { ids, file }: Kind, kind: string): readonly string[] {
  const stored = stores[kind];
  if (stored) return storedIds(kind, stored, content);
  const all = typeof ids === 'string' ? listsOf(content)[ids] : ids;
  return (all ?? []).filter((id) => existsSync(join(content, file ?? join(kind, id))));
}

const placeSchema = z.object({ id: z.string(), what: z.string().max(300).optional() });
const pathSchema = z.object({ kind: z.string(), id: z.string() });

function entriesOf(content: string, kind: string, one: Kind) {
  const ids = idsOf(content, one, kind);
  const stored = stores[kind];
  if (stored && ids[0] === kind)
    return [{ id: kind, titles: inEachLocale((l) => sayIn(l)(one.label)) }];
  const titles = stored?.titles(content) ?? ((id: string) => titlesOf(content, kind, id));
  return ids.map((id) => ({ id, titles: titles(id) }));
}

const templateSchema = z.object({ todo: z.array(z.string()).default([]) });

/** @throws {Refusal} */
function knownPlace(content: string, id: string) {
  folderOf(content, 'destinations', id);
  return id;
}

export const apiOf = ({
  project,
  content,
  askHosts = fetch,
  publisher = publisherOf(project),
}: Project) => ({
  ...keepApi({ project, content }),
  ...publishAnswers(content, publisher),
  ...removalApi({ project, content }),
  overview() {
    return {
      kinds: Object.entries(kinds).map(([kind, one]) => ({
        kind,
        label: one.label,
        begins: one.begins?.label,
        file: one.file,
        form: formOf(one),
        entries: entriesOf(content, kind, one),
      })),
      relations: relationsOf(content, listsOf(content)),
    };
  },
  entry(input: unknown) {
    const { kind, id } = pathSchema.parse(input);
    const place = folderOf(content, kind, id);
    return { ...readEntry(place), rows: rowsOf(place) };
  },
  tasks: (input: unknown) => tasksOf(content, knownPlace(content, placeSchema.parse(input).id)),
  suggestWay(input: unknown) {
    const { id } = pathSchema.parse({ kind: 'ways', ...placeSchema.parse(input) });
    folderOf(content, 'ways', id);
    return suggestWay(content, id);
  },
  async suggestWays(input: unknown) {
    const { what, ...asked } = placeSchema.parse(input);
    const id = knownPlace(content, asked.id);
    const waits = templateSchema.parse(jsonIn(content, `destinations/${id}/facts.json`)).todo;
    if (waits.includes('place')) throw new Refusal('task.placeFirst');
    const changes = await changesOfStored(content, withSuggestions(content, id));
    save(folderOf(content, 'destinations', id), changes, what);
    return tasksOf(content, id);
  },
  find(input: unknown) {
    const query = wordsSchema.parse(input).words.toLowerCase();
    return Object.entries(kinds).flatMap(([kind, one]) =>
      idsOf(content, one, kind)
        .filter((id) => {
          const { facts, words } = readEntry(folderOf(content, kind, id));
          return textsOf({ facts, words }).includes(query);
        })
        .map((id) => `${kind}/${id}`),
    );
  },
  photoAt: (input: unknown) => photoAt(addressSchema.parse(input).address, askHosts),
  problems: () => problemsNow(project, content),
  async begin(input: unknown) {
    const { kind, id } = pathSchema.parse(input);
    const begins = kinds[kind]?.begins?.as;
    if (begins === undefined) throw new Refusal('new.notHere');
    const home = join(content, '..');
    keepBefore(home, ['content/site.json', 'content/stand-ins.json']);
    const { hasPicture, files } = await beginEntry({ kind: begins, id }, home, today());
    record(home, files, `${kind}/${id}`);
    if (hasPicture) spawnSync(process.execPath, ['tools/build/draw.ts'], { cwd: project });
    return { kind, id };
  },
});
