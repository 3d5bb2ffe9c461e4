import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/project.ts';

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

test('whatever is kept on a device can be forgotten on the page about privacy', () => {
  const keeping = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /(?:local|session)Storage\.setItem/.test(read(file)),
  );
  expect(keeping.length).toBeGreaterThan(3);
  const page = globSync('app/privacy/*.{ts,tsx}', { cwd: root }).map(read).join();
  expect(keeping.filter((file) => !page.includes(`/${basename(file)}'`))).toEqual([]);
});

test('pages are kept by one room only, and the page about privacy forgets them all', () => {
  const keeping = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /\bcaches\b|indexedDB/.test(read(file)),
  );
  expect(keeping.length).toBeGreaterThan(3);
  expect(keeping.filter((file) => !file.startsWith('app/offline/'))).toEqual([]);
  expect(read('app/privacy/kept.ts')).toContain('/offline/forget.ts');
  // Not by their names, one of which could be forgotten here.
  expect(read('app/offline/forget.ts')).toMatch(
    /caches\.keys\(\)\)\.map\(\(name\) => caches\.delete/,
  );
});
