import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, root } from '../run/npm.mjs';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** @throws {Error} with npm's output. */
async function run(folder: string, ...args: string[]) {
  const { ok, output } = await npm(['--prefix', folder, ...args]);
  if (!ok) throw new Error(`npm ${args.join(' ')} of the base failed:\n${output}`);
}

const lockOf = (project: string) => readFileSync(join(project, 'package-lock.json'), 'utf8');

/**
 * Builds the commit where this branch left another one, in a Git worktree.
 * @throws {Error} if there is no such branch or commit, or if it cannot be built.
 */
export async function buildBase(ref: string) {
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  const packages = join(folder, 'node_modules');
  const remove = () => {
    // The link first: nothing may delete what it points to.
    rmSync(packages, { recursive: true, force: true });
    git('worktree', 'remove', '--force', folder);
  };
  git('worktree', 'add', '--detach', folder, git('merge-base', 'HEAD', ref));
  try {
    if (lockOf(folder) === lockOf(root)) {
      symlinkSync(join(root, 'node_modules'), packages, 'junction');
    } else {
      await run(folder, 'ci');
    }
    await run(folder, 'run', 'build');
  } catch (error) {
    remove();
    throw error;
  }
  return { site: join(folder, 'build/client'), remove };
}
