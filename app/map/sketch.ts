import { positions } from '../art/map.ts';
import { arc, between, isPlaceId, type Means, type Stop, type StopId } from './route.ts';

/* A route in few numbers, for a sketch the size of a stamp: made while building. */

const { places, hubs } = positions.landscape;
const pinOf = (id: StopId) => (isPlaceId(id) ? places[id].pin : hubs[id]);
const whole = (line: string) => line.replaceAll(/-?\d+\.\d+/g, (value) => `${Math.round(+value)}`);

function lineOf(from: StopId, to: StopId, by: Means) {
  if (by === 'flight') return whole(arc(pinOf(from), pinOf(to)).d);
  const knots = [from, ...between(by, from, to), to].map((id) => pinOf(id).join(' '));
  return whole(`M${knots.join('L')}`);
}

/** A line for each leg, and a pin for each stop, in units of the landscape. */
export const sketchOf = (stops: readonly Stop[]) => ({
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
