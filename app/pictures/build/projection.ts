import { geoConicConformal } from 'd3-geo';

/** Degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** Canvas units. */
export type Point = readonly [x: number, y: number];

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

/** Of the canvas, to a degree of latitude. */
const UNIT = 94;

const landscape = {
  width: 1600,
  height: 1000,
  project: (place: Place): Point => {
    const [east, north] = plane(place);
    return [808 + east * UNIT, 556 - north * UNIT];
  },
};

/** Radians clockwise from north. */
const AZIMUTH = (68 * Math.PI) / 180;
/** The camera: its distance behind the origin, its height and its magnification. */
const EYE = { back: 15.5, depth: 9900, reach: 1130 };

/** In perspective from above the Aegean, so that the west is large. */
const phone = {
  width: 800,
  height: 1000,
  project: (place: Place): Point => {
    const [east, north] = plane(place);
    const right = east * Math.cos(AZIMUTH) - north * Math.sin(AZIMUTH);
    const forward = east * Math.sin(AZIMUTH) + north * Math.cos(AZIMUTH);
    const ahead = Math.max(forward + EYE.back, 1.5);
    return [478 + (right * EYE.reach) / ahead, EYE.depth / ahead - 180];
  },
};

export const projections = { landscape, phone };
