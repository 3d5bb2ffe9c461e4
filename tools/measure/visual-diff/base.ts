import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, root } from '../../run/npm.mjs';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** @throws {Error} with npm's output. */
async function run(folder: string, ...args: string[]) {
  const { ok, output } = await npm(['--prefix', folder, ...args]);
  if (!ok) throw new Error(`npm ${args.join(' ')} of the base failed:\n${output}`);
}

/** Packages are shared where both want the same ones. */
async function bringPackages(folder: string) {
  const [ours, theirs] = [root, folder].map((each) =>
    readFileSync(join(each, 'package-lock.json'), 'utf8'),
  );
  if (ours === theirs) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  } else {
    await run(folder, 'ci');
  }
}

/**
 * Builds the site as it was where this branch left another one, in a working copy of its own.
 * @throws {Error} if there is no such branch or commit, or if it cannot be built.
 */
export async function buildBase(ref: string) {
  const commit = git('merge-base', 'HEAD', ref);
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  const remove = () => {
    // The link first, so that nothing can follow it.
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    git('worktree', 'remove', '--force', folder);
  };
  git('worktree', 'add', '--detach', folder, commit);
  try {
    await bringPackages(folder);
    await run(folder, 'run', 'build');
  } catch (error) {
    remove();
    throw error;
  }
  return { commit, site: join(folder, 'build/client'), remove };
}
