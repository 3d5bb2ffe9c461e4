import { globSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultLocale, locales } from '../app/locales.ts';
import { exists, filesIn, linesMatching, read, root } from './support/project.ts';

/* What the documents promise about the project, and what the project promises about itself. */

const manifest: {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
} = JSON.parse(read('package.json'));

const ignored = new Set(read('.gitignore').split('\n').map((line) => line.replace(/\/$/, '')));

/** Folders that hold something; empty ones are not kept. */
const foldersIn = (parent: string) =>
  readdirSync(`${root}/${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !ignored.has(entry.name))
    .map(({ name }) => `${parent}${name}`)
    .filter((folder) => filesIn([folder]).length > 0);

describe('README.md says what is where', () => {
  const places = () => {
    const [, section = ''] = /^## What is where$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(read('README.md')) ?? [];
    return [...section.matchAll(/^ *- `([^`]+)\/`: (.*)$/gm)].map(([, folder = '', sentence = '']) => ({
      folder,
      sentence,
    }));
  };

  test('every folder at the top and in app/ has its place', () => {
    const listed = new Set(places().map(({ folder }) => folder));
    const missing = [...foldersIn(''), ...foldersIn('app/')].filter((folder) => !listed.has(folder));
    expect(missing).toEqual([]);
  });

  test('every place exists and has one sentence', () => {
    const wrong = places().filter(
      ({ folder, sentence }) => !exists(folder) || !/^[^.]+(?:\.\w[^.]*)*\.$/.test(sentence),
    );
    expect(wrong).toEqual([]);
    expect(places()).not.toEqual([]);
  });
});

const documents = filesIn(['README.md', 'CONTRIBUTING.md', 'docs', 'art/README.md'], '.md');

/** Things between backticks that look like paths and are none of ours. */
const notOurs = /^(?:https?:|@|\/|(?:text|image|font|application)\/)|[\s(){}=$"'|,]|^\.{3}/;

describe.each(documents)('%s', (document) => {
  const source = read(document);
  const codes = [...source.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );

  test('names only commands that exist', () => {
    const commands = [...source.matchAll(/npm run ([\w:-]+)|npm (test|start)\b/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    expect(commands.filter((command) => !(command in manifest.scripts))).toEqual([]);
  });

  test('names only paths that exist', () => {
    const paths = codes.filter(
      (code) => !notOurs.test(code) && (code.includes('/') || /\.(?:tsx?|css|mjs|json|md)$/.test(code)),
    );
    const lost = paths.filter((path) => {
      if (ignored.has(path.split('/')[0] ?? '')) return false;
      // <id> stands for any name; a name without a folder may stand in any.
      const pattern = path.replaceAll(/<[^>]*>/g, '*').replace(/^\.\//, '').replace(/\/$/, '');
      const anywhere = pattern.includes('/') ? [pattern] : [pattern, `{app,art,content,docs,tests,tools}/**/${pattern}`];
      return globSync(anywhere, { cwd: root }).length === 0;
    });
    expect(lost).toEqual([]);
  });

  test('links only to files that exist', () => {
    const folder = document.slice(0, document.lastIndexOf('/') + 1);
    const lost = [...source.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !exists(folder + to));
    expect(lost).toEqual([]);
  });
});

test('every package has an exact version', () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('package-lock.json names no registry', () => {
  expect(linesMatching(['package-lock.json'], /"resolved"/)).toEqual([]);
});

test('every language has its branch of routes, and no other has one', () => {
  const files = filesIn(['app/routes/language']).toSorted();
  expect(files).toEqual(locales.map((locale) => `app/routes/language/${locale}.tsx`).toSorted());
  for (const locale of locales) {
    const source = read(`app/routes/language/${locale}.tsx`);
    const named = [...source.matchAll(/(?<=ui\/|siteNavigation\('|locale=")\w+/g)].map(String);
    expect(new Set(named), `in ${locale}.tsx`).toEqual(new Set([locale]));
  }
  expect(locales[0]).toBe(defaultLocale);
});
