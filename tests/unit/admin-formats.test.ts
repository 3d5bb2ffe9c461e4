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
});
