import { posix as path } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../../tools/run/sources.mjs';
import { exists, filesIn, read, withoutComments } from '../support/project.ts';

/** Addresses of files in a module, however it reads them: imported, as text, as a glob. */
const addressesIn = (file: string) =>
  [...withoutComments(read(file)).matchAll(/['"`](\.{1,2}\/[^'"`?\n]+)/g)].map(([, address = '']) =>
    // Of a pattern, the folder that it looks into.
    path.join(path.dirname(file), address.replace(/\/[^/]*[*$].*$/, '')),
  );

const isSource = (file: string) =>
  sources.some((source) => file === source || file.startsWith(`${source}/`));

test('npm start builds anew when anything changes that a build reads', () => {
  const modules = filesIn(
    ['app', 'tools/build', 'tools/hosts', 'vite.config.ts', 'react-router.config.ts'],
    '.ts',
    '.tsx',
  );
  const used = modules.flatMap((file) => addressesIn(file).filter(exists));
  expect(used).toContain('art/icons');
  expect(used.length).toBeGreaterThan(500);
  expect([...new Set(used.filter((file) => !isSource(file) && file !== '.'))]).toEqual([]);
  expect(sources.filter((source) => !exists(source))).toEqual([]);
});
