import { pinOf, routePath, type RoutePoint } from './route.ts';

/** A route in whole units, for a sketch of stamp size. */
export const sketchOf = (stops: readonly RoutePoint[]) => ({
  lines: routePath(stops, 'landscape', false).map(({ by, d }) => ({
    by,
    d: d.replaceAll(/-?\d+\.\d+/g, (value) => `${Math.round(Number(value))}`),
  })),
  pins: stops.map(({ id }) => {
    const [x, y] = pinOf(id, 'landscape');
    return [Math.round(x), Math.round(y)] as const;
  }),
});
export type Sketch = ReturnType<typeof sketchOf>;
