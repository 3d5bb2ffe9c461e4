import type { Content } from '../content/collections.server.ts';
import { destinationOf } from '../content/content.server.ts';
import { sightsOf } from '../content/sights.ts';
import { withIds } from '../content/with-ids.ts';
import type { Locale } from '../locales.ts';
import { isDrawn } from '../sights/drawn.ts';
import { sightsWithoutDay } from './day-sights.server.ts';

type Trip = Content['trips'][number];

/** A row of pictures, of each place in turn, without those of its stops and of its sum. */
export function moreSights(locale: Locale, trip: Trip) {
  const left = sightsWithoutDay(locale, trip);
  const places = [...new Set(trip.facts.stops.map(({ place }) => place))].map(destinationOf);
  const rows = places.map((place) =>
    withIds(left(place.id).slice(2).filter(isDrawn), sightsOf(locale, place)).map(
      ({ id, name }) => ({
        id,
        name,
        place: place.translations[locale].frontMatter.title,
        scene: place.facts.scene,
      }),
    ),
  );
  return [0, 1, 2, 3].flatMap((at) => rows.flatMap((row) => row.slice(at, at + 1))).slice(0, 4);
}
