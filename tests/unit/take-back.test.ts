import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages, say } from '../../tools/check/say.ts';
import { summaryOf, takeBack } from '../../tools/check/take-back.ts';

/* On a repository with a remote, as the workflow has it. */

const made: string[] = [];
beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
  for (const role of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${role}_NAME`, 'Ali').stubEnv(`GIT_${role}_EMAIL`, 'ali@example.com');
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'take-back-'));
  made.push(folder);
  return folder;
};
const git = (cwd: string, words: string[], input = '') =>
  execFileSync('git', words, { cwd, input, encoding: 'utf8', stdio: 'pipe' }).trim();

type Commit = { what: string; files: Record<string, string>; branch?: string; merges?: string };

const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;

/** For `git fast-import`, which makes all commits in one process. */
const streamOf = (commits: readonly Commit[]) =>
  commits
    .map(({ what, files, branch = 'main', merges }, at) =>
      [
        `commit refs/heads/${branch}\n`,
        `committer Ayşe *Yılmaz* <ayse@example.com> ${Date.UTC(2026, 10, 28, 9) / 1000 + at} +0300\n`,
        data(what),
        branch !== 'main' && 'from refs/heads/main\n',
        merges !== undefined && `merge refs/heads/${merges}\n`,
        ...Object.entries(files).map(([file, text]) => `M 100644 inline ${file}\n${data(text)}`),
      ]
        .filter(Boolean)
        .join(''),
    )
    .join('\n');

/** A remote with these commits and its clone. */
function site(...commits: Commit[]) {
  const [remote, folder] = [temporary(), temporary()];
  git(remote, ['init', '--quiet', '--bare', '--initial-branch', 'main']);
  git(remote, ['fast-import', '--quiet'], streamOf(commits));
  git(folder, ['clone', '--quiet', remote, '.']);
  return {
    folder,
    published: (file: string) => git(remote, ['show', `main:${file}`]),
    head: () => git(remote, ['rev-parse', 'main']),
  };
}

const price = 'content/destinations/van/facts.json';
const tags = 'content/tags.json';
const begin = { what: 'Begin', files: { [price]: '700', 'readme.md': 'A site' } };
const dearer = { what: 'Van costs more', files: { [price]: '900' } };

function expectSummary(outcome: ReturnType<typeof takeBack>, key: Parameters<typeof say>[1]) {
  const summary = summaryOf(outcome);
  for (const [at, language] of languages.entries()) {
    const part = summary.split('</div>')[at];
    expect(part).toContain(say(language, key));
    expect(part).not.toMatch(/undefined|\{\w+\}/);
  }
  return summary;
}

type Refused = ReturnType<typeof takeBack>['refused'];

/** Nothing is sent; returns the summary, which says why. */
function refusalOf(
  { folder, head }: ReturnType<typeof site>,
  refused: Refused,
  key: Parameters<typeof say>[1],
) {
  const before = head();
  const outcome = takeBack(folder);
  expect(outcome.refused).toBe(refused);
  expect(head()).toBe(before);
  return expectSummary(outcome, key);
}

test('the last change of the content is undone, told, and comes back by the same', () => {
  const { folder, published } = site(
    begin,
    { ...dearer, files: { ...dearer.files, [tags]: '[]' } },
    { what: 'A program', files: { 'app/page.ts': '1' } },
  );

  const outcome = takeBack(folder);
  expect(outcome.refused).toBeUndefined();
  expect(published(price)).toBe('700');
  expect(published('app/page.ts')).toBe('1');
  const summary = expectSummary(outcome, 'takeBack.undo');
  for (const text of [dearer.what, String.raw`Ayşe \*Yılmaz\*`, price, tags, '2026', '12:00']) {
    expect(summary).toContain(text);
  }

  expect(takeBack(folder).refused).toBeUndefined();
  expect(published(price)).toBe('900');
});

test('a draft that was merged is undone as a whole', () => {
  const { folder, published } = site(
    begin,
    { what: 'A draft', files: { [price]: '800', [tags]: '[1]' }, branch: 'draft' },
    { what: 'Merge', files: { [price]: '800', [tags]: '[1]' }, merges: 'draft' },
  );
  const { refused, change } = takeBack(folder);
  expect(refused).toBeUndefined();
  expect(change?.files).toEqual([price, tags]);
  expect(published(price)).toBe('700');
  expect(() => published(tags)).toThrow(tags);
});

test('a change that is also of the program stays', () => {
  const files = { [price]: '900', 'app/schemas.ts': 'new' };
  const changed = site(begin, { what: 'A new field', files });
  expect(refusalOf(changed, 'notContent', 'takeBack.refused')).toContain('A new field');
});

test('the beginning of a repository stays', () => {
  expect(refusalOf(site(begin), 'none', 'takeBack.none')).not.toContain('Begin');
});

test('a change whose lines are others by now stays', () => {
  const changed = site(begin, dearer);
  const file = join(changed.folder, price);
  writeFileSync(file, '1000');
  expect(refusalOf(changed, 'conflict', 'takeBack.refused')).toContain(dearer.what);
  expect(readFileSync(file, 'utf8')).toBe('1000');
});

test('a change that was pushed a moment ago is not lost', () => {
  const pushed = site(begin, dearer, { what: 'Tags', files: { [tags]: '[]' } });
  git(pushed.folder, ['reset', '--quiet', '--hard', 'HEAD~1']);
  expect(refusalOf(pushed, 'notSent', 'takeBack.notSent')).not.toBe('');
  expect(pushed.published(tags)).toBe('[]');
  expect(readFileSync(join(pushed.folder, price), 'utf8')).toBe('900');
});
