import { spawnSync } from 'node:child_process';
import { isNewer, sources } from '../../../tools/run/newer.ts';
import { serveFolder } from '../../../tools/serve/server.ts';

const built = 'build/changed/build/client';

/** Serves the copy that `tests/recipes/` changes and builds. */
export async function serveMadeUp() {
  if (!isNewer(`${built}/_redirects`, [...sources, 'tests/recipes', 'tests/support'])) {
    const command = ['vitest', 'run', '--project', 'recipes'];
    const { status, stdout } = spawnSync('npx', command, {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(stdout);
  }
  return serveFolder(built);
}
