import type { TripData, TripPlace } from './trip-data.server.ts';
import { entryOf } from '../content/entries.ts';
import { longLeg } from '../legs/leg.ts';
import { touches } from '../days.ts';
import { comingDays, datesOf, monthsOfStop } from './dates.ts';
import { daysOf } from './days.ts';
import type { Trip } from './trip.ts';
import { readyTrip } from './ready-trip.ts';
import type { Network, TripLeg } from './trip-legs.ts';

type Span = TripData['holidays']['spans'][number];
type Month = TripPlace['months'][number];

/** Each kind has its sentence in `plan.warn.`. */
export type Warning =
  | { kind: 'hot' | 'cold' | 'wet'; at: number; places: readonly { place: string; month: Month }[] }
  | { kind: 'balloons'; at: number }
  | { kind: 'oneNight'; place: string }
  | { kind: 'past' }
  | { kind: 'long'; leg: TripLeg }
  | { kind: 'eveRoad' | 'lastDayRoad'; name: string; day: string; leg: TripLeg }
  | { kind: 'stairs'; title: string }
  | ({ kind: Span['kind'] } & Omit<Span, 'kind'>)
  | { kind: 'unknown' | 'schoolUnknown'; day: string };

const key = (warning: Warning) => JSON.stringify(warning);

function ofStops(trip: Trip, places: TripData['places']): Warning[] {
  return trip.stops.flatMap(({ place, nights }, stop) => {
    const { months } = entryOf(places, place);
    const weather = monthsOfStop(trip, stop).flatMap(({ month: at }): Warning[] => {
      const month = months[at];
      const hard: Warning[] = month?.why
        ? [{ kind: month.why, at, places: [{ place, month }] }]
        : [];
      return month?.balloons === 'seldom' ? [...hard, { kind: 'balloons', at }] : hard;
    });
    const oneMorning = nights === 1 && months.some(({ balloons }) => balloons === 'often');
    return oneMorning ? [...weather, { kind: 'oneNight' as const, place }] : weather;
  });
}

type HardMonth = Extract<Warning, { places: unknown }>;
const isHardMonth = (warning: Warning): warning is HardMonth => 'places' in warning;

/** Places whose month is hard in the same way share a warning. */
function gathered(warnings: readonly Warning[]): Warning[] {
  const hard = warnings.filter(isHardMonth);
  return warnings.flatMap((warning) => {
    if (!isHardMonth(warning)) return warning;
    const same = hard.filter(({ kind, at }) => kind === warning.kind && at === warning.at);
    return same[0] === warning ? { ...warning, places: same.flatMap(({ places }) => places) } : [];
  });
}

/** In hours from door to door; full roads make a longer drive much longer. */
const longDrive = 3;

/** Drives on the eve of a bayram, and on its last day. */
function ofFullRoads(trip: Trip, data: Known): Warning[] {
  return daysOf(trip, data).flatMap(({ date, leg }): Warning[] => {
    if (date === undefined || leg?.taken.by !== 'road' || leg.hours <= longDrive) return [];
    return data.holidays.spans.flatMap(({ kind, name, eve, to }) => {
      if (kind !== 'bayram' || (date !== eve && date !== to)) return [];
      return { kind: date === eve ? 'eveRoad' : 'lastDayRoad', name, day: date, leg };
    });
  });
}

/** A ready-made trip may leave out stairs that the plans of its places have. */
function ofStairs(trip: Trip, data: Known): Warning[] {
  const ready = readyTrip({ data, trip });
  return ready?.isEasier ? [{ kind: 'stairs', title: ready.title }] : [];
}

type Known = Network & Pick<TripData, 'places' | 'holidays' | 'trips'>;

/** First and last day of a trip; of a month without a year, those of the next one of its name. */
function periodOf(trip: Trip, today: string) {
  const last = datesOf(trip).at(-1)?.last;
  if (trip.from !== undefined && last !== undefined) return { first: trip.from, last };
  return trip.month && comingDays(trip.month, today);
}

function ofDates(trip: Trip, { gateways, holidays: { spans, knownTo } }: Known, today: string) {
  // School holidays matter to travellers from Türkiye: those whose gateway is no destination.
  const atHome = gateways.some(({ id, place }) => id === trip.start && place === undefined);
  const told = spans.filter(({ kind }) => kind !== 'school' || atHome);
  const period = periodOf(trip, today);
  if (period === undefined) return [];
  const { first, last } = period;
  const dated = trip.from !== undefined;
  // A trip without a first day may miss a single holiday, but hardly a feast or a school break.
  const warnings: Warning[] = told.filter(
    (span) => (dated || span.kind !== 'holiday') && touches(span, first, last),
  );
  if (dated && first < today) warnings.unshift({ kind: 'past' });
  if (last > knownTo.holidays) warnings.push({ kind: 'unknown', day: knownTo.holidays });
  if (atHome && last > knownTo.school)
    warnings.push({ kind: 'schoolUnknown', day: knownTo.school });
  return warnings;
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
  const all = [
    ...ofStairs(trip, known),
    ...ofDates(trip, known, today),
    ...ofFullRoads(trip, known),
    ...ofStops(trip, known.places),
    ...long,
  ];
  return gathered(
    all.filter((one, at) => all.findIndex((other) => key(other) === key(one)) === at),
  );
}
