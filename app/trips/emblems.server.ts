import type { Content } from '../content/collections.server.ts';
import { destinationOf } from '../content/content.server.ts';
import type { Locale } from '../locales.ts';
import { isDrawn } from '../pictures/sights/drawn.ts';
import { sightsOfDays } from './day-sights.server.ts';

type Trip = Content['trips'][number];

/** Sights that a day of the trip shows and an illustrator has drawn, each with its place. */
function sightsSeenOn(locale: Locale, trip: Trip) {
  const seen = new Set([...sightsOfDays(locale, trip).values()].map(({ id }) => id));
  return trip.facts.stops.flatMap(({ place }) =>
    destinationOf(place).facts.sights.flatMap(({ id }) =>
      seen.has(id) && isDrawn(id) ? { place, id } : [],
    ),
  );
}

/**
 * By the id of each trip a sight to picture it in a list: none twice, and of places that have the
 * fewest there. `shown` is the place whose page has the list, and pictures of its own sights.
 */
export function emblemsOf(locale: Locale, trips: readonly Trip[], shown?: string) {
  const chosen = new Map<string, { place: string; id: string }>();
  const uses = (place: string) =>
    [...chosen.values()].filter((sight) => sight.place === place).length;
  for (const trip of trips) {
    const taken = new Set([...chosen.values()].map(({ id }) => id));
    const [sight] = sightsSeenOn(locale, trip)
      .filter(({ place, id }) => place !== shown && !taken.has(id))
      .toSorted((a, b) => uses(a.place) - uses(b.place));
    if (sight) chosen.set(trip.id, sight);
  }
  return new Map([...chosen].map(([trip, { id }]) => [trip, id]));
}
