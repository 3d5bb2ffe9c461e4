import { expect, test } from 'vitest';
import { excerptOf } from '../../app/search/excerpt.ts';

const text =
  'Balloons fly at sunrise, on about 220 days a year. Each company has a minimum age. Ask how a cancelled flight is paid back before you pay for it.';

test.each([
  [['minimum', 'age'], '… Each company has a minimum age.'],
  [['sunrise'], 'Balloons fly at sunrise'],
  [['cancelled', 'flight', 'year'], '… Ask how a cancelled flight is paid back'],
  [[], 'Balloons fly at sunrise'],
])('the excerpt for %j is the sentence that has most of it', (terms, opening) => {
  const excerpt = excerptOf(text, { locale: 'en', terms: new Set(terms) });
  expect(excerpt.slice(0, opening.length)).toBe(opening);
});
