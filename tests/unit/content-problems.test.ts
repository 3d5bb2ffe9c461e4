import { describe, expect, test } from 'vitest';
import { tripFactsSchema } from '../../app/content/schemas/trip.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';

const { complaintsAboutEdit } = copyOfContent();

const front = (from: RegExp | string, to: string) => (source: string) => source.replace(from, to);
const body = (text: string) => (source: string) => source.replace(/(\n---\n)[\s\S]*$/, `$1${text}`);
const sentence = 'Enough words to be sentences, so that only their number is wrong here.';

const facts = 'destinations/istanbul/facts.json';
const words = 'destinations/istanbul/words.tr.md';
const trip = 'trips/first-visit/facts.json';
const tripWords = 'trips/first-visit/words.tr.md';

const withStop = (at: number, change: object) => (source: string) => {
  const { stops, ...rest } = tripFactsSchema.parse(JSON.parse(source));
  return JSON.stringify({
    ...rest,
    stops: stops.map((stop, index) => (index === at ? { ...stop, ...change } : stop)),
  });
};

describe('a build fails and names file and field for', () => {
  test.each([
    ['an unknown fact', facts, withField('colour', 'red'), '"colour"'],
    ['an unknown word', words, front('---\n', '---\nmood: merry\n'), '"mood"'],
    ['a missing field', words, front(/^subtitle:.*\n/m, ''), 'subtitle'],
    ['a price of nothing', facts, withField('price', 0), 'price'],
    ['a price with cents', facts, withField('price', 749.5), 'price'],
    [
      'a fourth highlight',
      words,
      front('highlights:\n', `highlights:\n  - title: Fourth\n    text: ${sentence}\n`),
      'highlights',
    ],
    [
      'a photo without its text',
      facts,
      front(/"tr": "Boğaz’ın.*\n/, '"tr": "",\n'),
      'photos.0.alt.tr',
    ],
    [
      'a sight without its words',
      words,
      front(/^ {2}- id: hagia-sophia\n(?: {4}.*\n)+/m, ''),
      'nothing is said of "hagia-sophia"',
    ],
    [
      'words of no sight',
      words,
      front('- id: hagia-sophia', '- id: atlantis'),
      '"atlantis" is not in facts.json',
    ],
    [
      'a day at an unknown sight',
      words,
      front('- topkapi-palace', '- atlantis'),
      'plan.0.sights: "atlantis"',
    ],
    [
      'a number in a drawing without its words',
      'destinations/cappadocia/words.tr.md',
      front(/(legend:\n) +- .*\n/, '$1'),
      'fairy-chimney: legend: 4 lines for 5 numbers',
    ],
    [
      'a drawing without its words',
      'destinations/cappadocia/words.tr.md',
      front(/^illustrations:\n(?: .*\n)+/m, ''),
      'nothing is said of "fairy-chimney"',
    ],
    [
      'an unknown drawing',
      'destinations/cappadocia/facts.json',
      withField('illustrations', ['atlantis']),
      'art/illustrations',
    ],
    [
      'a plan with a day less than the price has nights',
      words,
      front(/ {2}- title: .?Üçüncü gün[\s\S]*?(?=^gettingThere)/m, ''),
      'plan: expected 3 days',
    ],
    ['an unknown tag', facts, withField('tags', ['sunny']), '"sunny"'],
    ['an unknown scene', facts, withField('scene', 'atlantis'), 'scene'],
    [
      'an unknown destination',
      'guide/istanbul/facts.json',
      withField('destinations', ['atlantis']),
      '"atlantis"',
    ],
    ['an unknown language', 'answers/safety/facts.json', withField('locales', ['xx']), 'locales'],
    ['an empty text', words, body(''), 'the text is missing'],
    ['a link to no page', words, body('[Go](/guide/atlantis)\n'), '/guide/atlantis'],
    ['a link with a slash at the end', words, body('[Go](/guide/)\n'), '/guide/'],
    ['a link without a slash before', words, body('[Go](guide/istanbul)\n'), 'guide/istanbul'],
    ['a link to no page, by name', words, body('[Go][1]\n\n[1]: /atlantis\n'), '/atlantis'],
    ['a link to an answer that the language lacks', words, body('[Go](/guide#visa)\n'), '#visa'],
    ['a heading #', words, body('# Title\n'), 'headings start at ##'],
    ['raw HTML', words, body('A <b>bold</b> word.\n'), '<b>'],
    ['a script', words, body('<script>alert(1)</script>\n'), '<script>'],
    ['front matter that is not closed', words, front(/\n---\n/, '\n'), 'front matter'],
    [
      'a trip to nowhere',
      trip,
      withStop(1, { place: 'atlantis' }),
      'stops.1: there is no destination "atlantis"',
    ],
    ['a way that does not exist', trip, withStop(1, { by: 'road', place: 'pamukkale' }), 'stops.2'],
    ['a train to the coast', trip, withStop(2, { by: 'rail' }), 'has flight, road'],
    ['a way to the first stop', trip, withStop(0, { by: 'road' }), 'stops.0'],
    ['a month in which one rests', trip, withField('months', [1, 5]), 'month 1'],
    [
      'a trip for the sea in a month in which it is cold',
      'trips/summer-by-the-sea/facts.json',
      withField('months', [3, 7]),
      'in month 3 nothing says that the sea at antalya is warm',
    ],
    [
      'a trip for the sea to a place without one',
      'trips/cappadocia-weekend/facts.json',
      withField('swim', true),
      'nothing says that the sea at cappadocia is warm',
    ],
    [
      'a trip from an unknown town',
      'trips/by-car-from-ankara/facts.json',
      withField('from', 'atlantis'),
      'from: there is no gateway "atlantis"',
    ],
    ['an unknown effort', trip, withField('effort', 'lots'), 'effort'],
    ['months in disorder', trip, withField('months', [6, 5]), 'January first'],
    [
      'the picture of another trip',
      'trips/stones-and-sea/facts.json',
      withField('scene', 'istanbul'),
      'another trip',
    ],
    ['a day too few', tripWords, front(/^ {2}- plan: 1\n/m, ''), 'days: expected 8, found 7'],
    ['a plan twice', tripWords, front('plan: 2', 'plan: 1'), 'istanbul has no day 1 left'],
    [
      'a night at an unknown base',
      facts,
      withField('nightBases', ['istanbul', 'atlantis']),
      'nightBases: "atlantis" is not in "bases"',
    ],
    [
      'a sight within what is unknown',
      'destinations/antalya/facts.json',
      front('"within": "kaleici"', '"within": "atlantis"'),
      'sights.2.within: there is no "atlantis"',
    ],
    [
      'a base twice',
      'destinations/ephesus/facts.json',
      front('"id": "sirince"', '"id": "selcuk"'),
      'bases: "selcuk" is there twice',
    ],
    [
      'a base without its Arabic name',
      'destinations/ephesus/facts.json',
      front(', "ar": "شيرنجة"', ''),
      'bases.1.name.ar',
    ],
    [
      'a trip with fewer bases than nights',
      trip,
      withStop(0, { bases: ['istanbul'] }),
      'stops.0.bases: expected 3, one for each night',
    ],
    [
      'a trip with an unknown base',
      trip,
      withStop(0, { bases: ['istanbul', 'ayder', 'istanbul'] }),
      'stops.0.bases: "ayder" is not in "bases" of istanbul',
    ],
    [
      'a day of a plan that ends at another base',
      'trips/green-north/words.tr.md',
      front(/( {2}- plan: 1\n)( {2}- title: [^\n]+\n(?: {4}[^\n]+\n)+)( {2}- plan: 2\n)/, '$1$3$2'),
      'days.4.plan: day 2 of blacksea is from uzungol to ayder, this day from uzungol to uzungol',
    ],
    ['broken JSON', facts, front(/\}\s*$/, ''), 'bracket is missing'],
  ] as const)('%s', (_, file, edit, field) => {
    expect(complaintsAboutEdit(file, edit).join('\n')).toContain(field);
  });
});
