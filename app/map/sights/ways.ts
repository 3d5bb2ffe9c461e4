import { roughly } from '../../legs/hours.ts';
import { distanceBetween, type Position } from './distance.ts';

/** Median of road to great circle over the roads of content/legs.json; streets are no straighter. */
const roadOverGreatCircle = 1.3;
/** Kilometres on roads: up to the first one walks, from the second on one drives. */
const [farthestWalk, nearestDrive] = [2.5, 5];
const walkingKmh = 4.5;
/** With parking, on roads between sights. */
const drivingKmh = 45;

/** Kilometres of the great circle; sights that are nearer to each other have no distance between them. */
const samePlaceKm = 0.25;

/** A base or a sight. */
export interface Stop {
  id: string;
  position?: Position | undefined;
  /** The base or the sight that it lies in. */
  within?: string | undefined;
  byBoat?: boolean | undefined;
}

export type Way =
  | { by: 'boat' }
  /** A known road, or one that some walk and others drive. */
  | { by: 'road' | 'either'; kilometres: number }
  /** An estimate. */
  | { by: 'foot' | 'car'; kilometres: number; minutes: number };

/** Rounds as one says it: on foot to 100 m, else to a kilometre, and from 20 km on to five. */
function roundedDistance(kilometres: number): number {
  const step = kilometres <= farthestWalk ? 0.1 : kilometres < 20 ? 1 : 5;
  return Math.round(kilometres / step) * step;
}

/** Rounds up to five minutes, and to half hours above an hour. */
const minutesOf = (hours: number) =>
  hours > 1 ? roughly(hours) * 60 : Math.max(5, Math.ceil((hours * 60) / 5) * 5);

/** By road: to towns and sights from `home`, or between two in a name such as "rize-ayder". */
export interface Roads {
  home: string | undefined;
  kilometres: Readonly<Record<string, number>>;
}

function roadBetween(from: string, to: string, { home, kilometres }: Roads) {
  const fromHome = from === home ? kilometres[to] : to === home ? kilometres[from] : undefined;
  return kilometres[`${from}-${to}`] ?? kilometres[`${to}-${from}`] ?? fromHome;
}

/** Finds nothing where one stop lies in the other, or a position is not known. */
export function wayBetween(from: Stop, to: Stop, roads: Roads): Way | undefined {
  if (from.byBoat || to.byBoat) return { by: 'boat' };
  if (!from.position || !to.position || from.within === to.id || to.within === from.id)
    return undefined;
  const distance = distanceBetween(from.position, to.position);
  if (distance < samePlaceKm) return undefined;
  const road = roadBetween(from.within ?? from.id, to.within ?? to.id, roads);
  if (road !== undefined) return { by: 'road', kilometres: roundedDistance(road) };
  const way = distance * roadOverGreatCircle;
  const kilometres = roundedDistance(way);
  if (way <= farthestWalk) return { by: 'foot', kilometres, minutes: minutesOf(way / walkingKmh) };
  if (way < nearestDrive) return { by: 'either', kilometres };
  return { by: 'car', kilometres, minutes: minutesOf(way / drivingKmh) };
}

/** Leads from each stop of a day to the next; an area that another stop lies in is not one of them. */
export function stepsOf<S extends Stop>(base: S, visited: readonly S[]): (readonly [S, S])[] {
  const stops = visited.filter(({ id }) => visited.every(({ within }) => within !== id));
  return stops.map((to, at) => [stops[at - 1] ?? base, to] as const);
}
