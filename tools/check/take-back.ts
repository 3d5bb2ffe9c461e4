import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { localeInfo } from '../../app/locales.ts';
import { inLanguages, type Language, plain, say } from './say.ts';

/* Takes back the last commit that changed content/, for .github/workflows/take-back.yml. Imports no package. */

type Change = { what: string; who: string; when: Date; files: readonly string[] };
type Refused = 'none' | 'notContent' | 'conflict' | 'notSent';
export type Outcome = { refused?: Refused; change?: Change };

/** @param folder Of a clone whose branch is checked out and whose remote is `origin`. */
export function takeBack(folder: string): Outcome {
  const run = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  const read = (...words: string[]) => run(...words).stdout.trim();
  const format = '--format=%H%n%an%n%aI%n%s%n%P';
  const found = read('log', '-1', '--first-parent', format, '--', 'content').split('\n');
  const [last = '', who = '', when = '', what = '', parents = ''] = found;
  if (parents === '') return { refused: 'none' };
  const files = read('diff', '--name-only', '-z', `${last}^1`, last).split('\0').filter(Boolean);
  const change = { what, who, when: new Date(when), files };
  if (files.some((file) => !file.startsWith('content/'))) return { refused: 'notContent', change };
  const mainline = parents.includes(' ') ? ['--mainline', '1'] : [];
  if (run('revert', '--no-edit', ...mainline, last).status !== 0) {
    run('revert', '--abort');
    return { refused: 'conflict', change };
  }
  if (run('push', 'origin', 'HEAD').status !== 0) {
    run('reset', '--keep', 'HEAD~1');
    return { refused: 'notSent', change };
  }
  return { change };
}

function valuesOf({ what, who, when }: Change, language: Language) {
  const format = new Intl.DateTimeFormat(localeInfo[language].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
  return { what: plain(what), who: plain(who), when: format.format(when) };
}

/** For the page of the run, in Markdown. */
export const summaryOf = ({ refused, change }: Outcome) =>
  inLanguages((language) => {
    const values = change && valuesOf(change, language);
    const lines = refused
      ? [say(language, `takeBack.${refused}`, values)]
      : [
          say(language, 'takeBack.what', values),
          (change?.files ?? []).map((file) => `- <code dir="ltr">${plain(file)}</code>`).join('\n'),
          say(language, 'takeBack.undo'),
        ];
    const title = say(language, refused ? 'takeBack.refused' : 'takeBack.done');
    return [`## ${title}`, ...lines].join('\n\n');
  });

if (import.meta.main) {
  const outcome = takeBack(process.cwd());
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, summaryOf(outcome));
  console.log(summaryOf(outcome));
  if (outcome.refused) process.exitCode = 1;
}
