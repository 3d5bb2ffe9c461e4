import { basesOf, wayOf, wayOfPlan } from '../content/bases.ts';
import type { TripDay } from '../content/trip-days.ts';
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

/** For the number of each day at a place, the day of the plan that it shows: one between the same bases, if any is left. */
export function plansOf(days: readonly Day[], openings: Openings): Map<number, number> {
  const stays = days.flatMap(({ number, date, kind, leg, bases, ...day }) => {
    const place = placeOf(day.place, openings);
    if (kind !== 'stay' || leg || !bases || !place) return [];
    const way = wayOf(place, bases.morning, bases.evening);
    return [{ number, date, place, way, group: `${place.id} ${way}` }];
  });
  const groups = new Map(stays.map(({ group, place, way }) => [group, { place, way }]));
  const plans = new Map<number, number>();
  for (const [group, { place, way }] of groups) {
    const own = stays.filter((stay) => stay.group === group);
    const fitting = [...place.plan.entries()].filter(([at]) => wayOfPlan(place, at) === way);
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
