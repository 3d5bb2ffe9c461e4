import { distanceBetween, type Position } from '../../../app/sight-map/distance.ts';
import { roadOverGreatCircle } from '../../../app/sight-map/ways.ts';

/** Overall, with short breaks, as the known drives of content/legs.json are reckoned. */
const fastKmh = 90;
const slowKmh = 72;

/** A way by road between two places, to 5 km and half an hour. */
export function estimatedRoad(from: Position, to: Position) {
  const straight = distanceBetween(from, to);
  const kilometres = Math.max(5, Math.round((straight * roadOverGreatCircle) / 5) * 5);
  const least = Math.max(0.5, Math.floor((kilometres / fastKmh) * 2) / 2);
  const most = Math.max(least + 0.5, Math.ceil((kilometres / slowKmh) * 2) / 2);
  const evidence = { confidence: 'estimate', sources: ['estimate'] };
  return { by: 'road', kilometres, ...evidence, drive: { hours: [least, most], ...evidence } };
}
