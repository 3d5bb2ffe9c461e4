import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.ts';

const text = ['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.ico'];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * The best there is, but for pages: those are the most, and with it they would be a hundredth smaller
 * for three times the work. A build that nobody fetches asks for the least by `SITE_PACKING=quick`.
 */
function qualityFor(file: string) {
  if (process.env['SITE_PACKING'] === 'quick') return constants.BROTLI_MIN_QUALITY;
  return constants.BROTLI_MAX_QUALITY - (file.endsWith('.html') ? 1 : 0);
}

async function pack(file: string) {
  const source = await readFile(file);
  const brotli = await toBrotli(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  if (brotli.length >= source.length) return;
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await toGzip(source, { level: constants.Z_BEST_COMPRESSION }));
}

/** As many as Node compresses side by side. */
const atOnce = 4;

/** Puts a `.br` and a `.gz` beside every file that gets smaller by it. */
export async function compress(site: string, endings: readonly string[] = text) {
  const files = filesBelow(site, ...endings).values();
  const packNext = async () => {
    for (const file of files) await pack(file);
  };
  await Promise.all(Array.from({ length: atOnce }, packNext));
}
