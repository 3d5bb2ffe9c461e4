import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { inEachLocale } from '../../../app/locales.ts';
import { pageRows } from '../../../app/pages.ts';
import { formatted, readFiles } from '../content-files.ts';
import { folderOf } from '../entry.ts';
import { saveFiles } from '../history/history.ts';
import { kinds } from '../kinds.ts';
import { listsOf } from '../lists.ts';
import { addressOf, choicesSchema, hasPage, type Pointer } from './pointers.ts';
import { problemsNow } from '../problems.ts';
import { Refusal } from '../refusal.ts';
import { pointsTo, remove, rename } from './remove.ts';
import { type Titles, titlesOf } from '../titles.ts';
import { whereOf } from '../where.ts';

/** Where a link can lead instead. */
export type Target = {
  address: string;
  names: Titles;
  /** Of an entry. */
  kind?: string;
};

/** With what the editor calls its entry. */
export type PlacedPointer = Pointer & { where: Titles };

const entrySchema = z.object({ kind: z.string(), id: z.string() });
const removeSchema = entrySchema.extend({ choices: choicesSchema, to: z.string().optional() });
const renameSchema = entrySchema.extend({ newId: z.string() });

const messagesSchema = z.record(z.string(), z.string());

function pagesOf(content: string): Target[] {
  const messages = inEachLocale((locale) =>
    messagesSchema.parse(JSON.parse(readFileSync(join(content, `ui/${locale}.json`), 'utf8'))),
  );
  return pageRows.map(({ path, label }) => ({
    address: `/${path}`,
    names: inEachLocale((locale) => messages[locale][label] ?? path),
  }));
}

/** Entries and pages but for one. */
function targetsOf(content: string, kind: string, id: string): Target[] {
  const entries = Object.entries(listsOf(content)).flatMap(([list, ids]) =>
    ids.flatMap((one): Target[] => {
      const address = addressOf(list, one);
      if (address === undefined || (list === kind && one === id)) return [];
      return [{ address, names: titlesOf(content, list, one), kind: list }];
    }),
  );
  return [...pagesOf(content), ...entries];
}

/** @throws {Refusal} for an entry that is always there. */
function entryOf(content: string, input: unknown) {
  const { kind, id } = entrySchema.parse(input);
  folderOf(content, kind, id);
  if (typeof kinds[kind]?.ids !== 'string') throw new Refusal('remove.notHere');
  return { kind, id };
}

type Project = { project: string; content: string };

export const removalApi = ({ project, content }: Project) => {
  async function save(changes: ReturnType<typeof remove>, what: string) {
    const whole = await formatted(changes);
    const files = new Map([...whole].map(([file, text]) => [`content/${file}`, text] as const));
    saveFiles(join(content, '..'), files, what);
    return { problems: await problemsNow(project, content) };
  }
  return {
    pointers(input: unknown) {
      const { kind, id } = entryOf(content, input);
      return {
        pointers: pointsTo(readFiles(content), kind, id).map((pointer): PlacedPointer => ({
          ...pointer,
          where: whereOf(content, pointer.file, pointer.field),
        })),
        targets: targetsOf(content, kind, id),
        hasPage: hasPage(kind),
      };
    },
    remove(input: unknown) {
      const { kind, id } = entryOf(content, input);
      const { choices, to } = removeSchema.parse(input);
      const known = new Set(targetsOf(content, kind, id).map(({ address }) => address));
      const led = [...Object.values(choices), ...(to === undefined ? [] : [{ way: 'lead', to }])];
      for (const choice of led) {
        if ('to' in choice && !known.has(choice.to)) throw new Refusal('remove.noTarget');
      }
      return save(remove(readFiles(content), kind, id, choices, to), `${kind}/${id}`);
    },
    rename(input: unknown) {
      const { kind, id } = entryOf(content, input);
      const { newId } = renameSchema.parse(input);
      if (!/^[a-z]+(?:-[a-z]+)*$/.test(newId)) throw new Refusal('rename.letters');
      const files = readFiles(content);
      const isTaken = [...files.keys()].some((file) => file.startsWith(`${kind}/${newId}/`));
      if (isTaken) throw new Refusal('rename.taken', { address: newId });
      return save(rename(files, kind, id, newId), `${kind}/${newId}`);
    },
  };
};
