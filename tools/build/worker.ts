import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { workerAddress } from '../../app/offline/names.ts';
import { publishedSite } from './published-site.ts';
import { root } from '../run/npm.mjs';

export async function bundleWorker(entry: 'main' | 'remove') {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [publishedSite()],
    // Leaves out Workbox's log messages.
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
    throw new Error(`${entry}.ts was bundled into more than one file`);
  }
  return chunk.code;
}

/** `SITE_WORKER=off` writes a worker that unregisters the one before. */
export async function writeWorker(site: string) {
  const entry = process.env['SITE_WORKER'] === 'off' ? 'remove' : 'main';
  writeFileSync(join(site, workerAddress), await bundleWorker(entry));
}
