import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.ts';

const text = ['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.ico'];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const quality =
  process.env['SITE_PACKING'] === 'quick'
    ? constants.BROTLI_MIN_QUALITY
    : constants.BROTLI_MAX_QUALITY;

async function pack(file: string) {
  const source = await readFile(file);
  const brotli = await toBrotli(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  if (brotli.length >= source.length) return;
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await toGzip(source, { level: constants.Z_BEST_COMPRESSION }));
}

/** Size of Node's thread pool. */
const atOnce = 4;

/** Writes `.br` and `.gz` beside every file that they make smaller. */
export async function compress(site: string, endings: readonly string[] = text) {
  const files = filesBelow(site, ...endings).values();
  const packNext = async () => {
    for (const file of files) await pack(file);
  };
  await Promise.all(Array.from({ length: atOnce }, packNext));
}
