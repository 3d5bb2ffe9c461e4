import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../run/npm.mjs';

const file = 'app/shell/head.client.ts';

async function bundle() {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Constants that nothing uses go.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
      lib: { entry: join(root, file), formats: ['iife'], name: 'head' },
    },
  });
  const [{ output: [chunk, ...others] } = { output: [] }] = Array.isArray(result) ? result : [];
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`${file} was bundled into more than one file`);
  return chunk.code.trim();
}

const id = 'virtual:head-script';
const script = await bundle();

export const provideHeadScript = (): Plugin => ({
  name: 'head-script',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(script)}` : undefined),
});
