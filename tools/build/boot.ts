import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../run/npm.mjs';

/**
 * The script that stands in the head of every page, `app/boot.ts` and what it imports, as one
 * minified piece.
 * @throws {Error} if the bundler makes anything else of it.
 */
export async function bundleBoot() {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(root, 'app/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const [chunk, ...others] = bundle?.output ?? [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('boot.ts is no single script');
  return chunk.code.trim();
}
