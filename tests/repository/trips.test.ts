import { describe, expect, test } from 'vitest';
import { comfortOf } from '../../app/climate/comfort.ts';
import { type Locale, locales } from '../../app/locales.ts';
import { fits, tripBudgets, tripLengths } from '../../app/trips/filter.ts';
import { getTrip, tripCards } from '../../app/trips/trips.server.ts';
import { content } from '../support/texts.ts';

const cards = tripCards('en');

test('there are trips for a few days and for weeks, with and without children', () => {
  expect(content.trips.length).toBeGreaterThanOrEqual(5);
  for (const days of tripLengths) {
    expect(cards.filter((card) => fits({ days }, card))).not.toEqual([]);
  }
  expect(cards.filter((card) => fits({ children: 'yes' }, card))).not.toEqual([]);
});

test('every budget of the filter selects other trips', () => {
  const counts = tripBudgets.map(
    (most) => cards.filter((card) => fits({ budget: String(most) }, card)).length,
  );
  expect(new Set([0, ...counts, cards.length]).size).toBe(counts.length + 2);
});

test.each(content.trips)(
  '$id has only months that are comfortable at each of its stops, unless it is for the sea or for snow',
  ({ id, facts }) => {
    const year = getTrip('en', id).season.year.places;
    expect(year).toHaveLength(facts.stops.length);
    if (facts.swim || facts.snow) return;
    const wrong = facts.months.flatMap((month) =>
      year.filter(({ months }) => {
        const means = months[month - 1];
        return means === undefined || comfortOf(means) === 'rest';
      }),
    );
    expect(wrong).toEqual([]);
  },
);

describe.each(locales)('%s', (locale) => {
  test('every day of every trip has a text, without the number of a day of another plan', () => {
    for (const { id } of content.trips) {
      const days = getTrip(locale, id).days;
      expect(
        days.map(({ title }) => title).filter((title) => title === '' || title.includes(':')),
      ).toEqual([]);
      expect(days.filter(({ text }) => text.length < 80)).toEqual([]);
      expect(new Set(days.map(({ title }) => title)).size).toBe(days.length);
    }
  });

  test('plans of destinations number their days before a colon', () => {
    const titles = content.destinations.flatMap(({ translations }) =>
      translations[locale].frontMatter.plan.map(({ title }) => title),
    );
    expect(titles.filter((title) => !/^[^:]+: \S/.test(title))).toEqual([]);
  });

  test('every way between stops has a sentence', () => {
    for (const { id } of content.trips) {
      const [, ...later] = getTrip(locale, id).stops;
      expect(later.filter(({ ways }) => ways.length === 0)).toEqual([]);
    }
  });
});

/** Named in the text of a day without being a part of it: an alternative, or something on the way. */
const mentioned: Record<Locale, readonly string[]> = {
  en: [
    'istanbul 2: galata-tower',
    'cappadocia 2: goreme-museum',
    'cappadocia 3: pasabag',
    'antalya 3: duden',
    'ephesus 1: virgin-mary',
    'blacksea 1: ataturk-pavilion',
    'blacksea 1: uzungol',
    'blacksea 2: ayder',
  ],
  tr: [
    'antalya 2: kaleici',
    'istanbul 2: galata-tower',
    'cappadocia 2: goreme-museum',
    'cappadocia 3: pasabag',
    'antalya 3: duden',
    'blacksea 1: uzungol',
    'blacksea 2: ayder',
  ],
  ar: [
    'istanbul 2: galata-tower',
    'istanbul 3: grand-bazaar',
    'cappadocia 3: pigeon-valley',
    'cappadocia 3: red-rose-valleys',
    'pamukkale 2: travertines',
    'blacksea 1: ataturk-pavilion',
    'blacksea 1: uzungol',
  ],
};

/** The first word of a name that no other sight of the place has. */
function keyOf(name: string, others: readonly string[]) {
  const words = name.replaceAll(/[()]/gu, '').split(' ');
  return words.find(
    (word) => word.length > 3 && others.every((other) => !other.split(' ').includes(word)),
  );
}

function namedBesideList(
  locale: Locale,
  { id, translations }: (typeof content.destinations)[number],
) {
  const { plan, sights } = translations[locale].frontMatter;
  return plan.flatMap(({ text, sights: listed }, at) =>
    sights.flatMap((sight) => {
      const others = sights.filter((other) => other !== sight).map(({ name }) => name);
      const key = keyOf(sight.name, others);
      const isNamed = key !== undefined && text.includes(key);
      return isNamed && !listed.includes(sight.id) ? [`${id} ${at + 1}: ${sight.id}`] : [];
    }),
  );
}

test.each(locales)(
  'in %s, a sight that a day of a plan names is among the sights of that day',
  (locale) => {
    const named = content.destinations.flatMap((place) => namedBesideList(locale, place));
    expect(named.toSorted()).toEqual(mentioned[locale].toSorted());
  },
);
