import { entryOf } from '../content/entries.ts';
import { addDays } from '../days.ts';
import { type TripDay, tripDays } from '../trip-days.ts';
import { keepsHiredCar } from '../prices/offer-of-day.ts';
import type { Trip } from './trip.ts';
import { type Openings, planOrder } from './openings.ts';
import type { OwnDay, OwnWords } from './ready-trip.ts';
import { legsToStops, type Network, type TripLeg } from './trip-legs.ts';
import { basesOf, routeKey, routeKeyOfPlan } from '../stays.ts';

export type Day = TripDay & {
  date?: string;
  place: string;
  /** Leads to the place, or home on the last day. */
  leg?: TripLeg;
  /** In a hired car that is kept from one drive to the next. */
  isHired?: true;
  /** Ids of the bases of the night before and of this night; none on the last day. */
  bases?: { morning: string; evening: string };
  /** Index of a day in the plan of the place. */
  plan?: number;
  /** Of a ready-made trip. */
  own?: OwnWords;
};

/** Undefined on the last day; on the day of arrival both are the base of that night. */
function basesOn({ stop, night }: TripDay, { stops }: Trip, openings: Openings) {
  const here = stops[stop];
  if (!here || night === undefined) return undefined;
  const place = entryOf(openings.places, here.place);
  const before = stops[stop - 1];
  const bases = basesOf(here, place);
  const gone = before?.place === here.place ? basesOf(before, place) : [];
  const evening = bases[night] ?? '';
  return { morning: [...gone, ...bases.slice(0, night)].at(-1) ?? evening, evening };
}

/** Maps each day of a stay, by number, to a day of the plan that begins and ends at the same bases; to none once they are used up. */
function plansOf(days: readonly Day[], openings: Openings): Map<number, number> {
  const stays = days.flatMap(({ number, date, kind, leg, bases, ...day }) => {
    if (kind !== 'stay' || leg || !bases) return [];
    const place = entryOf(openings.places, day.place);
    const route = routeKey(place, bases.morning, bases.evening);
    return [{ number, date, place, route, group: `${place.id} ${route}` }];
  });
  const groups = new Map(stays.map(({ group, place, route }) => [group, { place, route }]));
  const plans = new Map<number, number>();
  for (const [group, { place, route }] of groups) {
    const own = stays.filter((stay) => stay.group === group);
    const fitting = [...place.plan.entries()].filter(([at]) => routeKeyOfPlan(place, at) === route);
    const order = planOrder(
      own.map(({ date }) => date),
      fitting.map(([, day]) => day),
      openings,
    );
    for (const [at, { number }] of own.entries()) {
      const [plan] = fitting[order[at] ?? -1] ?? [];
      if (plan !== undefined) plans.set(number, plan);
    }
  }
  return plans;
}

/** The first day at a stop without a leg is a day at the place. */
export function daysOf(trip: Trip, data: Network & Openings): Day[] {
  const { stops, from } = trip;
  const legs = legsToStops(trip, data);
  const days = tripDays(stops).map((tripDay, at): Day => {
    const bases = basesOn(tripDay, trip, data);
    const day = {
      ...tripDay,
      place: stops[tripDay.stop]?.place ?? '',
      ...(from !== undefined && { date: addDays(from, at) }),
      ...(bases && { bases }),
    };
    const { kind, stop } = day;
    const leg = kind === 'stay' ? undefined : legs[kind === 'leave' ? stop + 1 : stop];
    if (leg) return { ...day, leg };
    return kind === 'travel' ? { ...day, kind: 'stay' } : day;
  });
  const plans = plansOf(days, data);
  const means = stops.map((_, at) => (at > 0 ? legs[at]?.taken.by : undefined));
  return days.map((day) => {
    const plan = plans.get(day.number);
    return {
      ...day,
      ...(plan !== undefined && { plan }),
      ...(keepsHiredCar(means, day.stop) && { isHired: true }),
    };
  });
}

/** The generated text stays where the visitor changed the way, and at both ends of a trip in one's own car. */
function withOwnDay({ plan, ...day }: Day, own: OwnDay | undefined, isByCar: boolean): Day {
  if (own && 'plan' in own) return { ...day, plan: own.plan };
  const isMet = isByCar && day.kind !== 'stay' && own?.by === undefined;
  if (own && !isMet && own.by === day.leg?.taken.by) return { ...day, own };
  return plan === undefined ? day : { ...day, plan };
}

/** Where a place is closed, the trip has fewer days than texts, and the generated texts stay. */
export const withOwnDays = (
  days: readonly Day[],
  own: readonly OwnDay[] = [],
  { by }: Pick<Trip, 'by'> = {},
) =>
  own.length === days.length ? days.map((day, at) => withOwnDay(day, own[at], by === 'car')) : days;
