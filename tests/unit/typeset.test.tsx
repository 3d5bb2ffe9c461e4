import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../app/i18n/markdown.server.ts';
import { typeset } from '../../app/ui/text/typeset.ts';

test.each([
  ['April–June', 'April–\u2060June'],
  ['Istanbul–Cappadocia–Antalya', 'Istanbul–Cappadocia–Antalya'],
  ['Kendi e-posta programınız', 'Kendi e-\u2060posta programınız'],
  ['Ebu Eyyub el-Ensari', 'Ebu Eyyub el-\u2060Ensari'],
  ['26–30 °C, 60 mm', '26–\u206030\u00a0°C, 60\u00a0mm'],
  ['10 °C is 50 °F', '10\u00a0°C is 50\u00a0°F'],
  ['Mean high, °C', 'Mean high,\u00a0°C'],
  ['at about 1,200 m', 'at about 1,200\u00a0m'],
  ['540 km’den uzak', '540\u00a0km’den uzak'],
  ['4½ hours, 1 hour, 45 minutes', '4½\u00a0hours, 1\u00a0hour, 45\u00a0minutes'],
  ['2 saat, 30 dakika', '2\u00a0saat, 30\u00a0dakika'],
  ['4.2 MB', '4.2\u00a0MB'],
  ['over 500 kilometres', 'over 500\u00a0kilometres'],
  ['Per person; per person, two sharing', 'Per person; per\u00a0person, two\u00a0sharing'],
  ['Kişi başı en az $750', 'Kişi başı en\u00a0az $750'],
  ['3 أيام و8 كم', '3\u00a0أيام و8\u00a0كم'],
  ['ابتداءً من 750 $', 'ابتداءً من 750\u00a0$'],
])('no line breaks within %s', (words, set) => {
  expect(typeset(words)).toBe(set);
});

test.each([
  'half-day',
  'Rize-Artvin',
  'güzel-di',
  '12 days',
  'super person',
  '45 dakikada',
  '5 mı',
  'x – y',
])('%s stays as it is', (words) => {
  expect(typeset(words)).toBe(words);
});

test.each([
  ['بطاقة MuseumPass Türkiye.', 'بطاقة \u2068MuseumPass\u00a0Türkiye\u2069.'],
  ['في مودانيا (Mudanya) وترام T1', 'في مودانيا (\u2068Mudanya\u2069) وترام \u2068T1\u2069'],
  ['وآخره muze.gov.tr.', 'وآخره \u2068muze.gov.tr\u2069.'],
  [
    '«حلال مي؟» (Helal mi?) و5N2K Haber، 2026',
    '«حلال مي؟» (\u2068Helal\u00a0mi?\u2069) و\u20685N2K\u00a0Haber\u2069، 2026',
  ],
  ['تركيا UTC+3، ورمزها +90', 'تركيا \u2068UTC+3\u2069، ورمزها \u2068+90\u2069'],
  ['الليل −3 درجات', 'الليل \u2068−3\u2069\u00a0درجات'],
  [
    'الأرشيف: Deutscher Wetterdienst, Climate Data',
    'الأرشيف: \u2068Deutscher Wetterdienst, Climate Data\u2069',
  ],
  ['«12, mai» ليس شهرًا', '«\u206812, mai\u2069» ليس شهرًا'],
  ['“قهوة, 3” was left out', '“\u2068قهوة, 3\u2069” was left out'],
  ['عنوان غير معروف: /ar/x', 'عنوان غير معروف: \u2068/ar/x\u2069'],
])('words of the other direction are isolated: %s', (words, set) => {
  expect(typeset(words)).toBe(set);
});

test.each(['Topkapı Sarayı', 'مغلق اليوم', '«مغلق اليوم»', 'It is “best” in May'])(
  'text of one direction has no isolates: %s',
  (words) => {
    expect(typeset(words)).not.toMatch(/[\u2066-\u2069]/);
  },
);

const parts = fc.constantFrom(
  ...'aİ1–-.,?!°$½«»“”()/+− ق\u2060\u00a0\u2068\u2069'.split(''),
  ...'قلعة Kale km e-posta °C'.split(' '),
);
const texts = fc.array(parts, { maxLength: 30 }).map((all) => all.join(''));
const seen = (text: string) =>
  text.replaceAll(/[\u2060\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

test('twice is as good as once, and nothing that is seen changes', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const set = typeset(text);
      expect(typeset(set)).toBe(set);
      expect(seen(set)).toBe(seen(text));
    }),
    { numRuns: 500 },
  );
});

test('the text of an element is typeset; its attributes, and what is meant sign by sign, are not', () => {
  const km = '5 km';
  expect(
    renderToString(
      <p title={km}>
        {km}
        <>{km}</>
        {[km].map((text) => text)}
        <textarea defaultValue={km} />
        <code>{km}</code>
      </p>,
    ).replaceAll('<!-- -->', ''),
  ).toBe(
    '<p title="5 km">5\u00a0km5\u00a0km5\u00a0km<textarea>5 km</textarea><code>5 km</code></p>',
  );
});

test('the text of Markdown is typeset, its addresses are not', () => {
  const html = renderMarkdown('[e-posta](https://example.org/e-posta/el-ensari)', 'tr');
  expect(html).toContain('href="https://example.org/e-posta/el-ensari"');
  expect(html).toContain('>e-\u2060posta<');
});
