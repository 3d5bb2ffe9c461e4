import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../run/npm.mjs';

async function bundle(file: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(root, file), formats: ['iife'], name: 'head' },
    },
  });
  const [{ output: [chunk, ...others] } = { output: [] }] = Array.isArray(result) ? result : [];
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`${file} was bundled into more than one file`);
  return chunk.code.trim();
}

const scripts = new Map([
  ['virtual:head-script', await bundle('app/shell/head.client.ts')],
  ['virtual:notice-script', await bundle('app/notices/site-notice.client.ts')],
]);

export const provideHeadScripts = (): Plugin => ({
  name: 'head-scripts',
  resolveId: (id) => (scripts.has(id) ? `\0${id}` : undefined),
  load(id) {
    const script = id.startsWith('\0') ? scripts.get(id.slice(1)) : undefined;
    return script && `export default ${JSON.stringify(script)}`;
  },
});
