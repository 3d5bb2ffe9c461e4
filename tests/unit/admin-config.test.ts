import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { configOf, jsonFiles } from '../../app/admin/config.ts';
import { firstScreen } from '../../app/admin/first-screen.ts';
import { formatOf, rewritten } from '../../app/admin/formats.ts';
import { partOf } from '../../app/admin/json-schema.ts';
import { grouped, messageFormat } from '../../app/admin/messages.ts';
import { adminWords } from '../../app/admin/words.ts';
import { blockIds } from '../../app/content/schemas/block.ts';
import type { Repository } from '../../app/content/schemas/repository.ts';
import { type Locale, locales } from '../../app/locales.ts';
import { adminPolicy } from '../../tools/hosts/admin.ts';
import { allFields, type Field, fieldSchema, fits, refused } from '../support/admin/fields.ts';
import { rewrittenWords } from '../support/admin/front-matter.ts';
import { filesIn, read } from '../support/project.ts';

/* What Sveltia CMS is told of the content. */

const messages = (locale: Locale): Record<string, string> =>
  JSON.parse(read(`content/ui/${locale}.json`));

const siteNames = { en: 'A site', tr: 'Bir site', ar: 'موقع' };

const config = (locale: Locale, repository?: Repository) => {
  const shown = {
    title: siteNames[locale],
    origin: 'https://site.example',
    blocks: Object.fromEntries(blockIds.map((id) => [id, `${locale} ${id}`])),
    messages: messages(locale),
  };
  return configOf(locale, shown, repository);
};

type Shown = { path: string; text: string };

/** Every label, hint and message, with where it is. */
function textsIn(value: unknown, path = ''): Shown[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]): Shown[] => {
    const isText = ['label', 'label_singular', 'hint'].includes(key) && typeof one === 'string';
    if (isText) return [{ path: `${path}.${key}`, text: one }];
    if (key === 'pattern' && Array.isArray(one)) return [{ path: `${path}.pattern`, text: one[1] }];
    return textsIn(one, `${path}.${key}`);
  });
}

const formsOf = (locale: Locale) => {
  const { collections, singletons } = config(locale);
  // Messages are called by what they say.
  return { collections, singletons: singletons?.filter(({ name }) => name !== 'messages') };
};

describe.each(locales)('in %s', (locale) => {
  test('each field has a label in words', () => {
    const texts = textsIn(formsOf(locale));
    expect(texts.length).toBeGreaterThan(700);
    expect(texts.filter(({ text }) => /^$|^[a-z]+[A-Z]\w*$|\bnull\b|\{\w+\}/.test(text))).toEqual(
      [],
    );
  });

  test('there are the words of English, and each is used', () => {
    expect(Object.keys(adminWords[locale])).toEqual(Object.keys(adminWords.en));
    const said = JSON.stringify([config(locale), firstScreen(siteNames)]);
    const isSaid = (text: string) =>
      text.split(/\{\w+\}/).every((part) => said.includes(JSON.stringify(part).slice(1, -1)));
    const unused = Object.entries(adminWords[locale]).filter(([, text]) => !isSaid(text));
    expect(unused).toEqual([]);
  });
});

/** Written the same way in every language. */
const names =
  /^(?:English|Euro|Türkçe|العربية|WhatsApp|Plan|Unsplash|Wikimedia(?: Commons)?|Konya|\d+|CC.* [\d.]+|Public domain)$/;

test.each(['tr', 'ar'] as const)('nothing is English in %s', (locale) => {
  const english = new Map(textsIn(formsOf('en')).map(({ path, text }) => [path, text]));
  const left = textsIn(formsOf(locale)).filter(
    ({ path, text }) => english.get(path) === text && !names.test(text),
  );
  expect(left).toEqual([]);
});
const { collections = [], singletons = [] } = config('en');
const jsonForms = [
  ...collections.flatMap((one) => {
    if ('files' in one) return one.files.filter(({ format }) => format !== undefined);
    if (!('folder' in one) || one.extension !== 'json') return [];
    return filesIn([one.folder], '/facts.json').map((file) => ({ ...one, file }));
  }),
  ...singletons.flatMap((one) => ('file' in one && one.format !== 'messages' ? [one] : [])),
].map(({ file, format = '', fields }) => ({
  file: file.replace('{{locale}}', 'ar'),
  fields: z.array(fieldSchema).parse(fields),
  format: formatOf(jsonFiles[format] ?? {}),
}));

test('each format of a JSON file is registered', () => {
  const formats = [...collections, ...singletons].flatMap((one) => {
    if ('files' in one) return one.files.map(({ format }) => format);
    return 'format' in one ? [one.format] : [];
  });
  expect(formats).toContain('reviews-facts');
  const registered = new Set([...Object.keys(jsonFiles), 'messages', undefined]);
  expect(formats.filter((format) => !registered.has(format))).toEqual([]);
});

test.each(jsonForms)('the form of $file takes what it has', ({ file, fields, format }) => {
  const text = read(file);
  const form = format.fromFile(text);
  const root = fields.find((field) => field.root);
  expect(format.toFile(form)).toBe(text.trimEnd());
  expect(refused(fields, root ? { [root.name]: form } : Object(form))).toEqual([]);
});

const { 'wrong.whole': whole, 'wrong.number': decimal, 'wrong.row': row = '' } = adminWords.en;
const numberMessages = new Set([
  whole,
  decimal,
  row.replace('{count}', '12'),
  row.replace('{count}', '2'),
]);

const figures = jsonForms.flatMap(({ file, fields }) =>
  allFields(fields)
    .filter(({ pattern }) => numberMessages.has(pattern?.[1]))
    .map((field) => ({ file, name: field.name, field })),
);

test.each(['1.250', '1,250', '١٢٥٠', 'abc', '1 250 usd'])('%s is no figure anywhere', (typed) => {
  expect(figures.length).toBeGreaterThan(100);
  expect(figures.filter(({ field }) => fits(field, typed))).toEqual([]);
});

test.each(locales)('messages in %s are the same text after being shown', (locale) => {
  const text = read(`content/ui/${locale}.json`);
  expect(messageFormat.toFile(messageFormat.fromFile(text))).toBe(text);
  expect(Object.keys(grouped(messages(locale)))).not.toContain('toolbar.skip');
});

const hosts = (policy: string) => policy.match(/https?:[^\s;]+/g);

test('the page asks no host but that of the repository', () => {
  expect(hosts(adminPolicy(undefined))).toBeNull();
  expect(
    hosts(adminPolicy({ backend: 'github', repo: 'a/b', branch: 'main', drafts: false })),
  ).toEqual(['https://api.github.com']);
  const own = { base_url: 'https://git.example', api_root: 'https://git.example/api/v4' };
  const elsewhere = { backend: 'gitlab', repo: 'a/b', branch: 'main', drafts: false } as const;
  expect(hosts(adminPolicy({ ...elsewhere, ...own }))).toEqual(['https://git.example']);
});

test('a save is a pull request only where drafts are switched on', () => {
  const named = { backend: 'gitlab', repo: 'a/b', branch: 'main' } as const;
  const modes = [true, false].map((drafts) => config('en', { ...named, drafts }));
  expect(modes.map(({ publish_mode: mode }) => mode)).toEqual(['editorial_workflow', undefined]);
  expect(modes[0]?.backend).toMatchObject({ name: 'gitlab', repo: 'a/b', branch: 'main' });
});

test.each(['nightBases.item', 'closings.sight'])(
  '%s of a new place is typed, because choices come from saved entries only',
  (path) => {
    const form = jsonForms.find(({ file }) => file === 'content/destinations/ephesus/facts.json');
    const field = path
      .split('.')
      .reduce<Field | undefined>(
        (found, name) => [...(found?.fields ?? []), found?.field].find((one) => one?.name === name),
        { name: '', fields: form?.fields },
      );
    expect(field).toMatchObject({
      widget: 'string',
      pattern: [expect.any(String), expect.any(String)],
    });
  },
);

test('in each language, lists of words take rows', () => {
  const words = collections.filter((one) => 'folder' in one && one.extension === undefined);
  const fields = words.flatMap((one) =>
    'fields' in one ? allFields(z.array(fieldSchema).parse(one.fields)) : [],
  );
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter(({ i18n }) => i18n !== true)).toEqual([]);
});

describe('what the editor saves unchanged is the same text', () => {
  test.each(filesIn(['content'], '.json'))('%s', (file) => {
    expect(rewritten(read(file))).toBe(read(file));
  });

  test.each(filesIn(['content'], '.md').filter((file) => !file.endsWith('STYLE.md')))(
    '%s',
    (file) => {
      expect(rewrittenWords(read(file))).toBe(read(file));
    },
  );
});

describe('a form of facts', () => {
  const schema = z.strictObject({
    price: z.int(),
    name: z.string(),
    stops: z.array(z.strictObject({ nights: z.int(), open: z.literal(true).optional() })),
    photos: z.array(
      z.discriminatedUnion('host', [
        z.strictObject({ host: z.literal('unsplash'), id: z.string(), author: z.string() }),
        z.strictObject({ host: z.literal('wikimedia'), path: z.string(), author: z.string() }),
      ]),
    ),
    draft: z.literal(true).optional(),
  });
  const { fromFile, toFile } = formatOf(partOf(schema));
  test('text stays text, even if it looks like a number', () => {
    expect(toFile(fromFile('{ "name": "1981" }'))).toBe('{ "name": "1981" }');
  });

  test('each kind of photo has its keys in its own order', () => {
    const photos = '{ "photos": [{ "host": "wikimedia", "path": "9/9f/a.jpg", "author": "A" }] }';
    const mixed = { author: 'A', host: 'wikimedia', path: '9/9f/a.jpg' };
    expect(toFile({ photos: [mixed] })).toBe(photos);
  });

  test('a switch that is off is left out', () => {
    expect(toFile({ draft: false, stops: [{ nights: '2', open: false }] })).toBe(
      '{ "stops": [{ "nights": 2 }] }',
    );
  });

  test.each(['1,250', '١٢٥٠', 'abc', '', '1 250', '007x'])(
    '%o is never written as a number',
    (price) => {
      expect(toFile({ price })).toBe(`{ "price": ${JSON.stringify(price)} }`);
    },
  );
});
