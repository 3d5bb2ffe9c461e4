import { globSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exists, filesIn, linesMatching, read, root } from '../support/project.ts';
import { translate } from '../support/texts.ts';

const manifest: {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
} = JSON.parse(read('package.json'));

const ignored = new Set(
  read('.gitignore')
    .split('\n')
    .map((line) => line.replaceAll(/^\/|\/$/g, '')),
);

const foldersIn = (parent: string) =>
  readdirSync(`${root}/${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !ignored.has(entry.name))
    .map(({ name }) => `${parent}${name}`)
    .filter((folder) => filesIn([folder]).length > 0);

function places() {
  const [, section = ''] = read('README.md').split('\n## What is where\n');
  const [list = ''] = section.split('\n## ');
  return [...list.matchAll(/^ *- `([^`]+)\/`: (.*)$/gm)].map(([, folder = '', sentence = '']) => ({
    folder,
    sentence,
  }));
}

describe('README.md says what is where', () => {
  test('every folder at the top and in app/ is listed', () => {
    const listed = new Set(places().map(({ folder }) => folder));
    const missing = [...foldersIn(''), ...foldersIn('app/')].filter(
      (folder) => !listed.has(folder),
    );
    expect(missing).toEqual([]);
  });

  test('every listed folder exists and has one sentence', () => {
    const wrong = places().filter(
      ({ folder, sentence }) => !exists(folder) || !/^[^.]+(?:\.\w[^.]*)*\.$/.test(sentence),
    );
    expect(wrong).toEqual([]);
    expect(places()).not.toEqual([]);
  });
});

const documents = filesIn(
  ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs', 'art/README.md', 'content/STYLE.md'],
  '.md',
);

/** Code that is no path of ours: addresses, packages, media types, expressions, built pages. */
const notOurs = /^(?:https?:|@|\/|\.{3}|(?:text|image|font|application)\/)|[\s()=$"'|]|\.html$/;
const looksLikePath = (code: string) =>
  !notOurs.test(code) && (code.includes('/') || /\.(?:tsx?|css|mjs|json|md)$/.test(code));

/** A path may start at the root or beside the document; a name alone may be in any folder. */
function leadsSomewhere(path: string, beside: string): boolean {
  if (ignored.has(path.split('/')[0] ?? '')) return true;
  const [braces, choice] = /\{([\w,-]+)\}/.exec(path) ?? [];
  if (braces && choice) {
    const paths = choice.split(',').map((name) => path.replace(braces, name));
    return paths.every((each) => leadsSomewhere(each, beside));
  }
  // `<id>` matches any name, `.server.ts` any name that ends so.
  const pattern = path
    .replaceAll(/<[^>]*>/g, '*')
    .replace(/^(?=\.\w+\.)/, '*')
    .replace(/\/$/, '');
  const anywhere = pattern.includes('/') ? `${beside}${pattern}` : `{*,*/**}/${pattern}`;
  const exclude = (name: string) => ignored.has(name);
  return globSync([pattern, anywhere], { cwd: root, exclude }).length > 0;
}

describe.each(documents)('%s', (document) => {
  const source = read(document);
  const folder = document.slice(0, document.lastIndexOf('/') + 1);
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
    // A superseded record describes an earlier state.
    const paths = source.includes('_Superseded by') ? [] : codes.filter(looksLikePath);
    expect(paths.filter((path) => !leadsSomewhere(path, folder))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...source.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
    expect(links.map(([, to = '']) => to).filter((to) => !exists(folder + to))).toEqual([]);
  });
});

test('docs/map.md says what the site says', () => {
  const t = translate.en;
  const walk = t('when.wish.walk');
  const words = [
    t('map.list'),
    `(${t('year.good')})`,
    `(${t('map.dimmed')})`,
    t('when.happens'),
    t('when.wishes'),
    t('when.order', { wishes: walk.toLowerCase(), first: '…', second: '…' }),
  ];
  const text = read('docs/map.md').replaceAll('\n', ' ');
  expect(words.filter((each) => !text.includes(each))).toEqual([]);
});

const records = filesIn(['docs/decisions'], '.md');

test.each(records)('%s has context, decision and consequences in at most 250 words', (record) => {
  const text = read(record);
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(250);
  expect(text).toMatch(/\*\*Context\.\*\*[^]+\*\*Decision\.\*\*[^]+\*\*Consequences\.\*\*/);
});

test('SECURITY.md and LICENSE have the e-mail address of the site', () => {
  const { email }: { email: string } = JSON.parse(read('content/site.json'));
  for (const file of ['SECURITY.md', 'LICENSE']) expect(read(file)).toContain(email);
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

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json')));

// `npm ci` refuses a lock without the binaries of its platform; some registries lack them.
test('the lock names the binaries of every platform', () => {
  const named = Object.keys(lock.packages);
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.filter((name) => !named.some((at) => at.endsWith(`node_modules/${name}`)))).toEqual(
    [],
  );
});
