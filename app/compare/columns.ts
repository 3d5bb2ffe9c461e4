import { hardest } from '../content/efforts.ts';
import { monthOf } from '../days.ts';
import { guestsOf } from '../prices/party-price.ts';
import { emissionsOf } from '../trip/emissions.ts';
import { journeyOf, legsOf } from '../trip/trip-legs.ts';
import { monthIds } from '../pages.ts';
import { plannedPrice } from '../trip/planned-price.ts';
import { daysOf, nightsOf } from '../trip/days.ts';
import { sightsOfDay } from '../trip/day-words.ts';
import type { Trip } from '../trip/trip.ts';
import type { CompareData, ReadyTrip } from './compare.server.ts';
import { countOf, routeOnly, withoutRoute, type Comparison } from './comparison.ts';

/** A trip of the table, with what the planner's functions say of it. */
export type Column = ReturnType<typeof columnOf>;

type Asked = { id: string; trip: Trip; ready?: ReadyTrip };

/** A trip by car begins and ends in its town. */
const tripOfReady = ({ stops, from }: ReadyTrip): Trip =>
  from === undefined ? { stops } : { stops, start: from, end: from, by: 'car' };

/** 0 for January. */
export const monthOfTrip = ({ from, month }: Pick<Trip, 'from' | 'month'>) =>
  from === undefined ? month && monthIds.indexOf(month) : monthOf(from);

const allMonths = monthIds.map((_, at) => at + 1);

const hoursBy = (legs: ReturnType<typeof legsOf>) => {
  const hours = new Map<string, { by: (typeof legs)[number]['taken']['by']; hours: number }>();
  for (const { taken, hours: more } of legs)
    hours.set(taken.by, { by: taken.by, hours: (hours.get(taken.by)?.hours ?? 0) + more });
  return [...hours.values()];
};

const unique = <Item extends { id: string }>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

function sightsOf({ stops }: Trip, data: CompareData) {
  const known = { ...data, holidays: { spans: [] } };
  return unique(daysOf({ stops }, known).flatMap((day) => sightsOfDay(day, { data })));
}

function columnOf({ id, trip, ready }: Asked, data: CompareData) {
  /** In the order of the journey, each once. */
  const places = [...new Set(trip.stops.map(({ place }) => place))].flatMap(
    (stop) => data.places.find((place) => place.id === stop) ?? [],
  );
  const legs = legsOf(trip, data);
  return {
    id,
    trip,
    ready,
    scene: ready?.scene ?? places[0]?.scene,
    places,
    price: plannedPrice(trip, data.places, data.day),
    nights: nightsOf(trip),
    legs,
    hours: journeyOf(legs).hours,
    ways: hoursBy(legs),
    emissions: emissionsOf({ legs, trip, data }, guestsOf(trip), data.emissions),
    effort: ready?.effort ?? hardest(places.map(({ effort }) => effort)),
    /** 1 for January. */
    goodMonths:
      ready?.goodMonths ??
      allMonths.filter((month) => places.every(({ months }) => months[month - 1]?.isGood)),
    sights: ready?.sights ?? sightsOf(trip, data),
  };
}

/** Those of the comparison, or all ready-made trips where nothing is chosen. */
export function columnsOf(comparison: Comparison, data: CompareData): Column[] {
  const { ids, trip, friend } = comparison;
  const chosen =
    countOf(comparison) === 0
      ? data.trips
      : ids.flatMap((id) => data.trips.find((one) => one.id === id) ?? []);
  const asked: Asked[] = [
    ...(trip.stops.length > 0 ? [{ id: 'mine', trip: routeOnly(trip) }] : []),
    ...(friend ? [{ id: 'friend', trip: friend }] : []),
    ...chosen.map((ready) => ({ id: ready.id, trip: tripOfReady(ready), ready })),
  ];
  return asked.map((one) =>
    columnOf({ ...one, trip: { ...withoutRoute(trip), ...one.trip } }, data),
  );
}
