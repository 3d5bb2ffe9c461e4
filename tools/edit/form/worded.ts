import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../app/locales.ts';
import { type Entry, readEntry } from '../entry.ts';
import { kinds } from '../kinds.ts';
import type { Problem } from '../problem.ts';
import { type Issue, issuesOf } from './validate.ts';

/* Problems of the build, in the words of the editor where they are about one field. */

/** `destinations/ephesus/tr.md` → its kind and where its files are. */
function entryOf(file: string) {
  const alone = Object.entries(kinds).find(([, kind]) => kind.file === file);
  if (alone) return { kind: alone[0], folder: file };
  const [kind = '', id = ''] = file.split('/');
  return { kind, folder: join(kind, id) };
}

const fileOf = (file: string): Issue['file'] =>
  locales.find((locale) => file.endsWith(`/${locale}.md`)) ?? 'facts';

export function inWordsOfFields(content: string, problems: readonly Problem[]): Problem[] {
  const known = new Map<string, Issue[]>();
  const issuesIn = ({ kind, folder }: ReturnType<typeof entryOf>): Issue[] => {
    const path = join(content, folder);
    const found = known.get(path) ?? (existsSync(path) ? issuesNow(kind, path) : []);
    known.set(path, found);
    return found;
  };
  return problems.map((problem) => {
    if (problem.field === '') return problem;
    const issue = issuesIn(entryOf(problem.file)).find(
      ({ file, path }) => file === fileOf(problem.file) && path === problem.field,
    );
    return issue
      ? { ...problem, key: issue.key, ...(issue.values && { values: issue.values }) }
      : problem;
  });
}

function issuesNow(kind: string, path: string): Issue[] {
  try {
    return issuesOfEntry(kind, readEntry(path));
  } catch {
    // A file that cannot be read is a problem of its own.
    return [];
  }
}

const lists = { photoAlts: 'photos', sights: 'sights', happens: 'happens', leaveOut: 'leaveOut' };

const lengthOf = (fields: Readonly<Record<string, unknown>> | undefined, name: string) => {
  const list = fields?.[name];
  return Array.isArray(list) ? list.length : undefined;
};

function unwrittenIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.includes('WRITE') ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unwrittenIn(inner, [...path, key]));
}

const unwritten = (file: Issue['file'], value: unknown): Issue[] =>
  unwrittenIn(value).map((path) => ({ file, path, key: 'wrong.unwritten' }));

/** With what is not written yet, and lists of words that are not as long as those of the facts. */
function issuesOfEntry(kind: string, { facts, words }: Entry): Issue[] {
  const { todo, ...known } = facts ?? {};
  const waiting = Array.isArray(todo) ? todo.map(String) : [];
  const counts = locales.flatMap((file): Issue[] =>
    Object.entries(lists).flatMap(([path, list]) => {
      const [have, need] = [lengthOf(words[file]?.frontMatter, path), lengthOf(facts, list)];
      return have === undefined || need === undefined || have === need
        ? []
        : [{ file, path, key: 'wrong.count', values: { have, need } }];
    }),
  );
  return [
    ...waiting.map((path): Issue => ({ file: 'facts', path, key: 'wrong.todo' })),
    ...unwritten('facts', known),
    ...locales.flatMap((file) => unwritten(file, words[file]?.frontMatter)),
    ...issuesOf(kind, { facts, words }),
    ...counts,
  ];
}
