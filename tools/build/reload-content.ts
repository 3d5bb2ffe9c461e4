import { join } from 'node:path';
import type { Plugin } from 'vite';

const content = join(process.cwd(), 'content');

/** Reloads pages in `npm run dev` when content/ changes: it is read from disk, not imported. */
export const reloadContent = (): Plugin => ({
  name: 'reload-content',
  configureServer({ watcher, environments }) {
    watcher.add(content).on('all', (_, file) => {
      if (file.startsWith(content)) environments.client.hot.send({ type: 'full-reload' });
    });
  },
});
