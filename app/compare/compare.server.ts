import { content, destinationOf } from '../content/content.server.ts';
import { entryOf } from '../content/entries.ts';
import type { Locale } from '../locales.ts';
import { closedStops } from '../prices/trip-prices.server.ts';
import { emissionFacts } from '../trip/advice.server.ts';
import { getTripData } from '../trip/trip-data.server.ts';
import { sightsOfDays } from '../trips/day-sights.server.ts';
import { effortOf } from '../trips/effort.server.ts';
import { emblemsOf } from '../trips/emblems.server.ts';

/** What the planner has, without the words of its days and legs, and what only ready-made trips have. */
export function getCompareData(locale: Locale) {
  const { site: _site, holidays: _holidays, priceNote: _note, ...data } = getTripData(locale);
  const emblems = emblemsOf(locale, content().trips);
  return {
    ...data,
    emissions: emissionFacts(),
    legs: data.legs.map(({ ways, ...leg }) => ({
      ...leg,
      ways: ways.map((way) => ({ ...way, text: '' })),
    })),
    trips: data.trips.map((trip) => {
      const entry = entryOf(content().trips, trip.id);
      const { facts, translations } = entry;
      const { suits, notFor } = translations[locale].frontMatter;
      return {
        ...trip,
        scene: facts.scene,
        suits,
        notFor,
        effort: effortOf(facts),
        closed: closedStops(locale, facts),
        emblem: emblems.get(trip.id),
        sights: [...sightsOfDays(locale, entry).values()].map(({ id, name }) => ({ id, name })),
      };
    }),
    places: data.places.map(({ arrival: _arrival, arrivalExtras: _extras, ...place }) => ({
      ...place,
      bases: place.bases.map(({ id, name }) => ({ id, name })),
      effort: destinationOf(place.id).facts.effort,
      months: place.months.map(({ highC, rainDays, why }) => ({
        highC,
        rainDays,
        isGood: why === undefined,
      })),
      sights: place.sights.map(({ id, name }) => ({ id, name })),
      // Closed sights change the order of days, not what is seen.
      plan: place.plan.map(({ sights }) => ({ sights, closings: [] })),
    })),
  };
}
export type CompareData = ReturnType<typeof getCompareData>;
export type ReadyTrip = CompareData['trips'][number];
export type ComparedPlace = CompareData['places'][number];
