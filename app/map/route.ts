import { positions, ways } from '../pictures/art/map.ts';
import type { Means } from '../content/legs.ts';
import type { Leg, Way } from '../legs/leg.ts';

/* Path data in the units of a layout; `ways` names the towns that roads and railways pass. */

export type LayoutName = keyof typeof positions;
export type PlaceId = keyof typeof positions.landscape.places;
export type TownId = keyof typeof positions.landscape.hubs;
export type PointId = PlaceId | TownId;

export interface RoutePoint {
  id: PointId;
  /** How one comes from the point before; by road if absent. */
  by?: Means;
}

type XY = readonly [x: number, y: number];

/** In units of each layout. */
export type MapPoint = Record<LayoutName, XY>;

export interface RouteLine {
  by: Means;
  d: string;
  /** Where a flight has its aeroplane; `turn` in degrees. */
  plane?: { x: number; y: number; turn: number };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Catmull-Rom through the knots, as cubic curves. */
function curve(knots: readonly XY[]): string {
  const at = (i: number): XY => knots[Math.min(knots.length - 1, Math.max(0, i))] ?? [0, 0];
  const written = ([x, y]: XY) => `${round(x)} ${round(y)}`;
  /** Beside a knot, in the direction from the knot before it to the one after it. */
  const handle = (i: number, part: number) => {
    const [[x, y], [beforeX, beforeY], [afterX, afterY]] = [at(i), at(i - 1), at(i + 1)];
    return written([x + (afterX - beforeX) * part, y + (afterY - beforeY) * part]);
  };
  const curves = knots
    .slice(1)
    .map((knot, i) => `C${handle(i, 1 / 6)} ${handle(i + 1, -1 / 6)} ${written(knot)}`);
  return `M${written(at(0))}${curves.join('')}`;
}

/** In units of the landscape: how far a road swings, and how far it is from one side to the other. */
const wave = { swing: 3.2, half: 23 };

/** Between two towns a road swings to one side and the other. */
const winding = (knots: readonly XY[], unit: number): XY[] =>
  knots.flatMap(([x, y], i) => {
    const [toX, toY] = knots[i + 1] ?? [x, y];
    const [along, down] = [toX - x, toY - y];
    const far = Math.hypot(along, down);
    const count = Math.round(far / (wave.half * unit)) || 1;
    return Array.from({ length: count }, (_, k): XY => {
      const side = k === 0 ? 0 : ((k % 2 === 0 ? -1 : 1) * wave.swing * unit) / far;
      return [x + (along * k) / count - down * side, y + (down * k) / count + along * side];
    });
  });

/** A bow upwards; flat for a flight straight up or down the page. */
export function arc(from: XY, to: XY): Omit<RouteLine, 'by'> {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const lift = Math.min(far * 0.24, 120);
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const across = Math.abs(to[0] - from[0]) / (far || 1);
  const side = to[0] >= from[0] ? 1 : -1;
  const nx = ((to[1] - from[1]) / (far || 1)) * side * lift;
  const ny = -across * lift - (1 - across) * lift * 0.2;
  const control: XY = [mx + nx * 2, my + ny * 2];
  return {
    d: `M${round(from[0])} ${round(from[1])}Q${round(control[0])} ${round(control[1])} ${round(to[0])} ${round(to[1])}`,
    plane: {
      x: round(mx + nx),
      y: round(my + ny),
      turn: round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI),
    },
  };
}

export const isPlaceId = (id: string): id is PlaceId =>
  Object.hasOwn(positions.landscape.places, id);

export const isTownId = (id: string): id is TownId => Object.hasOwn(positions.landscape.hubs, id);

const isPointId = (id: string): id is PointId => isPlaceId(id) || isTownId(id);

export function between(by: 'road' | 'rail', from: PointId, to: PointId): readonly PointId[] {
  const known: Readonly<Record<string, readonly PointId[]>> =
    by === 'rail' ? ways.rails : ways.roads;
  return known[`${from}-${to}`] ?? known[`${to}-${from}`]?.toReversed() ?? [];
}

/** Empty if the map does not know a town. */
export function routeOf(
  { from, to }: Pick<Leg, 'from' | 'to'>,
  { by, via }: Pick<Way, 'by' | 'via'>,
): RoutePoint[] {
  if (!isPointId(from) || !isPointId(to)) return [];
  if (!via || !isPointId(via.town)) return [{ id: from }, { id: to, by }];
  const then = via.first === 'rail' ? 'road' : 'rail';
  return [{ id: from }, { id: via.town, by: via.first }, { id: to, by: then }];
}

export const pinIn = (layout: LayoutName, id: PointId): XY => {
  const { places, hubs } = positions[layout];
  return isPlaceId(id) ? places[id].pin : hubs[id];
};

export function routePath(points: readonly RoutePoint[], layout: LayoutName): RouteLine[] {
  const unit = layout === 'landscape' ? 1 : 0.8;
  return points.slice(1).map(({ id: to, by = 'road' }, i) => {
    const from = points[i]?.id ?? to;
    const [start, end] = [pinIn(layout, from), pinIn(layout, to)];
    if (by === 'flight') return { by, ...arc(start, end) };
    const towns = between(by, from, to).map((town) => pinIn(layout, town));
    const knots = [start, ...towns, end];
    return { by, d: curve(by === 'road' ? winding(knots, unit) : knots) };
  });
}
