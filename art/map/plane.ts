/** From degrees to a plane: a conic projection made for the country. */

import { geoConicConformal } from 'd3-geo';
import type { Point } from '../kit/path.ts';

/** Longitude east, latitude north, in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** On the plane of the projection, in degrees of latitude: east and north of 35.2° E, 39° N. */
const conic = geoConicConformal()
  .parallels([37, 41])
  .rotate([-35.2, 0])
  .center([0, 39])
  .scale(180 / Math.PI)
  .translate([0, 0]);

export function plane([longitude, latitude]: Place): Point {
  const [east, south] = conic([longitude, latitude]) ?? [0, 0];
  return [east, -south];
}
