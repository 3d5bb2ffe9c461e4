import { expect, test } from 'vitest';
import { fillText, siteValuesOf } from '../../app/i18n/site-values.ts';
import type { Locale } from '../../app/locales.ts';

const many = (count: number) => Array.from({ length: count }, () => 'id');
const words = {
  en: 'one two three four five six seven',
  tr: 'bir iki üç dört beş altı yedi',
  ar: 'واحد اثنان ثلاثة أربعة خمسة ستة سبعة',
};

const fill = (locale: Locale, text: string, places = 7) =>
  fillText(
    locale,
    text,
    siteValuesOf(
      {
        name: { en: 'Two Seas', tr: 'İki Deniz', ar: 'Two Seas' },
        destinations: many(places),
        guide: many(2),
        trips: many(3),
        offer: { included: ['hotel', 'guide'], excluded: ['balloon'] },
      },
      words,
      { en: { 'extra.hotel': 'hotels', 'extra.guide': 'a guide' } },
    )[locale],
  );

test.each<[string, Locale, string, string, number?]>([
  ['a name', 'tr', '{brand} sitesi, {brand}', 'İki Deniz sitesi, İki Deniz'],
  ['a Latin name in Arabic', 'ar', '«{brand}»', '«Two Seas»'],
  ['what a price includes', 'en', 'It includes {priceIncludes}', 'It includes hotels and a guide'],
  ['a number in words', 'en', 'Our {placeWord} places', 'Our seven places'],
  ['a capital at the beginning', 'tr', '{articleWord} yazı', 'İki yazı'],
  ['a number without words', 'en', '{placeWord} places', '12 places', 12],
  [
    'the noun of one',
    'en',
    'To {placeCount, plural, one {one place} other {{placeWord} places}}.',
    'To one place.',
    1,
  ],
  [
    'the noun of eleven in Arabic',
    'ar',
    '{placeCount, plural, few {{placeWord} أماكن} many {# مكانًا} other {# مكان}}',
    '11 مكانًا',
    11,
  ],
  ['other arguments are left', 'en', '{price} in {placeWord}', '{price} in seven'],
])('%s', (_, locale, text, filled, places) => {
  expect(fill(locale, text, places)).toBe(filled);
});

test('broken braces are an error', () => {
  expect(() => fill('en', '{placeCount, plural, one {x}')).toThrow(SyntaxError);
});
