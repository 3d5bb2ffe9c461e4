import { geoDistance } from 'd3-geo';

export interface Position {
  latitude: number;
  longitude: number;
}

/** Kilometres. */
export type Distance = number;

/** Mean radius of the Earth (IUGG), in kilometres. */
const earthRadius = 6371;

export const kilometresPerDegree = (earthRadius * Math.PI) / 180;

/** Along the great circle. */
export const distanceBetween = (from: Position, to: Position): Distance =>
  geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]) * earthRadius;
