import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localPhotosSchema } from '../../app/pictures/local-photos.ts';
import type { Photo } from '../../app/content/schemas/photo.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { bringPhotos, removePhotos, type Wanted } from '../../tools/photos/local/run.ts';
import type { Terms } from '../../tools/photos/fetch.ts';

// A local server with valid, invalid, late and missing answers.

let picture: Buffer = Buffer.alloc(0);
let tiny: Buffer = Buffer.alloc(0);
const image = (response: ServerResponse, data: Buffer, status = 200) =>
  response
    .writeHead(status, { 'Content-Type': 'image/png', 'Content-Length': data.length })
    .end(data);

const asked: string[] = [];
const times = (path: string) => asked.filter((one) => one === path).length;
let open = 0;
let mostOpen = 0;

const answers: Record<string, (response: ServerResponse) => void> = {
  '/fine.png': (response) => image(response, picture),
  '/also.png': (response) => image(response, picture),
  '/tiny.png': (response) => image(response, tiny),
  '/moved.png': (response) => response.writeHead(301, { Location: '/fine.png' }).end(),
  '/gone.png': (response) => response.writeHead(404).end(),
  '/page.png': (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sign in'),
  '/noise.png': (response) => image(response, Buffer.from('this is no picture at all')),
  '/huge.png': (response) => image(response, Buffer.alloc(300_000)),
  '/busy.png': (response) =>
    times('/busy.png') < 3
      ? response.writeHead(429, { 'Retry-After': '7' }).end()
      : image(response, picture),
  '/always-busy.png': (response) => response.writeHead(503).end(),
  '/silent.png': () => {},
  '/half.png': (response) => {
    response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': picture.length });
    response.write(picture.subarray(0, 100));
    setImmediate(() => response.destroy());
  },
};
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  response.on('close', () => (open -= 1));
  answers[url]?.(response);
});
let origin = '';
beforeAll(async () => {
  const create = { channels: 3, background: '#336699' } as const;
  picture = await sharp({ create: { ...create, width: 500, height: 330 } })
    .png()
    .toBuffer();
  tiny = await sharp({ create: { ...create, width: 20, height: 20 } })
    .png()
    .toBuffer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

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
  ask: fetch,
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
  paths.map((path) => ({ key: `wikimedia/a/ab${path}`, address: origin + path, credit }));

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

test('a redirect is followed', async () => {
  expect((await bring('/moved.png')).there).toBe(1);
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

test('a page loads a local photo from its own host, with the same author and source', () => {
  const photo: Photo = { host: 'unsplash', id: 'photo-1', licence: 'Unsplash License' };
  const local = { stem: 'unsplash-photo-1', widths: [480, 1280, 1920], colour: '#336699' };
  const { src, srcSet, avif, ...said } = photoSource({ ...photo, local });
  expect(src).toBe('/photos/unsplash-photo-1-1280.webp');
  for (const address of `${srcSet}, ${avif}`.split(', ')) expect(address).toMatch(/^\/photos\//);
  const { author, licence, page } = photoSource(photo);
  expect(said).toMatchObject({ author, licence, page });
});
