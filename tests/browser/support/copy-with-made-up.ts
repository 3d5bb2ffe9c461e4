import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../../../tools/serve/server.ts';
import { copyProject } from '../../support/copy-project.ts';
import { addMadeUp } from '../../support/made-up.ts';
import { closePlaces } from './closed-places.ts';
import { addOwnPhotos } from './own-photos.ts';

/** Builds and serves a copy of the project with entries and closures that the repository has none of. */
export async function serveMadeUp() {
  const { folder, npmRun } = copyProject();
  addMadeUp(join(folder, 'content'));
  closePlaces(join(folder, 'content'));
  await addOwnPhotos(join(folder, 'content'));
  const failed = npmRun('build');
  if (failed) throw new Error(failed);
  const { origin, stop } = await serveFolder(join(folder, 'build/client'));
  return {
    origin,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
