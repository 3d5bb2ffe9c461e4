import { parseTrip, shown, type KnownIds } from '../trip/parse-trip.ts';
import { writeTrip, type Trip } from '../trip/trip.ts';
import { linkFields, linkValue, withoutGlue } from '../ui/text/link-query.ts';
import { listSeparator } from '../ui/text/list-separator.ts';

/* What is compared, as the address has it: `trips=first-visit,antalya&people=2`, and the planner's own fields. */

/** Beside each other. */
export const mostTrips = 4;

export type Comparison = {
  /** Of ready-made trips and of places. */
  ids: readonly string[];
  /** The visitor's own, perhaps without stops, and the travellers and the month of all. */
  trip: Trip;
  friend?: Trip | undefined;
};

/** Names of the query's fields that the table follows. */
export const comparedFields = [
  'trips',
  'stops',
  'friend',
  'people',
  'children',
  'rooms',
  'month',
  'from',
] as const;

/** Without travellers and dates, which are the same for all. */
export const routeOnly = ({ stops, start, end, by }: Trip): Trip => ({
  stops,
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
  ...(by !== undefined && { by }),
});

/** The travellers and the month. */
export function withoutRoute(trip: Trip): Trip {
  const { start: _, end: __, by: ___, ...party } = trip;
  return { ...party, stops: [] };
}

/* `istanbul.3,antalya.2;by:car`: a trip within one field, which `&` and `=` would end. */

const writeFriend = (trip: Trip) =>
  writeTrip(routeOnly(trip)).replace('stops=', '').replaceAll('&', ';').replaceAll('=', ':');

const readFriend = (text: string) => `stops=${text.replaceAll(';', '&').replaceAll(':', '=')}`;

export function writeComparison({ ids, trip, friend }: Comparison): string {
  return [
    ids.length > 0 && `trips=${ids.join()}`,
    friend && `friend=${writeFriend(friend)}`,
    writeTrip(trip),
  ]
    .filter(Boolean)
    .join('&');
}

export const countOf = ({ ids, trip, friend }: Comparison) =>
  ids.length + (trip.stops.length > 0 ? 1 : 0) + (friend ? 1 : 0);

const queryOf = (fields: readonly { name: string; text: string }[]) =>
  fields.map(({ name, text }) => `${name}=${encodeURIComponent(text)}`).join('&');

/** Reads what is valid and reports the rest. */
export function readComparison(query: string, known: KnownIds & { trips: readonly string[] }) {
  const fields = linkFields(query);
  const of = (name: string) => fields.filter((field) => field.name === name);
  const own = parseTrip(
    queryOf(fields.filter(({ name }) => name !== 'trips' && name !== 'friend')),
    known,
  );
  const written = of('trips')
    .flatMap(({ value }) => value.split(listSeparator))
    .map((id) => withoutGlue(id).toLowerCase())
    .filter(Boolean);
  const asked = [...new Set(written.map((id) => known.moved.get(id) ?? id))];
  const ids = new Set([...known.trips, ...known.places.map(({ id }) => id)]);
  const found = asked.filter((id) => ids.has(id));
  const [field, ...otherFriends] = of('friend').filter(({ value }) => value !== '');
  const other = field && parseTrip(readFriend(field.value), known);
  const friend = other && other.trip.stops.length > 0 ? routeOnly(other.trip) : undefined;
  const others = countOf({ ids: [], trip: own.trip, friend });
  return {
    comparison: {
      ids: found.slice(0, mostTrips - others),
      trip: own.trip,
      ...(friend && { friend }),
    },
    problems: [
      ...own.problems,
      ...(other?.problems ?? []),
      ...otherFriends.map(({ text }) => ({
        kind: 'unused' as const,
        value: shown(`friend=${text}`),
      })),
    ],
    /** Names that are no trip and no place. */
    unknown: asked.filter((id) => !ids.has(id)).map(shown),
    /** Ids beyond the most that fit. */
    left: found.slice(mostTrips - others),
  };
}

/** A query with a trip, up to a space, a `#`, or the stop of a sentence. */
const queryInText = /[^\s?]*\b(?:stops|friend)=[^\s#]*?(?=[.,;:!?)]*(?:[\s#]|$))/;

/** The trip in the address of a planner or a comparison, as a friend sends it, perhaps among other words. */
export function tripInLink(text: string, known: KnownIds): Trip | undefined {
  const query = queryInText.exec(text)?.[0] ?? '';
  return [query, readFriend(linkValue(query, 'friend'))]
    .map((one) => routeOnly(parseTrip(one, known).trip))
    .find(({ stops }) => stops.length > 0);
}
