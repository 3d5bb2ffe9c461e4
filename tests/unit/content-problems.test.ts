import { expect, test } from 'vitest';
import { copyOfContent, withField } from '../support/content-copy.ts';
import { addMadeUp } from '../support/made-up.ts';

/* What the schemas refuse. Every kind of problem by itself is in check-kinds.test.ts. */

const { copy, complaintsAboutEdit } = copyOfContent();
addMadeUp(copy);

type Edit = (source: string) => string;
const swap = (from: RegExp | string, to: string): Edit => {
  return (source) => source.replace(from, to);
};
const moved = (from: string, to: string) => () => JSON.stringify([{ from, to }]);
const body = (text: string) => swap(/(\n---\n)[\s\S]*$/, `$1${text}\n`);

const facts = 'destinations/istanbul/facts.json';
const words = 'destinations/istanbul/words.tr.md';
const rule = 'before/balloon/facts.json';
const ruleWords = 'before/balloon/words.tr.md';
const notice = 'notices/now/facts.json';
const departure = 'departures/spring/facts.json';
const review = 'reviews/calm/facts.json';
const person = 'people/ayse/facts.json';

const fourth = `highlights:
  - title: Fourth
    text: Enough words to be sentences, so that only their number is wrong here.
`;
const plainSource = { name: 'A forum', url: 'http://reviews.example/1' };

test.each<[what: string, file: string, edit: Edit, said: string]>([
  ['an unknown fact', facts, withField('colour', 'red'), '"colour"'],
  ['an unknown word', words, swap('---\n', '---\nmood: merry\n'), '"mood"'],
  ['a missing field', words, swap(/^subtitle:.*\n/m, ''), 'subtitle'],
  ['a price of nothing', facts, withField('price', 0), 'price'],
  ['a price with cents', facts, withField('price', 749.5), 'price'],
  ['a fourth highlight', words, swap('highlights:\n', fourth), 'highlights'],
  ['a photo without text', facts, swap(/"tr": "Boğaz’ın.*\n/, '"tr": "",\n'), 'photos.0.alt.tr'],
  ['an unknown drawing', facts, withField('illustrations', ['atlantis']), 'art/illustrations'],
  ['an unknown language', 'answers/safety/facts.json', withField('locales', ['xx']), 'locales'],
  ['an unknown effort', 'trips/first-visit/facts.json', withField('effort', 'lots'), 'effort'],
  ['a link with a slash at the end', words, body('[Go](/guide/)'), '/guide/'],
  ['a link without a slash before', words, body('[Go](guide/istanbul)'), 'guide/istanbul'],
  ['a link by name', words, body('[Go][1]\n\n[1]: /atlantis'), '/atlantis'],
  ['a link to an answer that the language lacks', words, body('[Go](/guide#visa)'), '#visa'],
  [
    'a move to another site',
    'moved.json',
    moved('/guide/old', '//evil.example'),
    '0.to: an address',
  ],
  ['a move from nothing', 'moved.json', moved('/', '/guide'), '0.from: an old address'],
  ['a script', words, body('<script>alert(1)</script>'), '<script>'],
  [
    'a sight within what is unknown',
    'destinations/antalya/facts.json',
    swap('"within": "kaleici"', '"within": "atlantis"'),
    'sights.2.within: there is no "atlantis"',
  ],
  [
    'a base without its Arabic name',
    'destinations/ephesus/facts.json',
    swap(', "ar": "شيرنجة"', ''),
    'bases.1.name.ar',
  ],
  ['a text of the interface without words', 'ui/ar.json', withField('nav.guide', ''), 'nav.guide'],
  ['a rule for no days', rule, withField('days', 0), 'days: '],
  ['a rule for an unknown place', rule, withField('places', ['van']), 'places: there is no "van"'],
  ['a rule for an unknown holiday', rule, withField('during', 'easter'), 'during: '],
  ['a rule without a source', rule, withField('sources', []), 'sources: '],
  ['a rule with a dead link', ruleWords, body('[Van](/van)'), 'the link /van leads to no page'],
  ['a notice on a day that does not exist', notice, withField('from', '2026-02-30'), 'from: '],
  ['a notice of an unknown kind', notice, withField('kind', 'alarm'), 'kind: '],
  ['a notice with a heading', 'notices/now/words.tr.md', body('## One'), 'one paragraph'],
  ['a departure of no trip', departure, withField('trip', 'atlantis'), 'trip: there is no'],
  ['a departure with unknown places', departure, withField('places', 'some'), 'places'],
  ['a departure on no day', departure, withField('start', '2099-02-30'), 'start'],
  ['a review of nothing', review, withField('about', 'trips/atlantis'), 'about: there is no'],
  ['a review without a year', review, withField('month', 'May'), 'month: year and month: 2027-05'],
  ['a review from a plain address', review, withField('source', plainSource), 'source.url'],
  ['a guide of no experience', person, withField('experiences', ['diving']), 'experiences: there'],
  ['a person with no language', person, withField('languages', ['Turkish']), 'languages.0'],
  ['a person without words', 'people/ayse/words.ar.md', swap(/^role.*\n/m, ''), 'role'],
  [
    'a licence that runs a script',
    'site.json',
    withField('business', { licencePage: 'javascript:alert(1)' }),
    'business.licencePage',
  ],
])('a build fails and names file and field for %s', (_, file, edit, said) => {
  expect(complaintsAboutEdit(file, edit).join('\n')).toContain(said);
});
