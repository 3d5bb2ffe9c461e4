import { afterEach, describe, expect, test } from 'vitest';
import { wordsFile } from '../../app/content/words-file.ts';
import { inEachLocale, locales } from '../../app/locales.ts';
import { personId } from '../support/made-up.ts';
import { ownPhoto, ownPortrait } from '../support/own-photo.ts';
import { read } from '../support/project.ts';
import { content } from '../support/texts.ts';
import { makeClosures, showsClosures } from './closures.ts';
import { showsContent } from './shown-content.ts';
import { makeOwnerChanges, newName } from './owner-changes.ts';
import {
  addCopyOf,
  addMadeUpToCopy,
  addOwnPhoto,
  complaints,
  create,
  edit,
  faultsOfCopy,
  filesSaying,
  npmRun,
  remove,
  setField,
} from './project-copy.ts';
import { leg, nameSeventhPlace, place, showsSeventhPlace, trip } from './seventh-place.ts';

/* The recipes of CONTRIBUTING.md that change content/ change one copy, which is built at the end; browser tests open it. */

const guide = read('CONTRIBUTING.md');

const followed: string[] = [];
afterEach(({ task }) => {
  followed.push(task.name);
});

/** `tests/slow/` follows these. */
const codeRecipes = [
  'Show more or fewer places on a page of the catalogue',
  'Change a font',
  'Add a language',
  'Add a page',
  'Change the theme',
];

const everyLanguage = (folder: string) =>
  locales.map((locale) => [locale, wordsFile(folder, locale)] as const);

test('Change a price', () => {
  edit('content/destinations/blacksea/facts.json', (facts) =>
    facts.replace(/"price": \d+/, '"price": 4321'),
  );
  expect(complaints()).toBe('');
});

test('Change words', () => {
  for (const [locale, file] of everyLanguage('content/destinations/antalya')) {
    edit(file, (words) => words.replace(/(?<=^subtitle: ).*$/m, `Words, changed ${locale}`));
  }
  expect(complaints()).toBe('');
});

test('Add or replace a photo', () => {
  edit('content/destinations/ephesus/facts.json', (facts) =>
    facts.replace(
      '"photos": [',
      `"photos": [${JSON.stringify({
        host: 'unsplash',
        id: 'photo-1',
        licence: 'Unsplash License',
        alt: inEachLocale((locale) => `A photo, added ${locale}`),
      })},`,
    ),
  );
  expect(complaints()).toBe('');
});

test('Add a photo of our own', async () => {
  const photo = {
    ...ownPhoto(await addOwnPhoto('content/guide/cappadocia')),
    focus: 'bottom left',
    licence: 'CC BY 4.0',
  };
  edit('content/guide/cappadocia/facts.json', (facts) =>
    facts.replace('"photos": [', `"photos": [${JSON.stringify(photo)},`),
  );
  expect(complaints()).toBe('');
});

test('Add an illustration', () => {
  // Drawing a new one needs a browser.
  const [, entry = ''] =
    /^illustrations:\n((?: {2}.*\n)+)/m.exec(read('content/destinations/ephesus/words.en.md')) ??
    [];
  expect(entry).toContain('id: ephesus-walk');
  edit('content/destinations/blacksea/facts.json', (facts) =>
    facts.replace('"illustrations": [', '"illustrations": ["ephesus-walk", '),
  );
  for (const [, file] of everyLanguage('content/destinations/blacksea')) {
    edit(file, (words) => words.replace('illustrations:\n', `illustrations:\n${entry}`));
  }
  expect(complaints()).toBe('');
});

test('Add a destination', () => {
  addCopyOf('destinations', 'ephesus', place);
  const facts = `content/destinations/${place}/facts.json`;
  setField(facts, 'draft', true);
  expect(complaints()).toBe('');
  setField(facts, 'draft', undefined);
  nameSeventhPlace();
  setField('content/stand-ins.json', place, { land: 'hills', hue: 40 });
  edit('content/legs.json', (legs) => legs.replace('"legs": [', `$&${leg('pamukkale')},`));
  expect(complaints()).toBe('');
});

test('Add an article', () => {
  addCopyOf('guide', 'istanbul', 'winter');
  expect(complaints()).toBe('');
});

test('Add a trip', () => {
  addCopyOf('trips', 'long-weekend', trip);
  expect(complaints()).toContain('another trip has "pamukkale"');
  edit(`content/trips/${trip}/facts.json`, (facts) =>
    facts.replace('"pamukkale"', '"experiences"').replace('"ephesus"', `"${place}"`),
  );
  expect(complaints()).toBe('');
});

test('Add an answer, or a tip', () => {
  addCopyOf('answers', 'children', 'grandparents');
  create(
    'content/answers/grandparents/facts.json',
    '{ "topic": "people", "factsChecked": "2026-11-20", "locales": ["tr"] }',
  );
  expect(complaints()).toContain('content/answers/grandparents/words.en.md');
  for (const locale of ['en', 'ar']) remove(`content/answers/grandparents/words.${locale}.md`);
  edit('content/answers/grandparents/words.tr.md', (words) =>
    words.replace(/(?<=^question: ).*$/m, 'Büyükanne de gelebilir mi?'),
  );
  expect(complaints()).toBe('');
});

test('Add a person, a review or a departure', () => {
  for (const kind of ['people', 'reviews', 'departures']) {
    create(`content/${kind}/begun/facts.json`, '{}');
    expect(complaints()).toContain(`content/${kind}/begun/facts.json: `);
  }
  addMadeUpToCopy();
  expect(complaints()).toBe('');
});

test('Add a notice', () => {
  create('content/notices/begun/facts.json', '{}');
  expect(complaints()).toContain('content/notices/begun/facts.json: ');
  addMadeUpToCopy();
  expect(complaints()).toBe('');
});

test('Make something findable', () => {
  for (const locale of locales) {
    edit(`content/search/${locale}.json`, (words) =>
      words.replace('{', '{ "/destinations/bursa": "ottomanskates",'),
    );
  }
  expect(complaints()).toBe('');
});

test('Add a tag', () => {
  edit('content/tags.json', (tags) =>
    tags.replace(
      '[',
      '[{ "id": "markets", "name": { "en": "Markets", "tr": "Pazarlar", "ar": "أسواق" } },',
    ),
  );
  edit('content/destinations/istanbul/facts.json', (facts) =>
    facts.replace('"tags": [', '"tags": ["markets", '),
  );
  expect(complaints()).toBe('');
});

test('what else an owner changes fits', () => {
  makeOwnerChanges();
  makeClosures();
  expect(complaints()).toBe('');
});

test('every recipe has been followed', () => {
  const section = guide.slice(guide.indexOf('## Recipes'), guide.indexOf('## House rules'));
  const headings = [...section.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
  expect(headings.filter((name) => !codeRecipes.includes(name))).toEqual(
    followed.filter((name) => headings.includes(name)),
  );
  expect(headings).toEqual(expect.arrayContaining(codeRecipes));
});

test('the site builds with all of them', { timeout: 0 }, async () => {
  const portrait = JSON.stringify(ownPortrait(await addOwnPhoto(`content/people/${personId}`)));
  edit(`content/people/${personId}/facts.json`, (facts) =>
    facts.replace('{', `{"photo":${portrait},`),
  );
  // Only the copy's code knows this picture.
  setField(`content/destinations/${place}/facts.json`, 'scene', place);
  expect(npmRun('build')).toBe('');
});

describe('the built site', () => {
  showsContent();
});

test('no link of it is lost, and its HTML is valid', { timeout: 0 }, async () => {
  expect(await faultsOfCopy()).toEqual([]);
});

test('nothing says the old name', () => {
  const old = Object.values(content.site.name);
  expect(filesSaying((text) => old.some((name) => text.includes(name)))).toEqual([]);
  const named = filesSaying((text) => Object.values(newName).some((name) => text.includes(name)));
  expect(named).toEqual(
    expect.arrayContaining([
      '/index.html',
      '/llms.txt',
      '/tr/site.webmanifest',
      '/ar/guide/feed.xml',
    ]),
  );
});

describe('the seventh place', () => {
  showsSeventhPlace();
});

describe('closures', () => {
  showsClosures();
});
