import { positions, ways } from '../art/map.ts';
import type { Means } from '../content/legs.ts';
import type { Leg, Way } from '../legs/leg.ts';

/* Path data in the units of a layout; `ways` names the towns that roads and railways pass. */

export type LayoutName = keyof typeof positions;
export type PlaceId = keyof typeof positions.landscape.places;
export type TownId = keyof typeof positions.landscape.hubs;
export type PointId = PlaceId | TownId;

export interface RoutePoint {
  id: PointId;
  /** From the point before; by road if absent. */
  by?: Means;
}

type XY = readonly [x: number, y: number];

export interface RouteLine {
  by: Means;
  d: string;
  /** For the symbol of the means; `turn` in degrees. */
  middle: { x: number; y: number; turn: number };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const distance = (a: XY, b: XY): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const at = (line: readonly XY[], i: number): XY =>
  line[Math.min(line.length - 1, Math.max(0, i))] ?? [0, 0];

/** Catmull-Rom through the knots, sampled about every `step` units. */
function sampled(knots: readonly XY[], step: number): XY[] {
  const line: XY[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [at(knots, i - 1), at(knots, i), at(knots, i + 1), at(knots, i + 2)];
    const count = Math.max(1, Math.round(distance(b, c) / step));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      const along = (n: 0 | 1): number =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
      line.push([along(0), along(1)]);
    }
  }
  return [...line, at(knots, knots.length - 1)];
}

const lengthOf = (line: readonly XY[]): number =>
  line.reduce((sum, point, i) => sum + (i > 0 ? distance(at(line, i - 1), point) : 0), 0);

/** Quadratic curves through the midpoints. */
function smooth(line: readonly XY[]): string {
  const middle = (i: number): XY => [
    (at(line, i)[0] + at(line, i + 1)[0]) / 2,
    (at(line, i)[1] + at(line, i + 1)[1]) / 2,
  ];
  let d = `M${round(at(line, 0)[0])} ${round(at(line, 0)[1])}`;
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = at(line, i);
    const [mx, my] = i === line.length - 2 ? at(line, line.length - 1) : middle(i);
    d += `Q${round(x)} ${round(y)} ${round(mx)} ${round(my)}`;
  }
  return line.length === 2 ? `${d}L${round(at(line, 1)[0])} ${round(at(line, 1)[1])}` : d;
}

/** A sine wave across the line, flat at both ends. */
function winding(line: readonly XY[], swing: number, wave: number): XY[] {
  const total = lengthOf(line);
  let gone = 0;
  return line.map((point, i) => {
    if (i > 0) gone += distance(at(line, i - 1), point);
    const [ax, ay] = at(line, i - 1);
    const [bx, by] = at(line, i + 1);
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const ease = Math.min(1, gone / wave, (total - gone) / wave);
    const off = Math.sin((gone / wave) * Math.PI * 2) * swing * ease;
    return [point[0] - ((by - ay) / long) * off, point[1] + ((bx - ax) / long) * off];
  });
}

/** A bow upwards; flat for a flight straight up or down the page. */
export function arc(from: XY, to: XY): Pick<RouteLine, 'd' | 'middle'> {
  const far = distance(from, to);
  const lift = Math.min(far * 0.24, 120);
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const across = Math.abs(to[0] - from[0]) / (far || 1);
  const side = to[0] >= from[0] ? 1 : -1;
  const nx = ((to[1] - from[1]) / (far || 1)) * side * lift;
  const ny = -(Math.abs(to[0] - from[0]) / (far || 1)) * lift - (1 - across) * lift * 0.2;
  const control: XY = [mx + nx * 2, my + ny * 2];
  return {
    d: `M${round(from[0])} ${round(from[1])}Q${round(control[0])} ${round(control[1])} ${round(to[0])} ${round(to[1])}`,
    middle: {
      x: round(mx + nx),
      y: round(my + ny),
      turn: round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI),
    },
  };
}

function ground(knots: readonly XY[], by: Means, unit: number): Pick<RouteLine, 'd' | 'middle'> {
  const line = sampled(knots, 9 * unit);
  const drawn = by === 'road' ? winding(line, 3.2 * unit, 46 * unit) : line;
  const i = Math.floor(drawn.length / 2);
  const [x, y] = at(drawn, i);
  const [ax, ay] = at(drawn, i - 1);
  const [bx, by2] = at(drawn, i + 1);
  return {
    d: smooth(drawn),
    middle: {
      x: round(x),
      y: round(y),
      turn: round((Math.atan2(by2 - ay, bx - ax) * 180) / Math.PI),
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

export function routePath(points: readonly RoutePoint[], layout: LayoutName): RouteLine[] {
  const { places, hubs } = positions[layout];
  const where = (id: PointId): XY => (isPlaceId(id) ? places[id].pin : hubs[id]);
  const unit = layout === 'landscape' ? 1 : 0.8;
  return points.slice(1).map(({ id: to, by = 'road' }, i) => {
    const from = points[i]?.id ?? to;
    const [start, end] = [where(from), where(to)];
    if (by === 'flight') return { by, ...arc(start, end) };
    const knots = [start, ...between(by, from, to).map(where), end];
    return { by, ...ground(knots, by, unit) };
  });
}
