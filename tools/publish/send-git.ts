import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Publishing } from '../../app/content/publishing-schema.ts';
import { Refusal } from '../edit/refusal.ts';
import { isInstalled, runTool } from './run-tool.ts';
import type { Sending } from './sending.ts';

type Git = Extract<Publishing, { to: 'git' }>;

/** A path is one of the project, an address stays. */
const remoteOf = (repository: string, project: string) =>
  /^\w+:\/\/|^[\w.-]+@/.test(repository) ? repository : resolve(project, repository);

/**
 * Adds a commit with exactly these files to the branch, in a Git folder of its own: neither the project's branch nor
 * its index is touched, and the states before stay in the branch.
 */
export async function sendByGit(
  { repository, branch }: Git,
  { site, store, folder, date, tell, signal, env }: Sending,
  { name, email }: { name: string; email: string },
) {
  if (!isInstalled('git', env?.PATH)) throw new Refusal('publish.noTool', { tool: 'Git' });
  const remote = remoteOf(repository, folder);
  const gitFolder = join(store, 'git');
  const git = async (args: readonly string[], input?: string) => {
    const { ok, output, said } = await runTool('git', args, {
      cwd: site,
      signal,
      tell,
      ...(input !== undefined && { input }),
      env: {
        ...env,
        GIT_DIR: gitFolder,
        GIT_WORK_TREE: site,
        GIT_INDEX_FILE: join(gitFolder, 'index'),
        // A question would wait in a terminal that is perhaps not seen.
        GIT_TERMINAL_PROMPT: '0',
        GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_0: 'core.autocrlf',
        GIT_CONFIG_VALUE_0: 'false',
        GIT_CONFIG_KEY_1: 'core.fileMode',
        GIT_CONFIG_VALUE_1: 'false',
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
      },
    });
    if (!ok) throw new Refusal('publish.failed.git', { repository, said });
    return output;
  };

  mkdirSync(store, { recursive: true });
  if (!existsSync(gitFolder)) await git(['init', '--quiet']);
  const ref = `refs/heads/${branch}`;
  const there = await git(['ls-remote', remote, ref]);
  const parents: string[] = [];
  await git(['read-tree', '--empty']);
  await git(['add', '--all', '--force', '.']);
  if (there) {
    await git(['fetch', '--quiet', '--depth=1', remote, `+${ref}:refs/published`]);
    parents.push('-p', 'refs/published');
    // GitHub keeps a site's own domain in this file of the branch.
    const domain = await git(['ls-tree', 'refs/published', 'CNAME']);
    const [, , hash] = domain.split(/\s+/);
    if (hash) await git(['update-index', '--add', '--cacheinfo', `100644,${hash},CNAME`]);
  }
  // Otherwise GitHub Pages leaves out files whose names begin with a line.
  const empty = await git(['hash-object', '-w', '--stdin'], '');
  await git(['update-index', '--add', '--cacheinfo', `100644,${empty},.nojekyll`]);
  const tree = await git(['write-tree']);
  const commit = await git(['commit-tree', tree, ...parents, '-m', `Published ${date}`]);
  await git(['push', remote, `${commit}:${ref}`]);
  return `${repository} (${branch})`;
}
