import { expect, test } from 'vitest';
import { keepTogether } from '../../app/content/line-breaks.ts';
import { renderMarkdown } from '../../app/content/markdown.server.ts';
import { getLegs } from '../../app/legs/legs.server.ts';
import { locales } from '../../app/locales.ts';
import { getMonth } from '../../app/months/months.server.ts';
import { monthIds } from '../../app/pages.ts';
import { getSightMap } from '../../app/sight-map/sight-map.server.ts';
import { destinationFacts } from '../support/facts.ts';

test.each([
  ['April–June', 'April–\u2060June'],
  ['Kendi e-posta programınız', 'Kendi e-\u2060posta programınız'],
  ['Ebu Eyyub el-Ensari', 'Ebu Eyyub el-\u2060Ensari'],
  ['{warmestC} °C, 60 mm', '{warmestC}\u00a0°C, 60\u00a0mm'],
  ['10 °C is 50 °F', '10\u00a0°C is 50\u00a0°F'],
  [
    '{hours, plural, one {# hour}}, 45 minutes',
    '{hours, plural, one {#\u00a0hour}}, 45\u00a0minutes',
  ],
  ['{hours} saat, 30 dakika', '{hours}\u00a0saat, 30\u00a0dakika'],
  ['700 m, # buçuk saat', '700\u00a0m, #\u00a0buçuk saat'],
  ['{days, plural, few {# أيام}} و8 كم', '{days, plural, few {#\u00a0أيام}} و8\u00a0كم'],
  ['بطاقة \u2066MuseumPass Türkiye\u2069', 'بطاقة \u2066MuseumPass\u00a0Türkiye\u2069'],
])('%s stays on one line', (words, kept) => {
  expect(keepTogether(words)).toBe(kept);
});

test.each(['half-day', 'Rize-Artvin', 'güzel-di', '12 days', '45 dakikada', 'على {days} وجهات'])(
  '%s may be broken',
  (words) => {
    expect(keepTogether(words)).toBe(words);
  },
);

test('addresses stay as they are', () => {
  const html = renderMarkdown('[e-posta](https://example.org/e-posta/el-ensari)', 'tr');
  expect(html).toContain('href="https://example.org/e-posta/el-ensari"');
  expect(html).toContain('>e-\u2060posta<');
});

test.each(locales)('distances and hours that are calculated stay on one line: %s', (locale) => {
  const said = [
    ...getLegs(locale).flatMap(({ ways }) => ways.map(({ text }) => text)),
    ...destinationFacts.flatMap(({ id }) => {
      const { days, marks } = getSightMap(locale, id) ?? { days: [], marks: [] };
      return [
        ...days.flatMap(({ ways }) => ways.map(({ text }) => text)),
        ...marks.flatMap(({ beyond }) => beyond?.words ?? []),
      ];
    }),
    ...monthIds.flatMap((id) =>
      (getMonth(locale, id)?.places ?? []).flatMap(({ sun, light }) => [sun, light.length]),
    ),
  ];
  expect(said.length).toBeGreaterThan(200);
  expect(
    said.filter((words) =>
      /\d (?:k?m\b|hour|minute|saat|buçuk|dakika|\p{Script=Arabic})/u.test(words),
    ),
  ).toEqual([]);
});
