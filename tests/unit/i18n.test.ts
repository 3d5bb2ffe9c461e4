import compile from 'icu-minify/compile';
import { describe, expect, test, vi } from 'vitest';
import { formatDay, formatPrice } from '../../app/i18n/format.ts';
import { translator } from '../../app/i18n/messages.ts';
import { fillText, siteValuesOf } from '../../app/i18n/site-values.ts';
import { unmarked } from '../../app/i18n/unmarked.ts';
import { type Locale, locales } from '../../app/locales.ts';
import { content, messageKeys, sampleValues, translate } from '../support/texts.ts';

describe.each(locales)('%s', (locale) => {
  test('formats every message with all its values', () => {
    const wrong = messageKeys.flatMap((key) => {
      const values = sampleValues(content.messages[locale][key] ?? '');
      const text = translate[locale](key, values);
      const complete = Object.values(values).every((value) => text.includes(String(value)));
      return complete && text !== '' && !/[{}]|undefined/.test(text) ? [] : [`${key}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });
});

const forms = '{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}';

test.each([
  ['en', ['other', 'one', 'other', 'other', 'other', 'other']],
  ['tr', ['other', 'one', 'other', 'other', 'other', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
] as const)('%s has its own plurals for 0, 1, 2, 3, 11 and 100', (locale, expected) => {
  const t = translator(locale, { 'destinations.count': compile(forms) });
  expect([0, 1, 2, 3, 11, 100].map((n) => t('destinations.count', { n }))).toEqual(expected);
});

test.each([
  ['destinations.count', 'count'],
  ['guide.readTime', 'minutes'],
] as const)('Arabic has other words in %s for 0, 1, 2, 3 and 11', (key, argument) => {
  const texts = [0, 1, 2, 3, 11].map((n) =>
    translate.ar(key, { [argument]: n }).replaceAll(/\d/g, ''),
  );
  expect([...new Set(texts)]).toEqual(texts);
});

test('quoted words do not turn the sentence around them', () => {
  expect(unmarked('\u202Eab\u2069c\u2067')).toBe('abc');
});

test.each([
  ['en', 750, '$750'],
  ['en', 1250, '$1,250'],
  ['tr', 750, '$750'],
  ['tr', 1250, '$1.250'],
  ['ar', 750, '750 $'],
  ['ar', 1250, '1,250 $'],
] as const)('a price in %s: %i dollars are %s', (locale, dollars, expected) => {
  expect(formatPrice(locale, dollars)).toBe(expected);
});

test.each([
  ['en', /^November 20, 2026$|^20 November 2026$/],
  ['tr', /^20 Kasım 2026$/],
  ['ar', /^20 نوفمبر 2026$/],
] as const)('a day in %s is the same day wherever the site is built', (locale, expected) => {
  for (const zone of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone);
    expect(formatDay(locale, '2026-11-20')).toMatch(expected);
  }
  vi.unstubAllEnvs();
});

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
