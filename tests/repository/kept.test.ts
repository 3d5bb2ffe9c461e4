import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/project.ts';

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

const filesWith = (pattern: RegExp) =>
  globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) => pattern.test(read(file)));

test('all that is kept on a device can be forgotten on the page about privacy', () => {
  const keeping = filesWith(/\bkeep\b[^;]*\/ui\/storage\.ts'/);
  expect(keeping.length).toBeGreaterThan(3);
  const page = globSync('app/privacy/*.{ts,tsx}', { cwd: root })
    // What answers a press on the page's switch of photos.
    .concat('app/pictures/photo-switch.client.ts')
    .map(read)
    .join();
  expect(keeping.filter((file) => !page.includes(`/${basename(file)}'`))).toEqual([]);
});

test('storage, which may throw, is asked in one place', () => {
  expect(filesWith(/\b(?:local|session)Storage\b(?!')|globalThis\[/)).toEqual([
    'app/ui/storage.ts',
  ]);
});

test('pages are kept by one room only, and the page about privacy forgets them all', () => {
  const keeping = filesWith(/\bcaches\b|indexedDB/);
  expect(keeping.length).toBeGreaterThan(3);
  expect(keeping.filter((file) => !file.startsWith('app/offline/'))).toEqual([]);
  expect(read('app/privacy/kept.ts')).toContain('/offline/forget.ts');
  // Not by their names, one of which could be forgotten here.
  expect(read('app/offline/forget.ts')).toMatch(
    /caches\.keys\(\)\)\.map\(\(name\) => caches\.delete/,
  );
});
