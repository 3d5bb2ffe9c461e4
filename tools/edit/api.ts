import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { today } from '../../app/days.ts';
import { locales } from '../../app/locales.ts';
import { beginEntry } from '../new/entry.ts';
import type { Publisher } from '../publish/job.ts';
import { publisherOf } from '../publish/project.ts';
import { folderOf, readEntry } from './entry.ts';
import { keepBefore, record } from './history.ts';
import { keepApi } from './keep.ts';
import { formOf, kinds, type Kind } from './kinds.ts';
import { listsOf } from './lists.ts';
import { photoAt, type Ask } from './photo-hosts.ts';
import { problemsNow } from './problems.ts';
import { publishAnswers } from './publish.ts';
import { relationsOf } from './relations.ts';
import { Refusal } from './refusal.ts';

function titleOf(content: string, kind: string, id: string) {
  const { words, facts } = readEntry(folderOf(content, kind, id));
  for (const locale of locales) {
    const { title, name, question } = words[locale]?.frontMatter ?? {};
    for (const text of [title, name, question]) {
      if (typeof text === 'string' && !text.startsWith('WRITE')) return text;
    }
  }
  return typeof facts?.name === 'string' && !facts.name.startsWith('WRITE') ? facts.name : id;
}

type Project = { project: string; content: string; askHosts?: Ask; publisher?: Publisher };

const addressSchema = z.object({ address: z.string() });
const wordsSchema = z.object({ words: z.string().min(1) });

const textsOf = (value: unknown): string => {
  if (typeof value === 'string') return `${value.toLowerCase()}\n`;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsOf).join('');
};

const entriesOf = (content: string, { ids, file }: Kind, kind: string) => {
  const all = typeof ids === 'string' ? listsOf(content)[ids] : ids;
  return all.filter((id) => existsSync(join(content, file ?? join(kind, id))));
};

const pathSchema = z.object({ kind: z.string(), id: z.string() });

export const apiOf = ({
  project,
  content,
  askHosts = fetch,
  publisher = publisherOf(project),
}: Project) => ({
  ...keepApi({ project, content }),
  ...publishAnswers(content, publisher),
  overview() {
    return {
      kinds: Object.entries(kinds).map(([kind, one]) => ({
        kind,
        label: one.label,
        begins: one.begins?.label,
        file: one.file,
        form: formOf(one),
        entries: entriesOf(content, one, kind).map((id) => ({
          id,
          title: titleOf(content, kind, id),
        })),
      })),
      relations: relationsOf(content, listsOf(content)),
    };
  },
  entry(input: unknown) {
    const { kind, id } = pathSchema.parse(input);
    return readEntry(folderOf(content, kind, id));
  },
  find(input: unknown) {
    const query = wordsSchema.parse(input).words.toLowerCase();
    return Object.entries(kinds).flatMap(([kind, one]) =>
      entriesOf(content, one, kind)
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
