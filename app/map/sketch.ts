import type { Means } from '../content/legs.ts';
import { arc, between, pinIn, type PointId, type RoutePoint } from './route.ts';

/* A route in whole units, for a sketch of stamp size. */

const pinOf = (id: PointId) => pinIn('landscape', id);
const whole = (line: string) => line.replaceAll(/-?\d+\.\d+/g, (value) => `${Math.round(+value)}`);

function lineOf(from: PointId, to: PointId, by: Means) {
  if (by === 'flight') return whole(arc(pinOf(from), pinOf(to)).d);
  const knots = [from, ...between(by, from, to), to].map(pinOf);
  // Quadratic curves round every town, through the midpoints between them.
  const bends = knots.slice(1, -1).map(([x, y], at) => {
    const [nextX, nextY] = knots[at + 2] ?? [x, y];
    const isLast = at === knots.length - 3;
    const [endX, endY] = isLast ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2];
    return `Q${x} ${y} ${endX} ${endY}`;
  });
  const end = bends.length === 0 ? `L${pinOf(to).join(' ')}` : '';
  return whole(`M${pinOf(from).join(' ')}${bends.join('')}${end}`);
}

export const sketchOf = (stops: readonly RoutePoint[]) => ({
  lines: stops.slice(1).map(({ id, by = 'road' }, at) => ({
    by,
    d: lineOf(stops[at]?.id ?? id, id, by),
  })),
  pins: stops.map(({ id }) => {
    const [x, y] = pinOf(id);
    return [Math.round(x), Math.round(y)] as const;
  }),
});
export type Sketch = ReturnType<typeof sketchOf>;
