import { projections } from '../pictures/build/projection.ts';
import type { MapPoint } from './place.ts';

const roundedPoint = (point: readonly [number, number]) =>
  [Math.round(point[0]), Math.round(point[1])] as const;

/** Where the map has a position that is given in degrees. */
export const pointOf = ({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): MapPoint => ({
  landscape: roundedPoint(projections.landscape.project([longitude, latitude])),
  phone: roundedPoint(projections.phone.project([longitude, latitude])),
});
