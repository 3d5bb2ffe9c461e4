import { locales } from '../../../app/locales.ts';
import { tryOrUndefined } from '../../../app/ui/try-or-undefined.ts';
import { folderOf, readEntry } from '../place.ts';
import type { Problem } from '../problem.ts';
import { type Issue, issuesOf } from './validate.ts';

const fileOf = (file: string): Issue['file'] =>
  locales.find((locale) => file.endsWith(`/${locale}.md`)) ?? 'facts';

/** None for an entry that cannot be read: that is a problem of its own. */
function issuesNow(content: string, entry: string): Issue[] {
  const [kind = '', id = ''] = entry.split('/');
  return tryOrUndefined(() => issuesOf(kind, readEntry(folderOf(content, kind, id)))) ?? [];
}

/** Problems that the build knows by a sentence of zod only, in the words that the form has for the field. */
export function inWordsOfFields(content: string, problems: readonly Problem[]): Problem[] {
  const known = new Map<string, Issue[]>();
  const issuesIn = (entry: string) => {
    const found = known.get(entry) ?? issuesNow(content, entry);
    known.set(entry, found);
    return found;
  };
  return problems.map((problem) => {
    if (problem.key !== 'wrong.other' || problem.entry === undefined) return problem;
    const issue = issuesIn(problem.entry).find(
      ({ file, path }) => file === fileOf(problem.file) && path === problem.field,
    );
    return issue ? { ...problem, key: issue.key, values: issue.values ?? {} } : problem;
  });
}
