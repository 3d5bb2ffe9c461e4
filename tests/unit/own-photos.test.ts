import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostedPhotosOf, photosOf } from '../../app/content/photos.ts';
import { loadContent } from '../../app/content/load.server.ts';
import { copyOwnPhotos } from '../../tools/build/own-photos.ts';
import { filesBelow } from '../../tools/build/files.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';
import { putOwnPhoto } from '../support/own-photo.ts';

const { copy, complaintsAfter } = copyOfContent();
const facts = join(copy, 'destinations/antalya/facts.json');
const before = readFileSync(facts, 'utf8');

let shown = '';
let unused = '';
beforeAll(async () => {
  shown = await putOwnPhoto(copy, 'shown.png');
  unused = await putOwnPhoto(copy, 'unused.png', '#993366');
  const photos = JSON.parse(before).photos.toSpliced(0, 1, {
    host: 'own',
    id: shown,
    author: 'Ayşe',
    licence: 'own',
  });
  writeFileSync(facts, withField('photos', photos)(before));
});

test('a photo of our own has the widths and the colour of its files', () => {
  const content = loadContent(copy);
  const { photos = [] } = content.destinations.find(({ id }) => id === 'antalya')?.facts ?? {};
  expect(photos[0]).toMatchObject({
    local: { stem: shown, widths: [480, 800], colour: '#336699' },
  });
  expect([...content.ownPhotos.keys()].toSorted()).toEqual([shown, unused]);
  expect(photosOf(content).length - hostedPhotosOf(content).length).toBe(1);
});

test('only files that a page shows are in the built site', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  afterAll(() => rmSync(site, { recursive: true }));
  copyOwnPhotos(loadContent(copy), join(copy, 'photos'), site);
  const copied = filesBelow(site).map((file) => file.slice(site.length).replaceAll('\\', '/'));
  expect(copied).toEqual(
    [480, 800].flatMap((width) =>
      ['avif', 'webp'].map((format) => `/assets/photos/${shown}-${width}.${format}`),
    ),
  );
});

const without = (name: string) => {
  const file = join(copy, 'photos', name);
  const data = readFileSync(file);
  return complaintsAfter(
    () => rmSync(file),
    () => writeFileSync(file, data),
  ).slice(1);
};
const withFile = (name: string) => {
  const file = join(copy, 'photos', name);
  return complaintsAfter(
    () => writeFileSync(file, 'x'),
    () => rmSync(file),
  ).slice(1);
};

test('a photo whose files are lost is named, and what to do', () => {
  expect(without(`${shown}.json`)).toEqual([
    expect.stringMatching(/antalya\/facts\.json: photos\.0\.id: .*choose the picture again/),
  ]);
  expect(without(`${shown}-800.webp`)).toEqual([
    expect.stringContaining(`content/photos/${shown}-800.webp`),
  ]);
});

test('a picture that was copied into the folder is to be chosen in the editor', () => {
  expect(withFile('bay.jpg')).toEqual([expect.stringContaining('npm run edit')]);
});

test('what an interrupted program left hinders nothing', () => {
  expect(withFile('bay-1a2b3c4d-480.avif')).toEqual([]);
});
