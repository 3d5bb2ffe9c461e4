import { geoConicConformal } from 'd3-geo';

/* The two ways from degrees to the map. */

/** Longitude east, latitude north, in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** On the canvas of a layout. */
export type Point = readonly [x: number, y: number];

interface Projection {
  width: number;
  height: number;
  /** Where sky and sea meet. */
  horizon: number;
  project: (place: Place) => Point;
  /** How large one degree of latitude is on paper, there. */
  scaleAt: (place: Place) => number;
}

/** A conic projection made for the country, in degrees of latitude from 35.2° E, 39° N. */
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

/** North is up, everything to one scale. */
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

/** Seen from above the Aegean towards the sunrise, so that the west is large. */
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
