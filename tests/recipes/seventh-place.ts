import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { locales, type Locale } from '../../app/locales.ts';
import { type Entry, readEntry } from '../../tools/edit/entry.ts';
import { apiOf } from '../../tools/edit/api.ts';
import { root } from '../support/project.ts';
import { complaintsOfCopy, copy, pageOf, readCopy } from './project-copy.ts';

/* A seventh destination, with its ways and a trip, as the editor makes it. */

const place = 'mardin';
const trip = 'mardin-weekend';
const names = { en: 'Mardin', tr: 'Mardin', ar: 'ماردين' };

/** What no other page says. */
const own = {
  place: {
    en: {
      subtitle: 'The stone city above the plain, and its monasteries',
      summary:
        'Plan a journey to the stone city above the plain: old houses, monasteries, silver and the best months.',
    },
    tr: {
      subtitle: 'Ovanın üstündeki taş şehir ve manastırları',
      summary:
        'Ovanın üstündeki taş şehre bir yolculuk planlayın: eski evler, manastırlar, telkâri ve en uygun aylar.',
    },
    ar: {
      subtitle: 'مدينة الحجر فوق السهل، وأديرتها القديمة',
      summary:
        'خطّط لرحلة إلى مدينة الحجر فوق السهل: بيوت قديمة وأديرة وفضّة وأنسب الشهور للسفر إليها.',
    },
  },
  trip: {
    en: {
      title: 'Stone and valleys',
      subtitle: 'Four nights between Mardin and Cappadocia',
      summary:
        'Four nights in the stone city and among the valleys, by road between them: what each day holds, and the price.',
    },
    tr: {
      title: 'Taş ve vadiler',
      subtitle: 'Mardin ile Kapadokya arasında dört gece',
      summary:
        'Taş şehirde ve vadiler arasında dört gece, arada kara yoluyla: her gün neler var, gezi ne kadar tutar.',
    },
    ar: {
      title: 'الحجر والأودية',
      subtitle: 'أربع ليالٍ بين ماردين وكبادوكيا',
      summary:
        'أربع ليالٍ في مدينة الحجر وبين الأودية، والطريق بينهما برًّا: ما في كلّ يوم، وكم تكلّف الرحلة كلّها.',
    },
  },
};

const content = join(copy, 'content');
const api = apiOf({ project: copy, content });

/** Texts in the length that the schemas want, from an entry that has them. */
const prepared = readEntry(join(root, 'content/destinations/ephesus'));
const preparedTrip = readEntry(join(root, 'content/trips/long-weekend'));
const dayWords = z.object({ title: z.string(), text: z.string() });
const listOf = (value: unknown, most: number) => z.array(z.unknown()).parse(value).slice(0, most);

function wordsOfPlace(locale: Locale) {
  const { frontMatter = {}, body = '' } = prepared.words[locale] ?? {};
  const kept = ['description', 'imageAlt', 'effort', 'station'];
  return {
    ...Object.fromEntries(kept.map((key) => [key, frontMatter[key]])),
    ...own.place[locale],
    title: names[locale],
    bestTime: frontMatter['bestTime'],
    photoAlts: listOf(frontMatter['photoAlts'], 1),
    arrival: frontMatter['arrival'],
    gettingThere: frontMatter['gettingThere'],
    highlights: listOf(frontMatter['highlights'], 3),
    tips: listOf(frontMatter['tips'], 6),
    sights: listOf(frontMatter['sights'], 5),
    plan: listOf(frontMatter['plan'], 2).map((day) => dayWords.parse(day)),
    body,
  };
}

function wordsOfTrip(locale: Locale) {
  const { frontMatter = {}, body = '' } = preparedTrip.words[locale] ?? {};
  const [day] = listOf(prepared.words[locale]?.frontMatter['plan'], 1);
  const kept = ['description', 'suits', 'effort'];
  return {
    ...Object.fromEntries(kept.map((key) => [key, frontMatter[key]])),
    ...own.trip[locale],
    imageAlt: prepared.words[locale]?.frontMatter['imageAlt'],
    days: Array.from({ length: 5 }, () => dayWords.parse(day)),
    tips: listOf(frontMatter['tips'], 3),
    body,
  };
}

const { climate } = z.object({ climate: z.record(z.string(), z.unknown()) }).parse(prepared.facts);
const { sea: _, ...figures } = climate;

const facts = {
  price: 560,
  place: { latitude: 37.3, longitude: 40.7, airports: ['MQM'] },
  bases: [
    { id: 'oldtown', name: names, latitude: 37.31, longitude: 40.74, source: 'the old town' },
  ],
  nightBases: ['oldtown'],
  bestMonths: [4, 5],
  photos: listOf(prepared.facts?.['photos'], 1),
  climate: figures,
  sights: ['Deyrulzafaran', 'Zinciriye', 'Kasımiye', 'Dara', 'Midyat'].map((sign) => ({
    id: sign.toLowerCase().replaceAll('ı', 'i'),
    sign,
  })),
};

/** Opens an entry as the form does, changes it, and saves it. */
async function save(kind: string, id: string, change: (entry: Entry) => void) {
  const { rows: _rows, broken: _broken, ...base } = api.entry({ kind, id });
  const entry = structuredClone(base);
  change(entry);
  expect(await api.save({ kind, id, entry, base })).toHaveProperty('written');
}

function fillWords(entry: Entry, wordsIn: (locale: Locale) => Record<string, unknown>) {
  for (const locale of locales) {
    const { body, ...words } = wordsIn(locale);
    const { frontMatter = {} } = entry.words[locale] ?? {};
    entry.words[locale] = { frontMatter: { ...frontMatter, ...words }, body: String(body) };
  }
}

const minutes = 60_000;

/** Registers the tests that make it. */
export function makesSeventhPlace() {
  test('a place is begun and filled in', { timeout: 5 * minutes }, async () => {
    expect(await api.problems()).toEqual([]);
    await api.begin({ kind: 'destinations', id: place });
    await save('destinations', place, (entry) => {
      const { todo: _todo, draft: _draft, ...begun } = entry.facts ?? {};
      entry.facts = { ...begun, ...facts };
      fillWords(entry, wordsOfPlace);
    });
    // Its picture was drawn after the first check.
    expect(await api.problems()).toEqual([]);
  });

  test('its ways are suggested', { timeout: 2 * minutes }, async () => {
    const waysLeft = () => api.tasks({ id: place }).find(({ key }) => key === 'task.ways')?.values;
    expect(waysLeft()).toEqual({ count: 11 });
    await api.suggestWays({ id: place });
    expect(waysLeft()).toEqual({ count: 0 });
  });

  test('a trip stops there', { timeout: 5 * minutes }, async () => {
    await api.begin({ kind: 'trips', id: trip });
    await save('trips', trip, (entry) => {
      const { todo: _todo, draft: _draft, ...begun } = entry.facts ?? {};
      const stops = [
        { place, nights: 2 },
        { place: 'cappadocia', by: 'road', nights: 2 },
      ];
      entry.facts = { ...begun, stops };
      fillWords(entry, wordsOfTrip);
    });
    expect(complaintsOfCopy()).toBe('');
  });

  test('search words name it', { timeout: 2 * minutes }, async () => {
    await save('search', 'destinations', ({ words }) => {
      if (words.tr) words.tr.frontMatter[`/destinations/${place}`] = 'artuklu taş şehir';
    });
    expect(complaintsOfCopy()).toBe('');
  });
}

/** Registers the tests of the built site. */
export function showsSeventhPlace() {
  test('the site has seven places, in the planner, on the map, in search and months', () => {
    for (const [locale, prefix] of [
      ['en', ''],
      ['tr', '/tr'],
      ['ar', '/ar'],
    ] as const) {
      expect(pageOf(`${prefix}/destinations/${place}`)).toContain(names[locale]);
      expect(pageOf(`${prefix}/destinations`)).toContain(`data-map-place="${place}"`);
      expect(pageOf(`${prefix}/plan`)).toContain(`&quot;${place}&quot;`);
      expect(pageOf(`${prefix}/search`)).toContain(`${prefix}/destinations/${place}`);
      expect(pageOf(`${prefix}/when-to-go/may`)).toContain(names[locale]);
      expect(pageOf(`${prefix}/trips/${trip}`)).toContain(names[locale]);
      expect(pageOf(`${prefix}/trips`)).toContain(`${prefix}/trips/${trip}`);
    }
    expect(pageOf(`/tr/trips/${trip}`)).toContain('yaklaşık');
    expect(readCopy('build/client/sitemap.xml')).toContain(`/ar/destinations/${place}<`);
  });
}
