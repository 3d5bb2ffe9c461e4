import type { PlannerData, PlannerPlace } from './planner.server.ts';
import { longLeg } from '../legs/leg.ts';
import { monthOf } from '../days.ts';
import { datesOf, monthsOfStop } from './days.ts';
import { monthIds } from '../pages.ts';
import type { Trip } from './trip.ts';
import type { TripLeg } from './trip-legs.ts';

export type Span = PlannerData['holidays']['spans'][number];
type Month = PlannerPlace['months'][number];

/** Each kind has its sentence in `plan.warn.`. */
export type Warning =
  | { kind: 'hot' | 'cold' | 'wet'; place: string; at: number; month: Month }
  | { kind: 'balloons'; at: number }
  | { kind: 'oneNight'; place: string }
  | { kind: 'past' }
  | { kind: 'long'; leg: TripLeg }
  | ({ kind: Span['kind'] } & Omit<Span, 'kind'>)
  | { kind: 'unknown' | 'schoolUnknown'; day: string };

const key = (warning: Warning) => JSON.stringify(warning);

function ofStops(trip: Trip, places: PlannerData['places']): Warning[] {
  return trip.stops.flatMap(({ place, nights }, stop) => {
    const months = places.find(({ id }) => id === place)?.months;
    const weather = monthsOfStop(trip, stop).flatMap(({ month: at }): Warning[] => {
      const month = months?.[at];
      const hard: Warning[] = month?.why ? [{ kind: month.why, place, at, month }] : [];
      return month?.balloons === 'seldom' ? [...hard, { kind: 'balloons', at }] : hard;
    });
    const oneMorning = nights === 1 && months?.some(({ balloons }) => balloons !== 'none');
    return oneMorning ? [...weather, { kind: 'oneNight' as const, place }] : weather;
  });
}

type Known = Pick<PlannerData, 'places' | 'gateways' | 'holidays'>;

function ofDates(trip: Trip, { gateways, holidays: { spans, knownTo } }: Known, today: string) {
  // School holidays matter to travellers from Türkiye: those whose gateway is no destination.
  const atHome = gateways.some(({ id, place }) => id === trip.start && place === undefined);
  const meant = spans.filter(({ kind }) => kind !== 'school' || atHome);
  const first = trip.from;
  const last = datesOf(trip).at(-1)?.last;
  if (first !== undefined && last !== undefined) {
    const warnings: Warning[] = meant.filter(
      ({ from, to, eve = from }) => eve <= last && to >= first,
    );
    if (first < today) warnings.unshift({ kind: 'past' });
    if (last > knownTo.holidays) warnings.push({ kind: 'unknown', day: knownTo.holidays });
    if (atHome && last > knownTo.school)
      warnings.push({ kind: 'schoolUnknown', day: knownTo.school });
    return warnings;
  }
  const month = trip.month && monthIds.indexOf(trip.month);
  if (month === undefined) return [];
  const touches = ({ from, to }: Span) =>
    monthOf(from) <= month && monthOf(to) >= month && to >= today;
  // Of a month without a year only feasts of the moon's calendar can be told.
  return meant.filter((span) => span.kind !== 'holiday' && touches(span));
}

export function warningsOf(
  trip: Trip,
  legs: readonly TripLeg[],
  known: Known,
  today: string,
): Warning[] {
  if (trip.stops.length === 0) return [];
  const long = legs
    .filter(({ hours }) => hours >= longLeg)
    .map((leg): Warning => ({ kind: 'long', leg }));
  const all = [...ofDates(trip, known, today), ...ofStops(trip, known.places), ...long];
  return all.filter((one, at) => all.findIndex((other) => key(other) === key(one)) === at);
}
