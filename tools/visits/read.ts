import { createReadStream, existsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { VisitCounter } from './count.ts';
import { Refusal } from './words.ts';

/** In characters; what has longer lines is no log. */
const longestLine = 100_000;

/** By its first two bytes, because rotated logs have many endings. */
async function isGzip(file: string) {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

async function textOf(file: string): Promise<Readable> {
  const bytes = createReadStream(file);
  if (!(await isGzip(file))) return bytes.setEncoding('utf8');
  // The reader of the unpacked text gets every error.
  return pipeline(bytes, createGunzip(), () => {}).setEncoding('utf8');
}

/** Without empty ones. */
async function* linesOf(text: AsyncIterable<string>) {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new RangeError('This line is too long for a log');
    yield* lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}

async function readFile(file: string, counter: VisitCounter) {
  if (!existsSync(file)) throw new Refusal('refused.noFile', { file });
  if (!statSync(file).isFile()) throw new Refusal('refused.unreadable', { file });
  let lines = 0;
  let understood = 0;
  try {
    for await (const line of linesOf(await textOf(file))) {
      lines += 1;
      if (counter.add(line)) understood += 1;
    }
  } catch {
    throw new Refusal('refused.unreadable', { file });
  }
  if (lines === 0) throw new Refusal('refused.empty', { file });
  if (understood === 0) throw new Refusal('refused.notALog', { file });
}

/** @throws {Refusal} for a file that is missing, empty or no log. */
export async function readVisits(files: readonly string[], origin: string) {
  const counter = new VisitCounter(origin);
  for (const file of files) await readFile(file, counter);
  const visits = counter.result();
  if (visits.visits === 0) throw new Refusal('refused.noVisit');
  return visits;
}
