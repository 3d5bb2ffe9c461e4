import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { content } from '../support/texts.ts';

/** That the offer comes in writing is said once; nothing else takes a price back. */
const hedges = {
  en: /rough idea|typical|first estimate|\bis a guide\b|varies with|approximate|\bmay differ\b/iu,
  tr: /aşağı yukarı|tipik|tahmini|fikir ver|değişebilir|ortalama fiyat|yaklaşık fiyat/iu,
  ar: /تقريبي|تقديري|فكرة عن السعر|عادةً ما يشمل|قد يختلف|متوسط السعر/u,
} as const;

const aboutPrices = new Set(['included', 'party', 'paying']);

test.each(locales)('%s: no sentence about a price hedges', (locale) => {
  const said = [
    ...Object.entries(content.messages[locale])
      .filter(([key]) => /^(?:price|hero|home|trips|plan\.(?:from|total)|ask)\b/.test(key))
      .map(([, text]) => text),
    ...content.blocks
      .filter(({ id }) => id === 'price')
      .map(({ translations }) => translations[locale].body),
    ...content.answers
      .filter(({ id, facts }) => aboutPrices.has(id) && facts.locales.includes(locale))
      .map(({ translations }) => translations[locale]?.body ?? ''),
  ];
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((text) => hedges[locale].test(text))).toEqual([]);
});
