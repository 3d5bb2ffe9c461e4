import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localPhotosSchema } from '../../app/pictures/local-photos.ts';
import { bringPhotos, removePhotos, type Wanted } from '../../tools/photos/local/run.ts';
import type { Terms } from '../../tools/photos/fetch.ts';

// A host with valid, invalid, late and missing answers.

let picture: Buffer = Buffer.alloc(0);
let tiny: Buffer = Buffer.alloc(0);
beforeAll(async () => {
  const create = { channels: 3, background: '#336699' } as const;
  const sized = (width: number, height: number) =>
    sharp({ create: { ...create, width, height } })
      .png()
      .toBuffer();
  [picture, tiny] = await Promise.all([sized(500, 330), sized(20, 20)]);
});

const image = (body: BodyInit, type = 'image/png') =>
  new Response(body, { headers: { 'Content-Type': type } });
const refusal = (status: number, headers = {}) => new Response(null, { status, headers });
const bytes = (data: Buffer) => new Uint8Array(data);

const asked: string[] = [];
const times = (path: string) => asked.filter((one) => one === path).length;
let open = 0;
let mostOpen = 0;

const answers: Record<string, (signal: AbortSignal) => Response | Promise<Response>> = {
  '/fine.png': () => image(bytes(picture)),
  '/also.png': () => image(bytes(picture)),
  '/tiny.png': () => image(bytes(tiny)),
  '/gone.png': () => refusal(404),
  '/page.png': () => image('<p>Sign in', 'text/html'),
  '/noise.png': () => image('this is no picture at all'),
  '/huge.png': () => image(new Uint8Array(300_000)),
  '/busy.png': () =>
    times('/busy.png') < 3 ? refusal(429, { 'Retry-After': '7' }) : image(bytes(picture)),
  '/always-busy.png': () => refusal(503),
  '/silent.png': (signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  '/half.png': () => image(new ReadableStream({ start: (body) => body.error(new Error('cut')) })),
};

/** In place of `fetch`. */
async function ask(address: string, { signal }: RequestInit) {
  const path = new URL(address).pathname;
  asked.push(path);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  await new Promise(setImmediate);
  try {
    const answer = await answers[path]?.(signal ?? new AbortController().signal);
    return Object.defineProperty(answer ?? refusal(500), 'url', { value: address });
  } finally {
    open -= 1;
  }
}

let folder = '';
const places = () => ({ folder: join(folder, 'photos'), record: join(folder, 'photos.json') });
const record = () => localPhotosSchema.parse(JSON.parse(readFileSync(places().record, 'utf8')));
const waits: number[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  asked.length = 0;
  waits.length = 0;
  mostOpen = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const terms: Terms = {
  ask,
  wait: async (milliseconds) => {
    waits.push(milliseconds);
  },
  timeout: 60_000,
  heaviest: 200_000,
  attempts: 3,
  pause: 10,
};
const credit = { author: 'Ayşe', licence: 'CC0 1.0', licenceUrl: 'https://l', page: 'https://p' };
const wanted = (...paths: string[]): Wanted[] =>
  paths.map((path) => ({
    key: `wikimedia/a/ab${path}`,
    address: `https://photos.example${path}`,
    credit,
  }));

async function bring(...paths: string[]) {
  const lines: string[] = [];
  const timeout = paths.includes('/silent.png') ? 200 : terms.timeout;
  const sum = await bringPhotos(wanted(...paths), places(), { ...terms, timeout }, (line) =>
    lines.push(line),
  );
  return { ...sum, lines };
}

test('a photo is converted to AVIF and WebP without enlarging, with its colour and its credit', async () => {
  const { there, lines } = await bring('/fine.png');
  expect({ there, lines }).toEqual({
    there: 1,
    lines: ['1/1 ok    wikimedia/a/ab/fine.png: 480 px'],
  });
  expect(record()).toEqual({
    'wikimedia/a/ab/fine.png': {
      stem: 'wikimedia-a-ab-fine',
      widths: [480],
      colour: '#336699',
    },
  });
  expect(readdirSync(places().folder).toSorted()).toEqual([
    'credits.json',
    'wikimedia-a-ab-fine-480.avif',
    'wikimedia-a-ab-fine-480.webp',
  ]);
  expect(readFileSync(join(places().folder, 'credits.json'), 'utf8')).toContain('"author": "Ayşe"');
});

describe('leaves a photo at its host and reports why if the answer', () => {
  test.each([
    ['is gone', '/gone.png', 'answers 404', 1],
    ['is a page', '/page.png', 'is text/html', 1],
    ['is no picture', '/noise.png', '', 1],
    ['is tiny', '/tiny.png', 'is only 20 pixels wide', 1],
    ['is too heavy', '/huge.png', 'is heavier than 200000 bytes', 1],
    ['breaks off each time', '/half.png', 'no answer', 3],
    ['does not come', '/silent.png', 'no answer in time', 3],
    ['is always that it is busy', '/always-busy.png', 'answers 503', 3],
  ])('%s', async (_, path, reason, questions) => {
    const { there, left, lines } = await bring(path);
    expect({ there, left }).toEqual({ there: 0, left: 1 });
    expect(lines[0]).toContain(`LEFT  wikimedia/a/ab${path}: ${reason}`);
    expect(times(path)).toBe(questions);
  });
});

test('`Retry-After` is respected', async () => {
  expect((await bring('/busy.png')).there).toBe(1);
  expect(waits.slice(0, 2)).toEqual([7000, 7000]);
});

test('retries wait longer each time', async () => {
  await bring('/always-busy.png');
  expect(waits.slice(0, 2)).toEqual([20, 40]);
});

test('one photo at a time is fetched from a host', async () => {
  await bring('/fine.png', '/also.png', '/gone.png');
  expect(asked).toHaveLength(3);
  expect(mostOpen).toBe(1);
});

test('local photos are not fetched again, failed ones are retried', async () => {
  await bring('/fine.png', '/gone.png');
  asked.length = 0;
  const { lines } = await bring('/fine.png', '/gone.png');
  expect(asked).toEqual(['/gone.png']);
  expect(lines).toEqual(['2/2 LEFT  wikimedia/a/ab/gone.png: answers 404']);
});

test('`--undo` removes everything', async () => {
  await bring('/fine.png');
  removePhotos(places());
  expect(existsSync(places().folder)).toBe(false);
  expect(record()).toEqual({});
});
