import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPhotos, type CheckedPhoto, type Terms } from '../../tools/photos/check.ts';

const answers: Record<string, (response: ServerResponse) => void> = {
  '/photo.jpg': (response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('ok'),
  '/heavy.jpg': (response) =>
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('x'.repeat(2000)),
  '/page': (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>Photo'),
  '/sign-in.jpg': (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>Sign in'),
  '/moved.jpg': (response) => response.writeHead(302, { Location: '/photo.jpg' }).end(),
  '/gone.jpg': (response) => response.writeHead(404).end(),
  '/broken.jpg': (response) => response.writeHead(503).end(),
  '/silent.jpg': () => {},
  // Never ends its answer.
  '/half.jpg': (response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).write('half');
  },
};
let open = 0;
let mostOpen = 0;
const server = createServer(({ url = '' }, response) => {
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  response.on('close', () => (open -= 1));
  answers[url]?.(response);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const terms: Terms = {
  ask: (address, init) => fetch(address.replace('https://host', origin), init),
  timeout: 60_000,
  heaviest: 1000,
  atOnce: 3,
};
const photo = (...paths: string[]): CheckedPhoto => ({
  name: 'a photo',
  images: paths.map((path) => `https://host${path}`),
  page: 'https://host/page',
});

test('a photo with every width and its page is fine', async () => {
  expect(await checkPhotos([photo('/photo.jpg', '/photo.jpg')], terms)).toEqual({
    wrong: [],
    lines: ['ok  a photo', 'photos: 1, with a fault: 0'],
  });
});

test.each([
  ['/gone.jpg', 'answers 404'],
  ['/broken.jpg', 'answers 503'],
  ['/moved.jpg', 'moved to /photo.jpg'],
  ['/sign-in.jpg', 'is text/html; charset=utf-8'],
  ['/heavy.jpg', 'is heavier than 1000 bytes'],
])('the image %s is reported as: %s', async (path, problem) => {
  const { wrong, lines } = await checkPhotos([photo('/photo.jpg', path)], terms);
  expect(wrong).toHaveLength(1);
  expect(lines).toEqual([
    `WRONG  a photo; https://host${path} ${problem}`,
    'photos: 1, with a fault: 1',
  ]);
});

test.each(['/silent.jpg', '/half.jpg'])('%s times out', async (path) => {
  const { wrong, lines } = await checkPhotos([photo(path)], { ...terms, timeout: 200 });
  expect(wrong).toHaveLength(1);
  expect(lines[0]).toContain(`https://host${path} no answer in time`);
});

test('a source page must be HTML, unless the photo is its own source', async () => {
  const image = 'https://host/photo.jpg';
  const wrong = { name: 'wrong', images: [], page: image };
  const own = { name: 'own', images: [image], page: image };
  expect((await checkPhotos([wrong, own], terms)).lines).toEqual([
    `WRONG  wrong; ${image} is image/jpeg`,
    'ok  own',
    'photos: 2, with a fault: 1',
  ]);
});

test('an unknown host is reported and does not stop the check', async () => {
  const lost = { name: 'lost', images: [], page: 'http://127.0.0.1:1/' };
  const { lines } = await checkPhotos([lost, photo('/photo.jpg')], terms);
  expect(lines[0]).toMatch(/^WRONG {2}lost; .* no answer/);
  expect(lines[1]).toBe('ok  a photo');
});

test('few photos are fetched at a time, and all are reported in order', async () => {
  mostOpen = 0;
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...photo('/photo.jpg'),
    name: `photo ${index}`,
  }));
  const { lines } = await checkPhotos(many, terms);
  expect(lines.slice(0, -1)).toEqual(many.map(({ name }) => `ok  ${name}`));
  expect(mostOpen).toBeLessThanOrEqual(terms.atOnce);
});
