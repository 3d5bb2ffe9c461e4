import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { argumentsOf } from '../../app/content/message-problems.ts';
import { loadContent } from '../../app/content/load.server.ts';
import { placeholderPrice } from '../../app/content/placeholder.ts';
import { problemNames, type ProblemName } from '../../app/content/problem.ts';
import { ContentError } from '../../app/content/read.server.ts';
import { locales } from '../../app/locales.ts';
import { fieldOfProblem, sayProblem } from '../../tools/edit/problem.ts';
import { problemOf } from '../../tools/edit/problems.ts';
import { editorWords, sayIn } from '../../tools/edit/words.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';
import { addMadeUp } from '../support/made-up.ts';

/* Every kind of problem in content/, as an owner reads it. */

const { copy } = copyOfContent();
addMadeUp(copy);

type Change = (source: string) => string;

/** With other contents of some files, which are put back afterwards. */
function problemsWith(changes: Record<string, Change>) {
  const before = Object.entries(changes).map(([file, change]) => {
    const path = join(copy, file);
    const source = existsSync(path) ? readFileSync(path) : undefined;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change(source?.toString('utf8') ?? ''));
    return { path, source };
  });
  try {
    loadContent(copy);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((found) => ({ found, problem: problemOf(copy, found) }));
  } finally {
    for (const { path, source } of before) {
      if (source) writeFileSync(path, source);
      else rmSync(path);
    }
  }
}

const text = (source: string) => () => source;
const swap =
  (from: string | RegExp, to: string): Change =>
  (source) => {
    const after = source.replace(from, to);
    if (after === source) throw new Error(`nothing is like ${from}`);
    return after;
  };
const body = (source: string) => swap(/(\n---\n)[\s\S]*$/, `$1\n${source}\n`);
const draft = withField('draft', true);
const moved = (...lines: [string, string][]) => ({
  'moved.json': text(JSON.stringify(lines.map(([from, to]) => ({ from, to })))),
});
const message = (key: string, words: string | undefined) => ({
  'ui/ar.json': withField(key, words),
});

const [istanbul, trip] = ['destinations/istanbul', 'trips/first-visit'];
const facts = `${istanbul}/facts.json`;
const stops = `${trip}/facts.json`;
const days = `${trip}/tr.md`;
const record = { width: 900, height: 600, widths: [480], colour: '#336699' };
const ownPhoto = { host: 'own', id: 'gone-0123abcd', author: 'Ayşe', licence: 'own' };

const breaks: Record<ProblemName, Record<string, Change>> = {
  other: { [facts]: withField('effort', 'lots') },
  unreadable: { [days]: swap('---\n', '') },
  waits: { [facts]: swap(/,\n/, '\n') },
  stranger: { 'guide/istanbul/arabic.md': text('') },
  strangePicture: { 'photos/bay.jpg': text('') },
  lostPicture: { 'photos/lost.json': text(JSON.stringify(record)) },
  noPhoto: { [facts]: withField('photos', [ownPhoto, ownPhoto]) },

  todo: { [facts]: withField('todo', ['effort']) },
  templatePrice: { [facts]: withField('price', placeholderPrice) },
  unwritten: { 'blocks/price/tr.md': body('WRITE') },

  empty: { 'blocks/price/tr.md': body('') },
  link: { 'blocks/price/tr.md': body('[Git](/guide/atlantis)') },
  linkToDraft: {
    'answers/tipping/facts.json': draft,
    'blocks/price/tr.md': body('[Git](/guide#tipping)'),
  },
  heading: { 'blocks/price/tr.md': body('# Başlık') },
  html: { 'blocks/price/tr.md': body('Bir <b>söz</b>.') },
  paragraphs: { 'notices/now/tr.md': body('Bir.\n\nİki.') },
  longLine: { 'notices/now/tr.md': body('Uzun '.repeat(60)) },

  tag: { [facts]: withField('tags', ['sunny']) },
  entry: { 'guide/istanbul/facts.json': withField('destinations', ['atlantis']) },
  count: { [`${istanbul}/tr.md`]: swap(/^photoAlts:\n.*\n/m, 'photoAlts:\n') },
  drawings: { 'destinations/cappadocia/tr.md': swap(/^illustrations:\n(?: .*\n)+/m, '') },
  legend: { 'destinations/cappadocia/tr.md': swap(/(legend:\n) +- .*\n/, '$1') },
  planDays: {
    [`${istanbul}/tr.md`]: swap(/ {2}- title: "Üçüncü gün[\s\S]*?(?=^gettingThere)/m, ''),
  },
  closedSight: { [facts]: swap(/("closings": \[\s*\{\s*"sight": )"[^"]+"/, '$1"atlantis"') },
  figureSight: { [facts]: withField('figureSight', 'atlantis') },
  needsOpen: { [`${istanbul}/tr.md`]: swap(/(needsOpen:\n +- ).*/, '$1atlantis') },

  baseTwice: { 'destinations/ephesus/facts.json': swap('"id": "sirince"', '"id": "selcuk"') },
  nightBase: { [facts]: withField('nightBases', ['atlantis']) },
  stopBase: { 'trips/green-north/facts.json': swap('"ayder", "ayder"', '"ayder", "atlantis"') },
  stopBases: { 'trips/green-north/facts.json': swap('"ayder", "ayder"', '"ayder"') },
  dayElsewhere: {
    'trips/green-north/tr.md': swap(
      /( {2}- plan: 1\n)( {2}- title: [^\n]+\n[^\n]+\n)( {2}- plan: 2\n)/,
      '$1$3$2',
    ),
  },

  start: { 'trips/by-car-from-ankara/facts.json': withField('from', 'atlantis') },
  stopDraft: { 'destinations/antalya/facts.json': draft },
  stop: { [stops]: swap('"place": "antalya"', '"place": "atlantis"') },
  firstWay: { [stops]: swap('"nights": 3', '"by": "road", "nights": 3') },
  stopWay: { [stops]: swap(/("antalya", "by": )"flight"/, '$1"rail"') },
  coldSea: { 'trips/summer-by-the-sea/facts.json': withField('months', [3, 7]) },
  restMonth: { [stops]: withField('months', [1, 5]) },
  monthOrder: { [stops]: withField('months', [6, 5]) },
  tripDays: { [days]: swap(/^ {2}- plan: 1\n/m, '') },
  travelDay: {
    [days]: swap(/(^days:\n)(?: {2}- title: .*\n(?: {4}.*\n)+)/m, '$1  - plan: 3\n'),
  },
  planDay: { [days]: swap('plan: 2', 'plan: 1') },
  daySight: { [stops]: withField('pictures', [{ day: 2, sight: 'hagia-sophia' }]) },
  picture: {
    [stops]: withField('scene', 'experiences'),
    ...message('experiences.imageAlt', undefined),
  },
  pictureTwice: { 'trips/stones-and-sea/facts.json': withField('scene', 'istanbul') },

  lastDay: { 'notices/now/facts.json': withField('until', '2025-12-31') },
  noPage: { 'notices/now/facts.json': withField('pages', ['/van']) },

  movedLanguage: moved(['/tr/guide/old', '/guide']),
  movedTwice: moved(['/guide/old', '/guide'], ['/guide/old', '/trips']),
  movedBack: moved(['/guide/istanbul', '/guide']),
  movedOn: moved(['/guide/old', '/guide/older'], ['/guide/older', '/guide']),
  movedNowhere: moved(['/guide/old', '/guide/new']),

  message: message('nav.guide', undefined),
  strangeMessage: message('nav.elsewhere', 'هناك'),
  messageLacks: message('price.from', 'من'),
  messageUnknown: message('price.from', 'من {price} {currency}'),
  messagePlural: message('destinations.count', '{count, plural, other {#}}'),
  messageBroken: message('price.from', 'من {price'),
};

test('the content is valid before it is broken', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each(problemNames)('%s is said in three languages, with the entry to open', (name) => {
  const [one, ...others] = problemsWith(breaks[name]).filter(({ found }) => found.name === name);
  if (!one) throw new Error(`nothing is found by breaking ${name}`);
  const { found, problem } = one;
  const said = locales.map((locale) => sayProblem(sayIn(locale), locale, problem));
  expect(new Set(said).size).toBe(locales.length);
  for (const [at, locale] of locales.entries()) {
    // The key itself is what remains of a message whose value is missing.
    expect(said[at]).not.toContain(problem.key);
    expect(said[at]).not.toMatch(/undefined|facts\.json|\.ts\b|\[object/);
    expect(said[at]).not.toBe(found.says);
    expect(problem.where[locale]).not.toBe('');
    expect(fieldOfProblem(sayIn(locale), problem)).not.toContain('undefined');
    const needed = argumentsOf(editorWords[locale][problem.key]);
    expect(Object.keys(problem.values)).toEqual(expect.arrayContaining(needed));
  }
  const isOfNoEntry = found.file.startsWith('photos/');
  expect(problem.entry !== undefined).toBe(!isOfNoEntry);
  expect(others.length).toBeLessThan(30);
});

test('places are called by their titles', () => {
  const [one] = problemsWith(breaks.stopWay);
  if (!one) throw new Error('a way that does not exist is no problem');
  const { destinations } = loadContent(copy);
  for (const locale of locales) {
    const says = sayProblem(sayIn(locale), locale, one.problem);
    for (const id of ['cappadocia', 'antalya']) {
      const place = destinations.find((destination) => destination.id === id);
      expect(says).toContain(place?.translations[locale].frontMatter.title);
    }
  }
});
