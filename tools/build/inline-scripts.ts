import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../run/npm.mjs';

/** Scripts that pages have within them, by the module that a document imports them from. */
const files: Record<string, string> = {
  'virtual:head-script': 'app/shell/head.client.ts',
  'virtual:send-script': 'app/contact/send.client.ts',
};

async function bundle(file: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Constants that nothing uses go.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
      lib: { entry: join(root, file), formats: ['iife'], name: 'inline' },
    },
  });
  const [{ output: [chunk, ...others] } = { output: [] }] = Array.isArray(result) ? result : [];
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`${file} was bundled into more than one file`);
  return chunk.code.trim();
}

const bundled = await Promise.all(
  Object.entries(files).map(async ([id, file]) => [`\0${id}`, await bundle(file)] as const),
);
const scripts = new Map<string, string>(bundled);

export const provideInlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  resolveId: (asked) => (asked in files ? `\0${asked}` : undefined),
  load(asked) {
    const script = scripts.get(asked);
    return script === undefined ? undefined : `export default ${JSON.stringify(script)}`;
  },
});
