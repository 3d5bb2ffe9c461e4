import { join } from 'node:path';
import { z } from 'zod';
import { decoded, readJson, SourceError } from '../../../app/content/source.ts';
import { addressesOf } from '../addresses.ts';
import { differenceOf } from './difference.ts';
import { type Entry, entrySchema, factsIn, save, wordsIn } from '../entry.ts';
import { backTo, saveFiles, sidesOf, stepsOf, undo, whereKept } from './history.ts';
import { type Conflict, merge } from './merge.ts';
import { folderOf, isCurrent, pathOf, pathsOf, readEntry, writeEntry } from '../place.ts';
import { problemsNow } from '../problems.ts';
import { Refusal } from '../refusal.ts';
import type { Bytes } from './steps.ts';
import { refusedIn } from '../form/validate.ts';

/* What the editor keeps: steps, both texts of two editors, files that cannot be read. */

const entryPath = z.object({ kind: z.string(), id: z.string() });
/** The subject of a step, in the language of the editor. */
const what = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^\n]*$/);
const saveSchema = entryPath.extend({
  entry: entrySchema,
  /** As it was opened. */
  base: entrySchema.optional(),
  what: what.optional(),
});
const mendSchema = entryPath.extend({
  stamp: z.string(),
  texts: z.record(z.string(), z.string()),
  what,
});
const stepSchema = z.object({ step: z.string(), what: what.optional() });
const stepsSchema = z.object({ kind: z.string().optional(), id: z.string().optional() });

const mergedSchema = entrySchema.omit({ stamp: true });

export type Both = { entry: Entry; theirs: Entry; conflicts: Conflict[] };

const parts = ({ facts, words }: Entry) => ({ facts, words });

/** Both changes of an entry. @throws {Refusal} if the other one cannot be read. */
function bothOf(folder: string, base: Entry, mine: Entry): Both {
  const { broken, ...theirs } = readEntry(folder);
  if (broken.length > 0) throw new Refusal('entry.changedElsewhere');
  const { value, conflicts } = merge(parts(base), parts(mine), parts(theirs));
  return { entry: { ...mergedSchema.parse(value), stamp: theirs.stamp }, theirs, conflicts };
}

function check(file: string, source: string) {
  if (file.endsWith('.md')) return wordsIn(source);
  return file === 'facts.json' ? factsIn(source) : readJson(source);
}

function isReadable(file: string, bytes: Bytes): bytes is Uint8Array {
  try {
    check(file, decoded(bytes ?? new Uint8Array()));
    return true;
  } catch {
    return false;
  }
}

export function keepApi({ project: code, content }: { project: string; content: string }) {
  const project = join(content, '..');
  const folder = ({ kind, id }: { kind: string; id: string }) => folderOf(content, kind, id);
  const named = (paths: readonly string[]) =>
    paths.map((path) => path.slice(project.length + 1).replaceAll('\\', '/'));
  const under = (place: string) => named(pathsOf(place));
  const problems = () => problemsNow(code, content);

  return {
    async save(input: unknown) {
      const { entry, base, what: subject, ...path } = saveSchema.parse(input);
      const place = folder(path);
      const refused = refusedIn(path.kind, readEntry(place), entry, addressesOf(content));
      if (refused.length > 0) return { refused };
      if (base && !isCurrent(place, entry)) {
        const both = bothOf(place, base, entry);
        if (both.conflicts.length > 0) return { both };
        const saved = await writeEntry(place, both.entry, subject);
        return { ...saved, merged: true, entry: readEntry(place), problems: await problems() };
      }
      const saved = await writeEntry(place, entry, subject);
      return { ...saved, entry: readEntry(place), problems: await problems() };
    },

    /** Files that could not be read, as the owner has mended them. */
    async mend(input: unknown) {
      const { stamp, texts, what: subject, ...path } = mendSchema.parse(input);
      const place = folder(path);
      const { broken, stamp: now } = readEntry(place);
      if (stamp !== now) throw new Refusal('entry.changedElsewhere');
      const changes = new Map<string, string>();
      for (const { file } of broken) {
        const text = texts[file];
        if (text === undefined) continue;
        try {
          check(file, text);
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          const { kind, line } = error.fault;
          throw new Refusal(`broken.${kind}`, { file, line });
        }
        changes.set(pathOf(place, file), text);
      }
      save(place, changes, subject);
      return { entry: readEntry(place), problems: await problems() };
    },

    /** The newest kept state of a file in which it could be read. */
    async lastGood(input: unknown) {
      const {
        file,
        what: subject,
        ...path
      } = entryPath.extend({ file: z.string(), what }).parse(input);
      const place = folder(path);
      if (readEntry(place).broken.every((one) => one.file !== file))
        throw new Refusal('history.unknown');
      const [one = ''] = named([pathOf(place, file)]);
      for (const { id } of stepsOf(project, [one])) {
        const [sides] = sidesOf(project, id, [one]);
        const good = [sides?.after, sides?.before].find((bytes) => isReadable(file, bytes));
        if (!good) continue;
        saveFiles(project, new Map([[one, good]]), subject);
        return { entry: readEntry(place), problems: await problems() };
      }
      throw new Refusal('broken.noneBefore', { file });
    },

    steps(input: unknown) {
      const { kind, id } = stepsSchema.parse(input);
      const where = kind !== undefined && id !== undefined ? under(folder({ kind, id })) : [];
      return { steps: stepsOf(project, where), where: whereKept(project) };
    },

    difference(input: unknown) {
      const { step, kind, id } = stepSchema.extend(stepsSchema.shape).parse(input);
      const sides = sidesOf(project, step);
      if (kind === undefined || id === undefined) return differenceOf(sides);
      const places = under(folder({ kind, id }));
      return differenceOf(
        sides.filter(({ file }) => places.some((place) => file.startsWith(place))),
      );
    },

    async undo(input: unknown) {
      const { step, what: subject = 'Undone' } = stepSchema.parse(input);
      undo(project, step, subject);
      return { problems: await problems() };
    },

    async back(input: unknown) {
      const {
        step,
        what: subject = 'Back',
        ...path
      } = entryPath.extend(stepSchema.shape).parse(input);
      const place = folder(path);
      const kept = backTo(project, step, under(place), subject);
      return { step: kept, entry: readEntry(place), problems: await problems() };
    },
  };
}
