/** How the map is laid out: the canvas, the way from degrees to it, and what stands where. */

import { type Place, plane } from './plane.ts';
import type { Point } from '../kit/path.ts';

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

// ── Landscape: north is up, everything to one scale ─────────────────────────────────────────────

const UNIT = 94;
const landscape: Layout = {
  name: 'landscape',
  width: 1600,
  height: 1000,
  horizon: 112,
  sun: [1392, 92],
  project(place) {
    const [east, north] = plane(place);
    return [808 + east * UNIT, 556 - north * UNIT];
  },
  scaleAt: () => UNIT,
  tolerance: 2.2,
  speck: 5,
};

// ── Phone: seen from above the Aegean towards the sunrise, so that the west is large ────────────

/** Clockwise from north. */
const AZIMUTH = (68 * Math.PI) / 180;
const HORIZON = 150;
/** How far behind the origin the eye is, how high, and how much it enlarges. */
const EYE = { back: 15.5, depth: 9900, reach: 1130 };

function camera(place: Place): { right: number; ahead: number } {
  const [east, north] = plane(place);
  const right = east * Math.cos(AZIMUTH) - north * Math.sin(AZIMUTH);
  const ahead = east * Math.sin(AZIMUTH) + north * Math.cos(AZIMUTH);
  return { right, ahead: Math.max(ahead + EYE.back, 1.5) };
}

const phone: Layout = {
  name: 'phone',
  width: 800,
  height: 1000,
  horizon: HORIZON,
  sun: [520, 128],
  project(place) {
    const { right, ahead } = camera(place);
    return [478 + (right * EYE.reach) / ahead, HORIZON + EYE.depth / ahead - 330];
  },
  scaleAt: (place) => EYE.reach / camera(place).ahead,
  tolerance: 2.2,
  speck: 5,
};

export const layouts = { landscape, phone };
