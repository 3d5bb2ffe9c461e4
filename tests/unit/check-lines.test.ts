import { describe, expect, test } from 'vitest';
import { lineOf } from '../../tools/check/line.ts';

describe('the line of a field', () => {
  const json = [
    '{',
    '  "price": 1,',
    '  "stops": [',
    '    { "place": "van" },',
    '    {',
    '      "by": "road"',
    '    }',
    '  ],',
    '  "nav.guide": "Guide"',
    '}',
  ].join('\n');
  test.each([
    ['price', 2],
    ['stops.0.place', 4],
    ['stops.1', 5],
    ['stops.1.by', 6],
    ['nav.guide', 9],
  ])('%s of JSON is %i', (field, line) => {
    expect(lineOf(json, field)).toBe(line);
  });

  const markdown = [
    '---',
    'title: Van',
    'tips:',
    '  - text: One',
    '  - title: Two',
    '    text: >-',
    '      Three',
    'legend: [a, b]',
    '---',
    '',
    'First.',
    '',
    'Go [there](/van).',
  ].join('\n');
  test.each([
    ['title', 2],
    ['tips.0.text', 4],
    ['tips.1', 5],
    ['tips.1.text', 6],
    ['legend.1', 8],
  ])('%s of front matter is %i', (field, line) => {
    expect(lineOf(markdown, field)).toBe(line);
    expect(lineOf(markdown.replaceAll('\n', '\r\n'), field)).toBe(line);
  });

  test('of a body is the one with what is wrong, else its first', () => {
    expect(lineOf(markdown, 'body', '/van')).toBe(13);
    expect(lineOf(markdown, 'body')).toBe(10);
  });

  test('that is missing is what it would be in', () => {
    expect(lineOf(json, 'stops.1.nights')).toBe(5);
    expect(lineOf(json, '')).toBe(1);
    expect(lineOf(markdown, 'tips.1.lead')).toBe(5);
    expect(lineOf('{', 'price')).toBe(1);
  });
});
