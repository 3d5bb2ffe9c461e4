import { withIds } from '../content/entries.ts';
import { hardest } from '../content/efforts.ts';
import { guestsOf } from '../prices/party-price.ts';
import { emissionsOf } from '../trip/emissions.ts';
import { journeyOf, legsOf } from '../trip/trip-legs.ts';
import { monthIds } from '../pages.ts';
import { plannedPrice } from '../trip/planned-price.ts';
import { nightsOf } from '../trip/dates.ts';
import { daysOf } from '../trip/days.ts';
import { sightsOfDay } from '../trip/day-words.ts';
import { tripOfReady, type Trip } from '../trip/trip.ts';
import type { CompareData, ComparedPlace, ReadyTrip } from './compare.server.ts';
import { countOf, routeOnly, withoutRoute, type Comparison } from './comparison.ts';

/** A trip or a place of the table, with what the planner's functions say of it. */
export type Column = ReturnType<typeof columnOf>;

type Asked = { id: string; trip: Trip; ready?: ReadyTrip; place?: ComparedPlace };

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

function columnOf({ id, trip, ready, place: alone }: Asked, data: CompareData) {
  /** In the order of the journey, each once. */
  const places = withIds([...new Set(trip.stops.map(({ place }) => place))], data.places);
  const legs = legsOf(trip, data);
  return {
    id,
    trip,
    ready,
    /** Compared by itself. */
    alone,
    scene: ready?.scene ?? places[0]?.scene,
    places,
    price: plannedPrice(trip, data.places, data.day),
    nights: nightsOf(trip),
    legs,
    hours: journeyOf(legs).hours,
    hoursByMeans: hoursBy(legs),
    emissions: emissionsOf({ legs, trip, data }, guestsOf(trip), data.emissions),
    effort: ready?.effort ?? hardest(places.map(({ effort }) => effort)),
    /** 1 for January. */
    goodMonths:
      ready?.goodMonths ??
      allMonths.filter((month) => places.every(({ months }) => months[month - 1]?.isGood)),
    sights: ready?.sights ?? sightsOf(trip, data),
  };
}

function askedOf(id: string, { trips, places }: CompareData): Asked[] {
  const ready = trips.find((trip) => trip.id === id);
  if (ready) return [{ id, trip: tripOfReady(ready), ready }];
  const place = places.find((one) => one.id === id);
  return place ? [{ id, trip: { stops: [{ place: id, nights: place.nights }] }, place }] : [];
}

/** Those of the comparison, or all ready-made trips where nothing is chosen. */
export function columnsOf(comparison: Comparison, data: CompareData): Column[] {
  const { ids, trip, friend } = comparison;
  const chosen = countOf(comparison) === 0 ? data.trips.map((ready) => ready.id) : ids;
  const asked: Asked[] = [
    ...(trip.stops.length > 0 ? [{ id: 'mine', trip: routeOnly(trip) }] : []),
    ...(friend ? [{ id: 'friend', trip: friend }] : []),
    ...chosen.flatMap((id) => askedOf(id, data)),
  ];
  return asked.map((one) =>
    columnOf({ ...one, trip: { ...withoutRoute(trip), ...one.trip } }, data),
  );
}
