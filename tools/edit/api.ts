import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { locales } from '../../app/locales.ts';
import { beginEntry, Refusal as NewRefusal } from '../new/entry.ts';
import { entrySchema, folderOf, readEntry, Refusal, writeEntry } from './entry.ts';
import { formOf, kinds } from './kinds.ts';
import { problemsNow } from './problems.ts';

/* What the page of the editor may ask for. */

const siteSchema = z.object({
  destinations: z.array(z.string()),
  guide: z.array(z.string()),
  experiences: z.array(z.string()),
  answers: z.array(z.string()),
  trips: z.array(z.string()),
});
const tagsSchema = z.array(z.object({ id: z.string() }));

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A title in the first language that has one. */
function titleOf(folder: string, id: string) {
  const { words } = readEntry(folder);
  for (const locale of locales) {
    const { title, name, question } = words[locale]?.frontMatter ?? {};
    for (const text of [title, name, question]) if (typeof text === 'string') return text;
  }
  return id;
}

const scenesOf = (project: string, folder: string) =>
  readdirSync(join(project, 'art', folder))
    .filter((file) => file.endsWith('.ts') && file !== 'marker.ts')
    .map((file) => basename(file, '.ts'));

type Project = { project: string; content: string };

const pathSchema = z.object({ kind: z.string(), id: z.string() });
const saveSchema = pathSchema.extend({ entry: entrySchema });

/** @returns Answers by the last part of their address. */
export const apiOf = ({ project, content }: Project) => ({
  overview() {
    const site = siteSchema.parse(json(join(content, 'site.json')));
    const tags = tagsSchema.parse(json(join(content, 'tags.json')));
    return {
      kinds: Object.entries(kinds).map(([kind, { label, ids, begins }]) => ({
        kind,
        label,
        begins,
        form: formOf(kinds[kind] ?? { label, ids, words: z.never() }),
        entries: (typeof ids === 'string' ? site[ids] : ids)
          .filter((id) => existsSync(join(content, kind, id)))
          .map((id) => ({ id, title: titleOf(join(content, kind, id), id) })),
      })),
      relations: {
        scenes: scenesOf(project, 'scenes'),
        illustrations: scenesOf(project, 'illustrations'),
        tags: tags.map(({ id }) => id),
        destinations: site.destinations,
        locales,
      },
    };
  },
  entry(asked: unknown) {
    const { kind, id } = pathSchema.parse(asked);
    return readEntry(folderOf(content, kind, id));
  },
  async save(asked: unknown) {
    const { kind, id, entry } = saveSchema.parse(asked);
    const folder = folderOf(content, kind, id);
    const written = await writeEntry(folder, entry);
    return { written, entry: readEntry(folder), problems: await problemsNow(project, content) };
  },
  problems: () => problemsNow(project, content),
  async begin(asked: unknown) {
    const { kind, id } = pathSchema.parse(asked);
    const begins = kinds[kind]?.begins;
    if (begins === undefined)
      throw new Refusal(`A new one of ${kind} is made by whoever writes code.`);
    try {
      const today = new Date().toISOString().slice(0, 10);
      const { drawn } = await beginEntry({ kind: begins, id }, join(content, '..'), today);
      if (drawn) spawnSync(process.execPath, ['tools/build/draw.ts'], { cwd: project });
      return { kind, id };
    } catch (error) {
      throw error instanceof NewRefusal ? new Refusal(error.message) : error;
    }
  },
});
