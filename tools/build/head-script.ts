import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../run/npm.mjs';

async function bundle() {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(root, 'app/shell/head.client.ts'), formats: ['iife'], name: 'head' },
    },
  });
  const [{ output: [chunk, ...others] } = { output: [] }] = Array.isArray(result) ? result : [];
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error('head.client.ts was bundled into more than one file');
  return chunk.code.trim();
}

const headScript = await bundle();

export const provideHeadScript = (): Plugin => ({
  name: 'head-script',
  resolveId: (id) => (id === 'virtual:head-script' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:head-script' ? `export default ${JSON.stringify(headScript)}` : undefined,
});
