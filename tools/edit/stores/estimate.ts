import { geoDistance } from 'd3-geo';

export type Position = { latitude: number; longitude: number };

/** Median of road to great circle over the 39 distances of content/legs.json. */
const roadOverGreatCircle = 1.3;
const earthKm = 6371;
/** Overall, with short breaks, as the known drives of content/legs.json are reckoned. */
const fastKmh = 90;
const slowKmh = 72;

/** A way by road between two places, to 5 km and half an hour. */
export function estimatedRoad(from: Position, to: Position) {
  const radians = geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]);
  const kilometres = Math.max(5, Math.round((radians * earthKm * roadOverGreatCircle) / 5) * 5);
  const least = Math.max(0.5, Math.floor((kilometres / fastKmh) * 2) / 2);
  const most = Math.max(least + 0.5, Math.ceil((kilometres / slowKmh) * 2) / 2);
  const evidence = { confidence: 'estimate', sources: ['estimate'] };
  return { by: 'road', kilometres, ...evidence, drive: { hours: [least, most], ...evidence } };
}
