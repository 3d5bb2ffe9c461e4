import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTrip } from '../../app/trip/parse-trip.ts';
import { tripLimits, writeTrip } from '../../app/trip/trip.ts';
import { anyTrip, knownIds, stopOf } from '../support/trips.ts';

const parse = (query: string) => parseTrip(query, knownIds);

const sent = 'stops=istanbul.3,blacksea.2&from=2027-05-03&people=2';

const digitsFrom = (zero: string) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
const fullWidth = (text: string) =>
  text.replaceAll(/[\w.,;-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfe_e0));
/** Writes the values of a query in another way. */
const valuesBy = (write: (value: string) => string) => (query: string) =>
  query.replaceAll(/=([^&]*)/g, (_, value: string) => `=${write(value)}`);

const stopsBy = (separator: string) => (query: string) =>
  query.replace(/stops=[^&]*/, (stops) => stops.replaceAll(',', separator));

type Way = [what: string, change: (query: string) => string];

const writings: Way[] = [
  ['values in capitals', valuesBy((value) => value.toUpperCase())],
  ['stops of their own', stopsBy('&stops=')],
  ['; between stops', stopsBy(';')],
  ['، between stops', stopsBy('،')],
  ['؛ and spaces between stops', stopsBy(' ؛ ')],
  ['two commas between stops', stopsBy(',,')],
  ['Arabic digits', valuesBy(digitsFrom('٠'))],
  ['Persian digits', valuesBy(digitsFrom('۰'))],
  ['full-width signs', valuesBy(fullWidth)],
  ['zero-width signs', valuesBy((value) => `\u200B${value.replaceAll(',', ',\u2060')}\uFEFF`)],
  ['marks of direction', valuesBy((value) => `\u2066${value}\u2069\u200E`)],
  ['dashes', valuesBy((value) => value.replaceAll('-', '\u2013'))],
  ['quotation marks', valuesBy((value) => `"${value}"`)],
];

const packings: Way[] = [
  ['a question mark', (query) => `?${query}`],
  ['&amp; between its parts', (query) => query.replaceAll('&', '&amp;')],
  ['&amp; escaped again', (query) => query.replaceAll('&', '&amp;amp;')],
  ['names in capitals', (query) => query.replaceAll(/\w+(?==)/g, (name) => name.toUpperCase())],
  ['encoded as a whole', (query) => encodeURIComponent(query)],
  ['encoded twice', (query) => encodeURIComponent(encodeURIComponent(query))],
  ['values encoded twice', valuesBy((value) => encodeURIComponent(encodeURIComponent(value)))],
  [
    'encoded after the first =',
    (query) => query.replace(/=(.*)/, (_, rest: string) => `=${encodeURIComponent(rest)}`),
  ],
];

const signs = '.,)]>"”’»!?;*…؟۔。'.split('');
const glues = [...signs, ').', ' '].map((glue): Way => [
  `${glue} at its end`,
  (query) => query + glue,
]);

describe('a link is read as it arrives', () => {
  it.each([...writings, ...packings, ...glues])('%s', (_, change) => {
    expect(parse(change(sent))).toEqual({ ...parse(sent), problems: [] });
  });

  it('with all of that in any trip', () => {
    const changes = [writings, packings, glues].map((ways) => fc.constantFrom(...ways));
    fc.assert(
      fc.property(anyTrip, fc.tuple(...changes), (trip, all) => {
        const query = all.reduce((text, [, change]) => change(text), writeTrip(trip));
        expect(parse(query)).toEqual({ trip, problems: [] });
      }),
      { numRuns: 300 },
    );
  });

  it.each(['Black%20Sea', 'BLACKSEA', 'Blackséa'])('the Black Sea may be spelt %s', (name) => {
    expect(parse(`stops=${name}.2`)).toEqual(parse('stops=blacksea.2'));
  });
});

describe('an address that is wrong', () => {
  it.each([
    ['stops=atlantis.3', { kind: 'place', value: 'atlantis' }],
    ['stops=istanbul.-2', { kind: 'nights', place: 'istanbul', value: '-2', nights: 3 }],
    ['stops=istanbul.400', { kind: 'nights', place: 'istanbul', value: '400', nights: 3 }],
    ['from=2027-02-29', { kind: 'date', value: '2027-02-29' }],
    ['from=tomorrow', { kind: 'date', value: 'tomorrow' }],
    ['month=mai', { kind: 'month', value: 'mai' }],
    ['month=13', { kind: 'month', value: '13' }],
    ['month=0', { kind: 'month', value: '0' }],
    ['people=-1', { kind: 'people', value: '-1' }],
    ['people=2&rooms=3', { kind: 'rooms', value: '3' }],
    ['rooms=3', { kind: 'rooms', value: '3' }],
    ['rooms=0', { kind: 'rooms', value: '0' }],
    ['children=4,18', { kind: 'children', value: '18' }],
    ['children=baby', { kind: 'children', value: 'baby' }],
    ['children=4&children=9', { kind: 'unused', value: 'children=9' }],
    [`children=${'4,'.repeat(10)}9`, { kind: 'children', value: '9' }],
    [`also=${'x'.repeat(201)}`, { kind: 'also', value: `${'x'.repeat(24)}…` }],
    ['also=halal&also=vegan', { kind: 'unused', value: 'also=vegan' }],
    ['start=moon', { kind: 'start', value: 'moon' }],
    ['end=moon', { kind: 'end', value: 'moon' }],
    ['by=camel', { kind: 'by', value: 'camel' }],
    [`stops=${'istanbul.1,'.repeat(40)}`, { kind: 'many', count: 40 - tripLimits.stops }],
    ['people=2&people=3', { kind: 'unused', value: 'people=3' }],
    ['from=2027-05-03&month=july', { kind: 'unused', value: 'month=july' }],
    ['stopps=istanbul.3', { kind: 'unused', value: 'stopps=istanbul.3' }],
    ['istanbul.3', { kind: 'unused', value: 'istanbul.3' }],
    ['date=2027-05-03', { kind: 'unused', value: 'date=2027-05-03' }],
  ])('says what was left out: %s', (query, problem) => {
    expect(parse(query).problems).toEqual([problem]);
  });

  it.each(['from=2027-05-03&month=may', 'people=2&People=2', 'utm_campaign=istanbul', 'fbclid=x1'])(
    'has nothing to say of %s',
    (query) => {
      expect(parse(query).problems).toEqual([]);
    },
  );

  it('says every word that it cannot use', () => {
    const word = fc
      .stringMatching(/^[a-zçğışöü]{3,9}\d?$/)
      .filter((text) => parse(`stops=${text}`).trip.stops.length === 0);
    const fields = fc.uniqueArray(
      fc.constantFrom(
        'stops',
        'Stops',
        'from',
        'month',
        'people',
        'children',
        'rooms',
        'start',
        'end',
        'by',
      ),
    );
    fc.assert(
      fc.property(word, fields, (text, names) => {
        const { problems } = parse(names.map((name) => `${name}=${text}`).join('&'));
        expect(problems).toHaveLength(names.length);
        for (const problem of problems) expect(problem).toHaveProperty('value', text);
      }),
    );
  });

  it('keeps the stop whose nights are none', () => {
    expect(parse('stops=istanbul.-2,ephesus.1').trip.stops).toEqual([
      { place: 'istanbul', nights: 3 },
      { place: 'ephesus', nights: 1 },
    ]);
  });

  it('never throws and keeps the valid stops', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '.', '%', '%E0%A4%A', '-1', 'istanbul', 'istanbul.0', '&', '=', '\u0000'),
    );
    const address = fc.tuple(noise, fc.array(fc.oneof(noise, stopOf), { maxLength: 9 }), noise);
    const kept = fc.property(address, ([before, parts, after]) => {
      const good = parts.filter((part) => typeof part === 'object');
      const list = parts.map((part) =>
        typeof part === 'object'
          ? `${part.place}.${part.nights}`
          : encodeURIComponent(part.toWellFormed().replaceAll(',', '')),
      );
      const { trip } = parse(
        `${encodeURIComponent(before.toWellFormed())}=x&stops=${list.join(',')}&from=${after}`,
      );
      // Random text may be a valid stop, so the valid ones are compared by order.
      const read = trip.stops[Symbol.iterator]();
      return good.every(({ place, nights }) =>
        read.some((found) => found.place === place && found.nights === nights),
      );
    });
    expect(() => fc.assert(kept, { numRuns: 500 })).not.toThrow();
  }, 60_000);
});
