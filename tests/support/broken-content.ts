import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { type ProblemName } from '../../app/content/problem.ts';
import { type Changes, copyOfContent, withField } from './content-copy.ts';
import { ownPhoto } from './own-photo.ts';
import { addMadeUp } from './made-up.ts';

export const { copy, withFiles } = copyOfContent();
addMadeUp(copy);

type Change = (source: string) => string;

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
export const facts = `${istanbul}/facts.json`;
const stops = `${trip}/facts.json`;
const north = 'trips/green-north/facts.json';
const gone = ownPhoto('gone.jpg');

export type Broken = Partial<Record<ProblemName, Changes>>;

/** Broken together, because one does not hide another; the content is read once for each of them. */
export const rounds: Broken[] = [
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
    noFrost: { 'trips/winter-snow/facts.json': withField('months', [1, 5]) },
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
  {
    // The trip is named that stops there.
    stopDraft: { 'destinations/antalya/facts.json': draft, [stops]: (source) => source },
  },
];
