import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './files.ts';

const text = ['.html', '.css', '.js', '.data', '.svg', '.xml', '.txt', '.webmanifest', '.ico'];

/** Puts a `.br` and a `.gz` beside every file that gets smaller by it. */
export function compress(site: string, endings: readonly string[] = text) {
  for (const file of filesBelow(site, ...endings)) {
    const source = readFileSync(file);
    const brotli = brotliCompressSync(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    });
    if (brotli.length >= source.length) continue;
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzipSync(source, { level: constants.Z_BEST_COMPRESSION }));
  }
}
