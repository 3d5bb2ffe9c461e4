import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../app/content/load.server.ts';
import { lands } from '../../app/content/stand-ins.ts';
import { locales } from '../../app/locales.ts';
import { standIn } from '../../app/pictures/build/stand-in.ts';
import { beginEntry } from '../../tools/new/entry.ts';
import { root } from '../support/project.ts';

const project = mkdtempSync(join(tmpdir(), 'new-'));
const copied = join(project, 'content');
afterAll(() => rmSync(project, { recursive: true }));

const today = '2026-11-22';
const begin = (kind: string, id: string, more: object = {}) =>
  beginEntry({ kind, id, ...more }, project, today);

const begun = [
  ['destination', 'begun-place', 'content/destinations/begun-place'],
  ['article', 'begun-text', 'content/guide/begun-text'],
  ['trip', 'begun-trip', 'content/trips/begun-trip'],
  ['answer', 'begun-answer', 'content/answers/begun-answer'],
  ['person', 'begun-person', 'content/people/begun-person'],
  ['notice', 'begun-notice', 'content/notices/begun-notice'],
] as const;
const begunWithoutWords = [
  ['review', 'begun-review', 'content/reviews/begun-review', 'language'],
  ['departure', 'begun-departure', 'content/departures/begun-departure', 'start'],
] as const;

beforeAll(async () => {
  cpSync(join(root, 'content'), copied, { recursive: true });
  for (const [kind, id] of begunWithoutWords) await begin(kind, id);
  for (const [kind, id, folder] of begun) {
    await begin(kind, id);
    // No picture is drawn here; this scene is not used by a trip.
    const facts = join(project, folder, 'facts.json');
    writeFileSync(
      facts,
      readFileSync(facts, 'utf8').replace(/(?<="scene": ")[^"]*/, 'experiences'),
    );
  }
});

const publish = (folder: string) => {
  const facts = join(project, folder, 'facts.json');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/\s*"draft": true,/, ''));
};

const complaints = () => {
  try {
    loadContent(copied);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

test.each(begun.slice(0, 3))('a new %s %s is a draft, which stops no build', (_, __, folder) => {
  expect(readFileSync(join(project, folder, 'facts.json'), 'utf8')).toContain('"draft": true');
  expect(complaints()).not.toContain(folder);
});

test('a new entry is shown by the development server', () => {
  const content = loadContent(copied, { unfinished: true });
  expect(content.site.destinations.at(-1)).toBe('begun-place');
  expect(content.articles.at(-1)?.id).toBe('begun-text');
  expect(content.trips.at(-1)?.id).toBe('begun-trip');
  expect(content.answers.at(-1)?.id).toBe('begun-answer');
  expect(content.people.at(-1)?.id).toBe('begun-person');
  expect(content.notices.at(-1)?.id).toBe('begun-notice');
  expect(content.reviews.at(-1)?.id).toBe('begun-review');
  expect(content.departures.at(-1)?.id).toBe('begun-departure');
});

describe.each(begun)('a new %s %s that is no draft', (_, __, folder) => {
  beforeAll(() => publish(folder));

  test.each(locales)('fails the build while its text in %s says WRITE', (locale) => {
    expect(complaints()).toContain(`${folder}/${locale}.md: body: still`);
  });

  test('has formatted facts', async () => {
    const source = readFileSync(join(project, folder, 'facts.json'), 'utf8');
    const { code } = await format('facts.json', source, { printWidth: 100 });
    expect(code).toBe(source);
  });
});

test.each(begunWithoutWords)(
  'a new %s %s has facts only, and fails the build until they are filled in',
  (...begunEntry) => {
    const [, , folder, field] = begunEntry;
    expect(readdirSync(join(project, folder))).toEqual(['facts.json']);
    expect(complaints()).toContain(`${folder}/facts.json: ${field}: still to be filled in`);
  },
);

test.each(['price', 'climate', 'place'])(
  'a new destination without its %s fails the build',
  (field) => {
    expect(complaints()).toContain(
      `content/destinations/begun-place/facts.json: ${field}: still to be filled in`,
    );
  },
);

test('site.json keeps its order and its format', () => {
  const source = readFileSync(join(copied, 'site.json'), 'utf8');
  const before = readFileSync(join(root, 'content/site.json'), 'utf8');
  const without = source
    .replaceAll(/,\s*"(?:people|reviews|departures|notices)": \["begun-\w+"\]/g, '')
    .replaceAll(/,\s*"begun-\w+"/g, '');
  expect(without.replaceAll(/\s/g, '')).toBe(before.replaceAll(/\s/g, ''));
});

describe('reports what is wrong with', () => {
  test.each([
    ['a kind that does not exist', 'town', 'van', {}, '"town" is nothing I can begin'],
    ['no id', 'destination', '', {}, 'Say its id too'],
    ['capitals', 'destination', 'Van', {}, 'new.badAddress'],
    ['Turkish letters', 'destination', 'çeşme', {}, 'new.badAddress'],
    ['a way out of the folder', 'destination', '../van', {}, 'new.badAddress'],
    ['an id that is taken', 'destination', 'istanbul', {}, 'new.exists'],
    ['an unknown landscape', 'destination', 'van', { land: 'moon' }, 'coast, mountains'],
    ['a hue beyond the circle', 'destination', 'van', { hue: '400' }, 'from 0 to 359'],
  ] as const)('%s, and writes nothing', async (_, kind, id, more, reason) => {
    const before = readFileSync(join(copied, 'site.json'), 'utf8');
    await expect(begin(kind, id, more)).rejects.toThrow(reason);
    expect(readFileSync(join(copied, 'site.json'), 'utf8')).toBe(before);
    expect(existsSync(join(copied, 'destinations/van'))).toBe(false);
  });
});

test.each(lands)(
  'a placeholder of %s is always the same, without SVG features that only browsers have',
  (land) => {
    const drawn = () => standIn('begun-place', { land, hue: 220 }).svg;
    expect(drawn()).toBe(drawn());
    expect(drawn()).not.toBe(standIn('lake-tuz', { land, hue: 220 }).svg);
    expect(drawn()).not.toMatch(/<filter|mix-blend-mode|NaN/);
  },
);
