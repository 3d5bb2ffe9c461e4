import { geoConicConformal } from 'd3-geo';

/** Degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** Canvas units. */
export type Point = readonly [x: number, y: number];

interface Projection {
  width: number;
  height: number;
  horizon: number;
  project: (place: Place) => Point;
  /** Canvas units per degree of latitude. */
  scaleAt: (place: Place) => number;
}

/** In degrees of latitude from 35.2° E, 39° N. */
const conic = geoConicConformal()
  .parallels([37, 41])
  .rotate([-35.2, 0])
  .center([0, 39])
  .scale(180 / Math.PI)
  .translate([0, 0]);

function plane([longitude, latitude]: Place): [east: number, north: number] {
  const [east, south] = conic([longitude, latitude]) ?? [0, 0];
  return [east, -south];
}

const UNIT = 94;

const landscape: Projection = {
  width: 1600,
  height: 1000,
  horizon: 112,
  project(place) {
    const [east, north] = plane(place);
    return [808 + east * UNIT, 556 - north * UNIT];
  },
  scaleAt: () => UNIT,
};

/** Radians clockwise from north. */
const AZIMUTH = (68 * Math.PI) / 180;
const HORIZON = 150;
/** The camera: its distance behind the origin, its height and its magnification. */
const EYE = { back: 15.5, depth: 9900, reach: 1130 };

function camera(place: Place): { right: number; ahead: number } {
  const [east, north] = plane(place);
  const right = east * Math.cos(AZIMUTH) - north * Math.sin(AZIMUTH);
  const ahead = east * Math.sin(AZIMUTH) + north * Math.cos(AZIMUTH);
  return { right, ahead: Math.max(ahead + EYE.back, 1.5) };
}

/** In perspective from above the Aegean, so that the west is large. */
const phone: Projection = {
  width: 800,
  height: 1000,
  horizon: HORIZON,
  project(place) {
    const { right, ahead } = camera(place);
    return [478 + (right * EYE.reach) / ahead, HORIZON + EYE.depth / ahead - 330];
  },
  scaleAt: (place) => EYE.reach / camera(place).ahead,
};

export const projections = { landscape, phone };
