/** How the map is laid out: the canvas, the way from degrees to it, and what stands where. */

import { type Place, projections } from '../../app/pictures/build/projection.ts';
import type { Point } from '../kit/path.ts';

export type { Place };

export interface Layout {
  name: 'landscape' | 'phone';
  width: number;
  height: number;
  /** Where sky and sea meet. */
  horizon: number;
  sun: Point;
  project: (place: Place) => Point;
  /** How large one degree of latitude is on paper, there. */
  scaleAt: (place: Place) => number;
  /** Bends and islands smaller than this (in square units) are left out. */
  tolerance: number;
  speck: number;
}

const landscape: Layout = {
  ...projections.landscape,
  name: 'landscape',
  sun: [1392, 92],
  tolerance: 2.2,
  speck: 5,
};

const phone: Layout = {
  ...projections.phone,
  name: 'phone',
  sun: [520, 128],
  tolerance: 2.2,
  speck: 5,
};

export const layouts = { landscape, phone };
