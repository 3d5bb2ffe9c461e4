import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { problemsOfMessages } from '../../app/content/messages.server.ts';
import { tripWordsSchema } from '../../app/content/trip-schemas.ts';
import { controlOf, emptyOf, variantOf, variantsOf } from '../../tools/edit/form/control.ts';
import { folderOf, readEntry, writeEntry } from '../../tools/edit/entry.ts';
import { refusalOf } from '../../tools/edit/guard.ts';
import { formOf, kinds } from '../../tools/edit/kinds.ts';
import { type Part, partOf } from '../../tools/edit/form/part.ts';
import { optionsOfRelation, ownRelations } from '../../tools/edit/form/own-options.ts';
import { relationsOf } from '../../tools/edit/relations.ts';
import { stores } from '../../tools/edit/stores/stores.ts';
import { editorWords } from '../../tools/edit/words.ts';
import { addMadeUp } from '../support/made-up.ts';
import { root } from '../support/project.ts';
import { restoreContent } from '../support/restore-content.ts';
import { content } from '../support/texts.ts';

const relations = relationsOf(join(root, 'content'), content.site);
const known = new Set(Object.keys({ ...relations, ...ownRelations }));

/** Every part of a schema with its name. @throws {Error} if the editor has no control for one */
function parts(part: Part, path: string): [string, Part][] {
  const control = controlOf(part);
  const inner = [
    ...Object.entries(part.properties ?? {}),
    ...(part.items && control === 'list' ? [['*', part.items] as const] : []),
    ...(variantsOf(part) ?? []).map((variant) => ['?', variant] as const),
  ];
  return [[path, part], ...inner.flatMap(([key, one]) => parts(one, `${path}.${key}`))];
}

const forms = Object.entries(kinds).flatMap(([kind, schemas]) =>
  Object.entries(formOf(schemas)).map(([file, form]) => ({ name: `${kind}, ${file}`, form })),
);

describe.each(forms)('the form of $name', ({ name, form }) => {
  test('has a control for every field of its schema', () => {
    expect(parts(form, name).length).toBeGreaterThan(1);
  });

  test('has only relations that it can list', () => {
    const asked = parts(form, name).flatMap(([, { relation }]) => relation ?? []);
    expect(asked.filter((relation) => !known.has(relation))).toEqual([]);
  });

  test('can start every list and every choice', () => {
    for (const [, part] of parts(form, name)) expect(() => emptyOf(part)).not.toThrow();
  });
});

test('every folder of content/ that has entries can be edited', () => {
  const folders = globSync('*/*/*.{md,json}', { cwd: join(root, 'content') }).map(
    (file) => file.split(/[\\/]/)[0] ?? '',
  );
  expect(folders.length).toBeGreaterThan(100);
  expect([...new Set(folders)].filter((folder) => !Object.hasOwn(kinds, folder))).toEqual([]);
});

test.each([
  [{ plan: 2 }, 'plan'],
  [{ title: 'Sand', text: 'Nothing has to happen.' }, 'title'],
])('a day of a trip %j is known by its fields', (day, field) => {
  const { days } = partOf(tripWordsSchema).properties ?? {};
  expect(variantOf(days?.items ?? {}, day)?.properties).toHaveProperty(field);
});

test('a field of an unknown kind throws', () => {
  expect(() => controlOf({ type: 'null' })).toThrow('no control');
});

const home = mkdtempSync(join(tmpdir(), 'edit-'));
const copy = join(home, 'content');
afterAll(() => rmSync(home, { recursive: true }));
beforeEach(() => {
  restoreContent(copy);
  addMadeUp(copy);
});

const folders = Object.keys(kinds).filter((kind) => !Object.hasOwn(stores, kind));
const entries = globSync(`{${folders.join()}}/*`, {
  cwd: join(root, 'content'),
})
  .map((path) => path.split(/[\\/]/))
  .concat([['site', 'site']]);

test('saving an entry without a change leaves its files as they are', async () => {
  expect(entries.length).toBeGreaterThan(40);
  for (const [kind = '', id = ''] of entries) {
    const folder = folderOf(copy, kind, id);
    const { written } = await writeEntry(folder, readEntry(folder));
    expect(written, `${kind}/${id}`).toEqual([]);
  }
});

const ephesus = () => folderOf(copy, 'destinations', 'ephesus');
const source = (file: string) => readFileSync(join(ephesus(), file), 'utf8');

async function changed(file: string, edit: (entry: ReturnType<typeof readEntry>) => void) {
  const before = new Set(source(file).split('\n'));
  const entry = readEntry(ephesus());
  edit(entry);
  expect((await writeEntry(ephesus(), entry)).written).toEqual([file]);
  return source(file)
    .split('\n')
    .filter((line) => !before.has(line));
}

describe('an edit changes its own lines only:', () => {
  test('a price', async () => {
    const lines = await changed('facts.json', ({ facts }) => {
      if (facts) facts.price = 640;
    });
    expect(lines).toEqual(['  "price": 640,']);
  });

  test('a word in Arabic', async () => {
    const lines = await changed('ar.md', ({ words }) => {
      if (words.ar) words.ar.frontMatter.station = 'محطة إزمير';
    });
    expect(lines).toEqual(['station: محطة إزمير']);
  });

  test('a text', async () => {
    const lines = await changed('tr.md', ({ words }) => {
      if (words.tr)
        words.tr.body = words.tr.body.replace('Efes bir liman kentiydi.', 'Liman kentiydi.');
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Liman kentiydi\. /);
  });

  test('a removed tip', async () => {
    const lines = await changed('en.md', ({ words }) => {
      const { tips } = words.en?.frontMatter ?? {};
      if (words.en && Array.isArray(tips)) words.en.frontMatter.tips = tips.slice(1);
    });
    expect(lines).toEqual([]);
  });

  test('an added photo, formatted', async () => {
    await changed('facts.json', ({ facts }) => {
      if (facts && Array.isArray(facts.photos)) {
        facts.photos.push({ host: 'unsplash', id: 'photo-1', licence: 'Unsplash License' });
      }
    });
    const { code } = await format('facts.json', source('facts.json'), { printWidth: 100 });
    expect(source('facts.json')).toBe(code);
  });
});

test('a change made outside the editor is not overwritten', async () => {
  const entry = readEntry(ephesus());
  writeFileSync(join(ephesus(), 'tr.md'), `${source('tr.md')}\nSonradan.\n`);
  if (entry.facts) entry.facts.price = 1;
  await expect(writeEntry(ephesus(), entry)).rejects.toThrow('entry.changedElsewhere');
  expect(source('facts.json')).not.toContain('"price": 1,');
});

test.each([
  ['destinations', '../guide/istanbul'],
  ['..', 'content'],
  ['ui', 'en'],
  ['destinations', 'atlantis'],
])('only entries can be opened, not %s/%s', (kind, id) => {
  expect(() => folderOf(copy, kind, id)).toThrow('entry.unknown');
});

const asking = (method: string, headers: object, remoteAddress = '127.0.0.1') =>
  refusalOf(
    {
      method,
      headers: { host: '127.0.0.1:4180', ...headers },
      socket: { remoteAddress },
    },
    4180,
  );

describe('the editor answers its own page only:', () => {
  const own = 'http://127.0.0.1:4180';
  const json = { 'content-type': 'application/json' };

  test('its page may read and save', () => {
    expect(asking('GET', {})).toBeUndefined();
    expect(asking('POST', { origin: own, ...json })).toBeUndefined();
  });

  test.each<[string, string, object, string?]>([
    ['another machine', 'GET', {}, '192.168.1.7'],
    ['a name that leads here', 'GET', { host: 'rebound.example:4180' }],
    ['another port', 'GET', { host: '127.0.0.1:4181' }],
    ['another page that reads', 'GET', { origin: 'https://evil.example' }],
    ['another page that saves', 'POST', { origin: 'https://evil.example', ...json }],
    ['a form of another page', 'POST', { origin: own, 'content-type': 'text/plain' }],
    ['a page that hides its origin', 'POST', json],
    ['an image on another page', 'GET', { 'sec-fetch-site': 'cross-site' }],
    ['other methods', 'DELETE', { origin: own, ...json }],
  ])('not %s', (_, method, headers, from = '127.0.0.1') => {
    expect(asking(method, headers, from)).toBeDefined();
  });
});

test('the editor says everything in every language, with the same values', () => {
  expect(problemsOfMessages(editorWords, 'en')).toEqual([]);
});

const namesOf = (relation: string, facts: unknown, path = '') =>
  optionsOfRelation(relations, relation, facts, path).map(({ id, names }) => [id, names.tr]);

describe('a field is chosen by name from', () => {
  const facts = {
    bases: [{ id: 'van', name: { en: 'Van', tr: 'Van', ar: 'وان' } }, { id: 'half' }],
    sights: [
      { id: 'castle', sign: 'Van Kalesi' },
      { id: 'island', sign: 'Akdamar' },
    ],
    closings: [{ sight: 'island', weekday: 'monday' }],
  };

  test('the towns and the sights of the entry, as they are typed', () => {
    expect(namesOf('bases', facts)).toEqual([
      ['van', 'Van'],
      ['half', 'half'],
    ]);
    expect(namesOf('sights', facts)).toEqual([
      ['castle', 'Van Kalesi'],
      ['island', 'Akdamar'],
    ]);
    expect(namesOf('closedSights', facts)).toEqual([['island', 'Akdamar']]);
    expect(namesOf('sights', undefined)).toEqual([]);
  });

  test('the towns of the place of a stop', () => {
    const stops = [{ place: 'istanbul' }, { place: 'ephesus' }];
    expect(namesOf('basesOfStop', { stops }, 'stops.1.bases.0')).toContainEqual([
      'sirince',
      'Şirince',
    ]);
    expect(namesOf('basesOfStop', { stops }, 'stops.2.bases.0')).toEqual([]);
  });

  test('the towns that a trip by car can start in', () => {
    expect(namesOf('gateways', {})).toContainEqual(['ankara', 'Ankara']);
  });
});
