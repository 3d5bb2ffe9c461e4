import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, linesMatching, read } from '../support/project.ts';

/* Rules for the sources that no linter of ours knows. */

const code = ['.ts', '.tsx', '.js', '.mjs'];
const modules = filesIn(['app', 'tools', 'tests'], ...code);
const atRoot = [
  'package.json',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
  'playwright.config.ts',
  'astro.config.ts',
  'vitest.config.ts',
  'knip.json',
  'tsconfig.json',
];
const texts = [
  ...filesIn(['app', 'tools', 'tests', 'art', 'content', 'docs', '.ci', '.github']).filter((file) =>
    /\.(?:[cm]?[jt]sx?|css|json|md|ya?ml|sh|py|toml)$/.test(file),
  ),
  ...filesIn(atRoot),
];

test('there is something to look at', () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(texts.length).toBeGreaterThan(200);
});

test('nothing depends on where it lies on a machine', () => {
  expect(linesMatching(texts, /(?<![\w.~-])\/(?:work|root|home|Users)\//)).toEqual([]);
});

test('nothing is left for later', () => {
  // The words are written so that they do not find themselves.
  const later = /\bTOD[O]\b|\bFIXM[E]\b|\bXX[X]\b/;
  const filler = /lore[m] ipsum|coming[ ]soon|place[h]older/i;
  expect(linesMatching(texts, later)).toEqual([]);
  // In CSS and HTML it is the name of a thing.
  const allowed = /::place[h]older|:place[h]older-shown|\bplace[h]older=\{/;
  expect(linesMatching(texts, filler).filter((line) => !allowed.test(line))).toEqual([]);
});

test('files above 300 lines say why at their top', () => {
  const long = filesIn(['app', 'tools'], ...code, '.css').filter((file) => {
    const source = read(file);
    const [comment = ''] = /^\/(?:\*[\s\S]*?\*\/|\/.*)/.exec(source) ?? [];
    return source.split('\n').length > 301 && !/\bWritten by\b|\blong\b|\blines\b/i.test(comment);
  });
  expect(long).toEqual([]);
});

test('exports have names, except where a framework asks for a default', () => {
  const needsDefault = /\.d\.ts$|\/playwright\.config\.ts$/;
  const files = modules.filter((file) => !needsDefault.test(file));
  expect(linesMatching(files, /^export default\b|^export \{[^}]*\bas default\b/)).toEqual([]);
});

test('there are no barrels: no file only passes on what others export', () => {
  expect(linesMatching(modules, /^export (?:\*|\{[^}]*\}) from /)).toEqual([]);
});

test('app/content alone reads content/, but for site.ts and the keys of messages', () => {
  const allowed = /^app\/(?:content\/[^/]+|site\.ts|i18n\/messages\.ts)$/;
  const readers = filesIn(['app'], ...code).filter((file) => {
    const imported = [...read(file).matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)];
    return imported.some(([, to = '']) =>
      posix.join(posix.dirname(file), to).startsWith('content/'),
    );
  });
  expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
  expect(readers.length).toBeGreaterThan(1);
  expect(read('app/i18n/messages.ts')).toMatch(
    /^import type \w+ from '[./]+content\/ui\/en\.json'/m,
  );
});

test('no component reads files, and none but *.server.ts asks for what runs on a server only', () => {
  const files = filesIn(['app'], ...code).filter(
    (file) => !/\.server\.tsx?$|^app\/pictures\/build\//.test(file),
  );
  expect(linesMatching(files, /from 'node:|process\.(?:cwd|env)/)).toEqual([]);
});
