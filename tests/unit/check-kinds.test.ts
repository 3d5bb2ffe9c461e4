import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { problemsOfIssue } from '../../app/content/issue-problems.ts';
import { pictureFactsSchema, pictureLimits } from '../../app/content/picture-facts.ts';
import {
  type ContentProblem,
  problem,
  problemNames,
  type ProblemName,
} from '../../app/content/problem.ts';
import { check } from '../../tools/check/check.ts';
import { languages } from '../../tools/check/say.ts';
import { sentenceOf } from '../../tools/check/tell.ts';
import { fieldName, placeName } from '../../tools/check/where.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';
import { ownPhoto } from '../support/own-photo.ts';
import { addMadeUp } from '../support/made-up.ts';

/* Every kind of problem in content/ is found, and said in three languages. */

const { copy } = copyOfContent();
addMadeUp(copy);

type Change = (source: string) => string;
type Changes = Record<string, Change>;

/** The file with the words of an entry in a language. */
const words = (folder: string, language = 'tr') =>
  `${folder}/${readdirSync(join(copy, folder)).find((name) => name.endsWith(`${language}.md`))}`;

const text = (source: string) => () => source;
const swap =
  (from: string | RegExp, to: string): Change =>
  (source) => {
    const after = source.replace(from, to);
    if (after === source) throw new Error(`nothing is like ${from}`);
    return after;
  };
const body = (source: string) => swap(/(\n---\n)[\s\S]*$/, `$1\n${source}\n`);
/** Another value at a path of the front matter; undefined removes it. */
const front =
  (...changes: [path: (string | number)[], value: unknown][]): Change =>
  (source) => {
    const [, inside = '', after = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
    const document = parseDocument(inside);
    for (const [path, value] of changes) {
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, value);
    }
    return `---\n${document.toString({ lineWidth: 0 })}---\n${after}`;
  };
const draft = withField('draft', true);
const moved = (...lines: [string, string][]) => ({
  'moved.json': text(JSON.stringify(lines.map(([from, to]) => ({ from, to })))),
});
const message = (key: string, said: string | undefined) => withField(key, said);

const [istanbul, cappadocia, trip] = [
  'destinations/istanbul',
  'destinations/cappadocia',
  'trips/first-visit',
];
const facts = `${istanbul}/facts.json`;
const stops = `${trip}/facts.json`;
const north = 'trips/green-north/facts.json';
const gone = ownPhoto('gone.jpg');

type Broken = Partial<Record<ProblemName, Changes>>;

/** Broken together, because one does not hide another; the content is read once for each of them. */
const rounds: Broken[] = [
  {
    stranger: { 'guide/istanbul/arabic.md': text('Söz') },
    empty: { [words('blocks/price', 'ar')]: body('') },
    link: { [words('blocks/price', 'en')]: body('[Go](/guide/atlantis)') },
    heading: { [words('blocks/best-time')]: body('# Başlık') },
    html: { [words('blocks/best-time', 'ar')]: body('Bir <b>söz</b>.') },
    paragraphs: { [words('notices/now')]: body('Bir.\n\nİki.') },
    longLine: { [words('notices/now', 'en')]: body('Uzun '.repeat(60)) },
    entry: { 'guide/istanbul/facts.json': withField('destinations', ['atlantis']) },
    noWords: { [words(cappadocia)]: front([['illustrations'], undefined]) },
    legend: { [words(cappadocia, 'ar')]: front([['illustrations', 0, 'legend', 0], undefined]) },
    sight: { [words(istanbul)]: front([['plan', 0, 'sights'], ['atlantis']]) },
    strangeWords: { [words(istanbul, 'ar')]: front([['sights', 0, 'id'], 'atlantis']) },
    baseTwice: { 'destinations/ephesus/facts.json': swap('"id": "sirince"', '"id": "selcuk"') },
    stopBase: { [north]: swap('"ayder", "ayder"', '"ayder", "atlantis"') },
    start: { 'trips/by-car-from-ankara/facts.json': withField('from', 'atlantis') },
    stopWay: { [stops]: swap(/("antalya", "by": )"flight"/, '$1"rail"') },
    coldSea: { 'trips/summer-by-the-sea/facts.json': withField('months', [3, 7]) },
    tripDays: { [words(trip)]: front([['days', 1], undefined]) },
    pictureTwice: { 'trips/stones-and-sea/facts.json': withField('scene', 'istanbul') },
    lastDay: { 'notices/now/facts.json': withField('until', '2025-12-31') },
    movedLanguage: moved(['/tr/guide/old', '/guide']),
    messageLacks: { 'ui/ar.json': message('price.from', 'من') },
    message: { 'ui/tr.json': message('nav.guide', undefined) },
  },
  {
    tag: { 'destinations/ephesus/facts.json': withField('tags', ['sunny']) },
    planDays: { [words(istanbul)]: front([['plan', 2], undefined]) },
    stopBases: { [north]: swap('"ayder", "ayder"', '"ayder"') },
    restMonth: { [stops]: withField('months', [1, 5]) },
    planDay: { [words(trip)]: swap('plan: 2', 'plan: 1') },
    noPage: { 'notices/now/facts.json': withField('pages', ['/van']) },
    movedTwice: moved(['/guide/old', '/guide'], ['/guide/old', '/trips']),
    strangeMessage: { 'ui/ar.json': message('nav.elsewhere', 'هناك') },
    messageUnknown: { 'ui/tr.json': message('price.from', '{price} {currency}') },
  },
  {
    photoMissing: { [facts]: withField('photos', [gone, gone]) },
    linkToDraft: {
      'answers/tipping/facts.json': draft,
      [words('blocks/price')]: body('[Git](/guide#tipping)'),
    },
    stop: { [stops]: swap('"place": "antalya"', '"place": "atlantis"') },
    dayElsewhere: {
      [words('trips/green-north')]: front([['days', 3, 'plan'], 2], [['days', 5, 'plan'], 1]),
    },
    movedBack: moved(['/guide/istanbul', '/guide']),
    messagePlural: {
      'ui/ar.json': message('destinations.count', '{count, plural, other {#}}'),
    },
  },
  {
    monthOrder: { [stops]: withField('months', [6, 5]) },
    travelDay: { [words(trip)]: front([['days', 0], { plan: 3 }]) },
    movedOn: moved(['/guide/old', '/guide/older'], ['/guide/older', '/guide']),
    messageBroken: { 'ui/ar.json': message('price.from', 'من {price') },
  },
  {
    nightBase: { [facts]: withField('nightBases', ['atlantis']) },
    firstWay: { [stops]: swap('"nights": 3', '"by": "road", "nights": 3') },
    movedNowhere: moved(['/guide/old', '/guide/new']),
  },
  {
    daySight: { [stops]: withField('pictures', [{ day: 2, sight: 'hagia-sophia' }]) },
    stopDraft: { 'destinations/antalya/facts.json': draft },
    unreadable: { [words('trips/green-north')]: swap('---\n', '') },
  },
  {
    picture: {
      [stops]: withField('scene', 'experiences'),
      'ui/ar.json': message('experiences.imageAlt', undefined),
    },
  },
  {
    waits: { [facts]: swap(/,\n/, '\n') },
    other: { [`${cappadocia}/facts.json`]: withField('scene', 'atlantis') },
  },
  {
    noEntry: { 'site.json': swap('"answers": [', '"answers": ["atlantis",') },
    noFacts: { 'answers/half/words.tr.md': text('') },
  },
];

function problemsWith(broken: Broken): readonly ContentProblem[] {
  const changes = Object.values(broken).flatMap((one) => Object.entries(one));
  const before = changes.map(([file, change]) => {
    const path = join(copy, file);
    const source = existsSync(path) ? readFileSync(path) : undefined;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change(source?.toString('utf8') ?? ''));
    return { path, source };
  });
  try {
    const { problems, remarks } = check(copy, '2026-11-28');
    return [...problems, ...remarks];
  } finally {
    for (const { path, source } of before.toReversed()) {
      if (source) writeFileSync(path, source);
      else rmSync(path);
    }
  }
}

const shape = z.strictObject({
  missing: z.string(),
  text: z.string(),
  list: z.array(z.string()),
  number: z.number(),
  whole: z.int(),
  small: z.number().min(5),
  large: z.number().max(5),
  few: z.array(z.int()).min(2),
  many: z.array(z.int()).max(2),
  short: z.string().min(5),
  long: z.string().max(5),
  empty: z.string().min(5),
  choice: z.enum(['few', 'many']),
  name: z.record(z.string().regex(/^[a-z]+$/), z.int()),
  format: z.string().regex(/^a/),
  anEmail: z.email(),
  anAddress: z.url(),
  aDate: z.iso.date(),
  days: z.array(
    z.union([z.strictObject({ plan: z.int() }), z.strictObject({ title: z.string() })]),
  ),
});

const ofSchemas = () => {
  const value = {
    text: 1,
    list: 'one',
    number: 'many',
    whole: 1.5,
    small: 4,
    large: 6,
    few: [1],
    many: [1, 2, 3],
    short: 'abc',
    long: 'abcdef',
    empty: '',
    choice: 'none',
    name: { 'A b': 1 },
    format: 'b',
    anEmail: 'me',
    anAddress: 'here',
    aDate: '2027-02-29',
    days: [{ plan: 1 }, { plan: 'two' }],
    more: true,
  };
  const issues = shape.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => problemsOfIssue('site.json', value, issue));
};

test('what a schema refuses has a name of its own, at its field', () => {
  const found = ofSchemas().map(({ field, name }) => [field, name]);
  const named = Object.keys(shape.shape).filter((name) => name !== 'days');
  expect(Object.fromEntries(found)).toEqual({
    ...Object.fromEntries(named.map((name) => [name, name])),
    'name.A b': 'name',
    name: undefined,
    'days.1.plan': 'number',
    '': 'unknown',
  });
});

const ofPictures = () =>
  pictureFactsSchema.shape.fault.unwrap().options.map((fault) => {
    const values = { file: 'bay.jpg', have: 16, width: 400, height: 300, ...pictureLimits };
    return problem(facts, 'photos.0.file', fault, values);
  });

const found = new Map<string, ContentProblem>();

beforeAll(() => {
  for (const broken of rounds) {
    const problems = problemsWith(broken);
    for (const name of Object.keys(broken)) {
      const one = problems.find((each) => each.name === name);
      if (one) found.set(name, one);
    }
  }
  for (const one of [...ofSchemas(), ...ofPictures()]) found.set(one.name, one);
});

test.each(problemNames)('%s is found, and said in three languages with its place', (name) => {
  const one = found.get(name);
  if (!one) throw new Error(`nothing is found by breaking ${name}`);
  const said = languages.map((language) => sentenceOf(copy, one, language));
  expect(new Set(said).size).toBe(languages.length);
  const inOthers = said.filter((_, at) => languages[at] !== 'en').join('\n');
  expect(inOthers).not.toMatch(/\.json|\.ts\b/);
  // Some sentences are about an argument in braces.
  const filled = said.join('\n').replaceAll(String(one.values['name']), '');
  expect(filled).not.toMatch(/undefined|\[object|\{\w+\}/);
  for (const language of languages) {
    expect(placeName(copy, one.file, language)).not.toBe('');
    expect(fieldName(one.file, one.field, language)).not.toContain('undefined');
  }
});
