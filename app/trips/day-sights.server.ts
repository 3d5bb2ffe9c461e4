import type { Content } from '../content/collections.server.ts';
import { sightsOf } from '../content/sights.ts';
import { withIds } from '../content/entries.ts';
import { type TripDay, tripDays } from '../trip-days.ts';
import type { Locale } from '../locales.ts';
import { destinationOf } from '../content/content.server.ts';
import { isDrawn } from '../pictures/sights/drawn.ts';

type Trip = Content['trips'][number];

/** The sights of the day of a plan that a day of the trip repeats. */
function plannedSights(locale: Locale, { facts, translations }: Trip, { number, stop }: TripDay) {
  const word = translations[locale].frontMatter.days[number - 1];
  if (!word || !('plan' in word)) return [];
  const place = destinationOf(facts.stops[stop]?.place ?? '');
  return place.translations[locale].frontMatter.plan[word.plan - 1]?.sights ?? [];
}

/** The sights of each place that illustrate no day of a trip; those that it visits come first. */
export function sightsWithoutDay(locale: Locale, trip: Trip) {
  const shown = new Set([...sightsOfDays(locale, trip).values()].map(({ id }) => id));
  const visited = new Set(
    tripDays(trip.facts.stops).flatMap((day) => plannedSights(locale, trip, day)),
  );
  return (place: string) => {
    const left = destinationOf(place).facts.sights.flatMap(({ id }) => (shown.has(id) ? [] : id));
    return left.toSorted((a, b) => Number(visited.has(b)) - Number(visited.has(a)));
  };
}

/** Maps the number of a day to the sight of its own words, or to the first of its day of the plan; each comes once. */
export function sightsOfDays(locale: Locale, trip: Trip) {
  const { facts } = trip;
  const shown = new Set<string>();
  const found = tripDays(facts.stops).flatMap((tripDay) => {
    const { number, stop } = tripDay;
    const own = facts.pictures.find(({ day }) => day === number);
    const place = destinationOf(facts.stops[stop]?.place ?? '');
    const ids = own
      ? [own.sight]
      : plannedSights(locale, trip, tripDay).filter((id) => !shown.has(id));
    const [sight] = withIds(ids, sightsOf(locale, place));
    if (sight === undefined) return [];
    shown.add(sight.id);
    return [[number, { id: sight.id, name: sight.name, alt: sight.alt ?? sight.name }] as const];
  });
  return new Map(found);
}

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
