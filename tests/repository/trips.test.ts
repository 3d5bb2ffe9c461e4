import { describe, expect, test } from 'vitest';
import { getTrip, tripCards } from '../../app/trips/trips.server.ts';
import { comfortOf } from '../../app/climate/comfort.ts';
import { locales } from '../../app/locales.ts';
import { fits, tripBudgets, tripLengths } from '../../app/trips/filter.ts';
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
