import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { getSightMap } from '../../app/map/sights/sight-map.server.ts';
import { SightMap } from '../../app/map/sights/sight-map.tsx';
import { rendered, untypeset } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

/** What the map of a place draws and says. */
function shown(locale: Locale, id: string) {
  const map = getSightMap(locale, id);
  const html = rendered(locale, map && <SightMap map={map} sizes="" />);
  const lines = (day: number) =>
    html.match(new RegExp(`<g class="[^"]*" data-day="${day}">(.*?)</g>`))?.[1];
  return {
    ways: [...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text = '']) => untypeset(text)),
    text: untypeset(html.replaceAll(/<[^>]+>/g, '\n')),
    lines,
  };
}

const all = locales.flatMap((locale) =>
  content.destinations.map(({ id, facts, translations }) => ({
    locale,
    id,
    facts,
    words: translations[locale].frontMatter,
    ...shown(locale, id),
  })),
);

const nameIn = (sights: readonly { id: string; name: string }[], wanted?: string) =>
  sights.find(({ id }) => id === wanted)?.name;

test.each([
  ['en', 'istanbul', 'From Sultanahmet to Topkapı Palace: about 700 m, 10 minutes on foot'],
  ['tr', 'istanbul', 'Sultanahmet’ten Kapalıçarşı: yürüyerek yaklaşık 1,2 km, 20 dakika'],
  ['ar', 'istanbul', 'من السلطان أحمد إلى قصر توب كابي: نحو 700 متر، 10 دقائق سيرًا'],
  ['en', 'antalya', 'From Kaleiçi to Hadrian’s Gate: about 400 m, 5 minutes on foot'],
  ['tr', 'antalya', 'Kaleiçi’nden Hadrianus Kapısı: yürüyerek yaklaşık 400 m, 5 dakika'],
  ['ar', 'antalya', 'من كاليتشي إلى بوابة هادريان: نحو 400 متر، 5 دقائق سيرًا'],
  [
    'en',
    'pamukkale',
    'From Pamukkale village to Travertine terraces: about 500 m, 10 minutes on foot',
  ],
  ['tr', 'pamukkale', 'Pamukkale köyünden Laodikeia: arabayla yaklaşık 12 km, 20 dakika'],
  ['ar', 'pamukkale', 'من قرية باموكالي إلى لاوديكيا: نحو 12 كم، 20 دقيقة بالسيارة'],
] as const)(
  'in %s the first way of a day in %s begins at a base with a name',
  (locale, id, way) => {
    expect(shown(locale, id).ways).toContain(way);
  },
);

test.each([
  ['en', 'From Sultanahmet to Maiden’s Tower: by boat'],
  ['tr', 'Sultanahmet’ten Kız Kulesi: tekneyle'],
  ['ar', 'من السلطان أحمد إلى برج الفتاة: بالقارب'],
] as const)('in %s a boat goes over the water, and no line', (locale, way) => {
  const { ways, lines } = shown(locale, 'istanbul');
  expect(ways.at(-1)).toBe(way);
  expect(lines(2)).not.toBe('');
  expect(lines(3)).toBe('');
});

test.each([
  ['en', 'From Trabzon to Sümela Monastery: about 50 km by car'],
  ['tr', 'Trabzon’dan Sümela Manastırı: arabayla yaklaşık 50 km'],
  ['ar', 'من طرابزون إلى دير سوميلا: نحو 50 كم بالسيارة'],
] as const)(
  'in %s a known road has its figure, as in the text about getting there',
  (locale, way) => {
    const { ways, text } = shown(locale, 'blacksea');
    expect(ways).toContain(way);
    expect(text).not.toContain(translate[locale]('sightMap.note'));
    expect(shown(locale, 'istanbul').text).toContain(translate[locale]('sightMap.note'));
  },
);

describe('in every place and language', () => {
  test('what is nearer than a kilometre is in metres', () => {
    const ways = all.flatMap((one) => one.ways);
    expect(ways.length).toBeGreaterThan(80);
    expect(ways.filter((way) => /\b0[.,]\d/u.test(way))).toEqual([]);
    expect(ways.filter((way) => /\b\d00 (?:m\b|متر)/u.test(way)).length).toBeGreaterThan(15);
  });

  test('no way leads between an area and what lies in it', () => {
    const routes = all.flatMap(({ facts, words, locale, ways }) =>
      facts.sights.flatMap(({ id, within }) => {
        const base = facts.bases.find((one) => one.id === within);
        const [inner = '', outer = ''] = [id, within].map((wanted) => nameIn(words.sights, wanted));
        const t = translate[locale];
        const told = [
          base && t('sightMap.fromBase', { base: base.from[locale], to: inner }),
          outer && t('sightMap.between', { from: outer, to: inner }),
          outer && t('sightMap.between', { from: inner, to: outer }),
        ].flatMap((route) => (route ? `${untypeset(route)}:` : []));
        return told.map((route) => ({ route, ways }));
      }),
    );
    expect(routes.length).toBeGreaterThan(20);
    const wrong = routes.filter(({ route, ways }) => ways.some((way) => way.startsWith(route)));
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  test('a way of more than an hour has whole and half hours', () => {
    const ways = all.flatMap((one) => one.ways);
    expect(ways.filter((way) => /hour.*minute|saat.*dakika|ساع.*دق/u.test(way))).toEqual([]);
    expect(shown('ar', 'cappadocia').ways.at(-1)).toMatch(/: نحو 60 كم، ساعة ونصف بالسيارة$/);
    expect(shown('tr', 'cappadocia').ways.at(-1)).toMatch(/ 60 km, 1 buçuk saat$/);
    expect(shown('en', 'cappadocia').ways.at(-1)).toMatch(/ 60 km, 1½ hours by car$/);
  });
});

test('a sight without a position is named, without a reason', () => {
  expect(shown('ar', 'blacksea').text).toContain(
    'خارج الخريطة: قصر أتاتورك وبساتين الشاي في ريزا ونهر فرتينا وقلعة زيل.',
  );
  expect(shown('en', 'pamukkale').text).toContain(
    'Not on the map: North Necropolis and Martyrium of St Philip.',
  );
});

test('a distance beyond the map is that of the list below it', () => {
  const { text, ways } = shown('en', 'cappadocia');
  expect(text).toContain('30 km away');
  expect(ways.join()).toContain('From Göreme to Kaymaklı Underground City: about 30 km');
});
