import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { outside, type Step, type Store } from './steps.ts';

/* Each step is a commit of exactly its files. */

// A hook that starts the editor sets these for its own repository.
const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...environment } = process.env;

const gitIn =
  (project: string) =>
  (...command: string[]): Buffer =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...command], {
      cwd: project,
      env: { ...environment, GIT_LITERAL_PATHSPECS: '1', LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 200_000_000,
    });

type Git = ReturnType<typeof gitIn>;

const textOf = (git: Git, ...command: string[]) => {
  try {
    return git(...command)
      .toString('utf8')
      .trim();
  } catch {
    return '';
  }
};

const succeeds = (git: Git, ...command: string[]) => {
  try {
    git(...command);
    return true;
  } catch {
    return false;
  }
};

const unfinished = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
  'rebase-merge',
  'rebase-apply',
];

export type WithoutGit = 'none' | 'ignored' | 'detached' | 'busy';

/** Why a commit is not possible now, if it is not. */
export function withoutGit(project: string): WithoutGit | undefined {
  const git = gitIn(project);
  if (textOf(git, 'rev-parse', '--is-inside-work-tree') !== 'true') return 'none';
  const isIgnored = textOf(git, 'status', '--porcelain', '--ignored', '--', 'content');
  if (isIgnored.startsWith('!! ')) return 'ignored';
  const busy = unfinished.some((name) =>
    existsSync(resolve(project, textOf(git, 'rev-parse', '--git-path', name))),
  );
  if (busy) return 'busy';
  return textOf(git, 'symbolic-ref', '--quiet', 'HEAD') === '' ? 'detached' : undefined;
}

const separator = '\u{1f}';

export function gitStore(project: string): Store {
  const git = gitIn(project);
  const nameOf = (key: string, otherwise: string) => textOf(git, 'config', key) || otherwise;

  /** `site/` if the project is a folder of a larger repository. */
  const prefix = textOf(git, 'rev-parse', '--show-prefix');

  /** Files that differ from the last commit, or that it does not have. */
  const changed = (files: readonly string[]) =>
    git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...files)
      .toString('utf8')
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3 + prefix.length));

  function log(...which: string[]): Step[] {
    const format = `%x00%H${separator}%aI${separator}%an${separator}%s${separator}`;
    const options = [`--format=${format}`, '--name-only', '--no-renames', '--relative'];
    return textOf(git, 'log', ...options, ...which)
      .split('\0')
      .filter(Boolean)
      .map((entry) => {
        const [id = '', at = '', who = '', what = '', files = ''] = entry.split(separator);
        return { id, at, who, what, files: files.trim().split('\n').filter(Boolean) };
      });
  }

  function record(files: readonly string[], what: string): Step | undefined {
    const paths = changed(files);
    if (paths.length === 0) return undefined;
    git('add', '--all', '--', ...paths);
    const settings = [
      `user.name=${nameOf('user.name', 'Editor')}`,
      `user.email=${nameOf('user.email', 'editor@localhost')}`,
      'core.hooksPath=/dev/null',
      'commit.gpgSign=false',
    ].flatMap((setting) => ['-c', setting]);
    const options = ['--quiet', '--only', '--no-verify', '--cleanup=verbatim', '--message', what];
    git(...settings, 'commit', ...options, '--', ...paths);
    return log('--max-count=1')[0];
  }

  /** As a checkout would write it. */
  const bytesAt = (commit: string, file: string) => {
    try {
      return git('cat-file', '--filters', `${commit}:./${file}`);
    } catch {
      return undefined;
    }
  };

  return {
    record,
    catchUp: (files) => void record(files, outside),
    steps: (under, most) =>
      log(`--max-count=${most}`, '--full-diff', '--', ...(under.length > 0 ? under : ['content'])),
    find: (id) =>
      /^[0-9a-f]{40,64}$/.test(id) && succeeds(git, 'merge-base', '--is-ancestor', id, 'HEAD')
        ? log('--max-count=1', id)[0]
        : undefined,
    before: (step, file) => bytesAt(`${step}^`, file),
    after: bytesAt,
    listed: (step, under) =>
      textOf(git, 'ls-tree', '-r', '-z', '--name-only', step, '--', under)
        .split('\0')
        .filter(Boolean),
  };
}
