import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../app/content/content.server.ts';
import { complaintsIn, copyOfContent, withField } from '../support/content-copy.ts';

const { copy } = copyOfContent();

/** With other contents of some files, which are put back afterwards. */
function withFiles<Value>(
  changes: Record<string, (source: string) => string>,
  use: () => Value,
): Value {
  const before = Object.keys(changes).map((file) => {
    const path = join(copy, file);
    return [path, readFileSync(path, 'utf8')] as const;
  });
  try {
    for (const [file, change] of Object.entries(changes)) {
      const path = join(copy, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    }
    return use();
  } finally {
    for (const [path, source] of before) writeFileSync(path, source);
  }
}

const draft = withField('draft', true);
const linkingTo = (address: string) => (source: string) => `${source}\nSee [it](${address}).\n`;

describe('a draft', () => {
  const asDraft = { 'trips/first-visit/facts.json': draft };

  test('is in no list of what is built, and in that of development', () => {
    const [built, shown] = [false, true].map(
      (withDrafts) => withFiles(asDraft, () => loadContent(copy, { withDrafts })).site.trips,
    );
    expect(built).not.toContain('first-visit');
    expect(shown).toContain('first-visit');
  });

  test('may be unfinished, and even broken', () => {
    const unfinished = {
      'answers/tipping/facts.json': draft,
      'answers/tipping/words.tr.md': () => 'not yet',
    };
    expect(withFiles(unfinished, () => complaintsIn(copy))).toBe('');
  });

  test.each([
    ['answers/tipping/facts.json', 'answers/water/words.en.md', '/guide#tipping'],
    ['trips/first-visit/facts.json', 'guide/istanbul/words.tr.md', '/trips/first-visit'],
    ['guide/culinary-journey/facts.json', 'blocks/price/words.en.md', '/guide/culinary-journey'],
  ])('%s is named where %s links to it', (facts, text, address) => {
    const said = withFiles({ [facts]: draft, [text]: linkingTo(address) }, () =>
      complaintsIn(copy),
    );
    expect(said).toContain(
      `content/${text}: body: the link ${address} leads to a draft, which is not on the site`,
    );
  });

  test('a place: trips that go there are named, lists of places lose it', () => {
    const said = withFiles({ 'destinations/pamukkale/facts.json': draft }, () =>
      complaintsIn(copy),
    );
    expect(said).toContain(
      'content/trips/long-weekend/facts.json: stops.1: "pamukkale" is a draft, so it is not on the site',
    );
    const others = said
      .split('\n')
      .filter((line) => line.startsWith('  - ') && !line.includes('content/trips/'));
    expect(others).toEqual([]);
  });

  test('a place: with its trips as drafts everything else fits, and nothing names it', () => {
    const { trips } = loadContent(copy);
    const through = trips.filter(({ facts }) =>
      facts.stops.some(({ place }) => place === 'pamukkale'),
    );
    const files = Object.fromEntries(
      ['destinations/pamukkale', ...through.map(({ folder }) => folder)].map((folder) => [
        `${folder}/facts.json`,
        draft,
      ]),
    );
    const found = withFiles(files, () => loadContent(copy));
    expect(JSON.stringify(found.legs.legs)).not.toContain('"pamukkale"');
    expect(found.articles.flatMap(({ facts }) => facts.destinations)).not.toContain('pamukkale');
    expect(found.months.flatMap(({ facts }) => facts.leaveOut)).not.toContain('pamukkale');
  });
});

const saying = (...moved: { from: string; to: string }[]) =>
  withFiles({ 'moved.json': () => JSON.stringify(moved) }, () => complaintsIn(copy));

describe('content/moved.json', () => {
  test('leads from an old address to a page', () => {
    expect(saying({ from: '/destinations/old', to: '/destinations/ephesus' })).toBe('');
    expect(saying({ from: '/guide/old', to: '/guide#tipping' })).toBe('');
  });

  test.each([
    ['a page that is there', { from: '/guide/istanbul', to: '/guide' }, 'there is a page at'],
    ['to nowhere', { from: '/guide/old', to: '/guide/new' }, 'there is no page /guide/new'],
    ['with a language', { from: '/tr/guide/old', to: '/guide' }, 'without the language'],
    [
      'to another site',
      { from: '/guide/old', to: '//evil.example' },
      'to: an address of this site',
    ],
    ['from nothing', { from: '/', to: '/guide' }, 'from: an old address'],
  ])('%s is a problem', (_, line, problem) => {
    expect(saying(line)).toContain(problem);
  });

  test('twice, in a chain or in a circle is a problem', () => {
    const there = { from: '/guide/a', to: '/guide/b' };
    expect(saying(there, { from: '/guide/b', to: '/guide' })).toContain('lead to /guide');
    expect(saying(there, { from: '/guide/b', to: '/guide/a' })).toContain('has moved too');
    expect(saying({ from: '/guide/a', to: '/guide' }, { from: '/guide/a', to: '/' })).toContain(
      'in this list twice',
    );
  });
});
