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
