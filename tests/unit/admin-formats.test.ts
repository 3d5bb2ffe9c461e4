import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatOf, rewritten } from '../../app/admin/formats.ts';
import { partOf } from '../../app/admin/json-schema.ts';
import { rewrittenWords } from '../support/admin/front-matter.ts';
import { filesIn, read } from '../support/project.ts';

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
    climate: z.array(z.number()).length(2),
    kilometres: z.record(z.string(), z.int()),
    sources: z.record(z.string(), z.strictObject({ name: z.string() })),
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
  const text =
    '{ "price": 550, "climate": [12.0, -3.5], "kilometres": { "ankara": 20 }, "draft": true }';

  test('numbers are text with their own digits, records are rows', () => {
    expect(fromFile(text)).toEqual({
      price: '550',
      climate: '12.0 -3.5',
      kilometres: [{ key: 'ankara', value: '20' }],
      draft: true,
    });
  });

  test('a record of objects keeps their fields', () => {
    const sources = '{ "sources": { "law": { "name": "Law 2429" }, "meb": { "name": "1981" } } }';
    expect(fromFile(sources)).toEqual({
      sources: [
        { key: 'law', name: 'Law 2429' },
        { key: 'meb', name: '1981' },
      ],
    });
    expect(toFile(fromFile(sources))).toBe(sources);
  });

  test('saved unchanged, it is the same text', () => {
    expect(toFile(fromFile(text))).toBe(text);
  });

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

  test('lines are at most a hundred columns, and lists of objects have a line for each', () => {
    const long = 'x'.repeat(90);
    expect(toFile({ price: '1', name: long })).toBe(`{\n  "price": 1,\n  "name": "${long}"\n}`);
    expect(
      toFile([
        { a: '1', b: '2' },
        { a: '3', b: '4' },
      ]),
    ).toBe('[\n  { "a": "1", "b": "2" },\n  { "a": "3", "b": "4" }\n]');
  });
});
