import { basesOf, routeKey, routeKeyOfPlan } from '../stays.ts';
import type { TripDay } from '../trip-days.ts';
import { planOrder, type Openings } from './openings.ts';
import type { Trip } from './trip.ts';

/** Ids of the bases of the night before and of this night. */
export type DayBases = { morning: string; evening: string };

type Day = Pick<TripDay, 'number' | 'kind'> & {
  date?: string;
  place: string;
  leg?: object;
  bases?: DayBases;
};

const placeOf = (id: string | undefined, { places }: Pick<Openings, 'places'>) =>
  places.find((place) => place.id === id);

/** Undefined on the last day; on the day of arrival both are the base of that night. */
export function basesOn({ stop, night }: TripDay, { stops }: Trip, openings: Openings) {
  const here = stops[stop];
  const place = placeOf(here?.place, openings);
  if (!here || !place || night === undefined) return undefined;
  const before = stops[stop - 1];
  const bases = basesOf(here, place);
  const gone = before?.place === here.place ? basesOf(before, place) : [];
  const evening = bases[night] ?? '';
  return { morning: [...gone, ...bases.slice(0, night)].at(-1) ?? evening, evening };
}

/** Maps each day of a stay, by number, to a day of the plan that begins and ends at the same bases; to none once they are used up. */
export function plansOf(days: readonly Day[], openings: Openings): Map<number, number> {
  const stays = days.flatMap(({ number, date, kind, leg, bases, ...day }) => {
    const place = placeOf(day.place, openings);
    if (kind !== 'stay' || leg || !bases || !place) return [];
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
