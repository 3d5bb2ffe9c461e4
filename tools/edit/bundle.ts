import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

type File = { type: string; body: string | Uint8Array };

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};
const typeOf = (name: string) =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** The page of the editor, bundled in memory: its files by address. */
export async function bundleOf(page: string): Promise<ReadonlyMap<string, File>> {
  const built = await build({
    configFile: false,
    root: page,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, assetsInlineLimit: 0, modulePreload: false },
  });
  const files = new Map<string, File>();
  for (const { output } of [built].flat().flatMap((one) => ('output' in one ? [one] : []))) {
    for (const file of output) {
      const body = file.type === 'chunk' ? file.code : file.source;
      files.set(`/${file.fileName}`, { type: typeOf(file.fileName), body });
    }
  }
  const handbook = 'handbook.css';
  files.set(`/${handbook}`, { type: 'text/css', body: readFileSync(join(page, handbook)) });
  return files;
}
