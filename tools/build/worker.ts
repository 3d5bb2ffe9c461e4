import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { workerAddress } from '../../app/offline/names.ts';
import { root } from '../run/npm.mjs';

/**
 * The service worker as one minified piece, or what takes it away again.
 * @throws {Error} if the bundler makes anything else of it.
 */
export async function bundleWorker(entry: 'main' | 'remove') {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    // Workbox would bring its words for developers.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      lib: {
        entry: join(root, `app/offline/worker/${entry}.ts`),
        formats: ['iife'],
        name: 'worker',
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const [chunk, ...others] = bundle?.output ?? [];
  if (chunk?.type !== 'chunk' || others.length > 0) {
    throw new Error(`${entry}.ts is no single script`);
  }
  return chunk.code;
}

/** Puts it at the root of the site; for a deployment without one, what takes the last one away. */
export async function writeWorker(site: string) {
  const entry = process.env['SITE_WORKER'] === 'off' ? 'remove' : 'main';
  writeFileSync(join(site, workerAddress), await bundleWorker(entry));
}
