export interface Position {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth (IUGG), in kilometres. */
const earthRadius = 6371;

export const kilometresPerDegree = (earthRadius * Math.PI) / 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In kilometres along the great circle, by the haversine formula: the planner needs it without the libraries of the build. */
export function distanceBetween(from: Position, to: Position) {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const level = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const chord = half(from.latitude, to.latitude) + level * half(from.longitude, to.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
