/** Where everything is, in the units of a layout's canvas: for labels in HTML, pins and routes. */

import type { Point } from '../kit/path.ts';
import { HUBS, RAILS, ROADS } from './hubs.ts';
import { footOf, type Landmark, landmarks, type Side } from './landmarks.ts';
import type { Layout } from './layouts.ts';

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Where a name stands, as the middle of its near edge. */
function nameAt(layout: Layout, landmark: Landmark): { at: Point; side: Side } {
  const { name, scale, nudge = [0, 0] } = landmark[layout.name];
  const [x, y] = footOf(layout, landmark);
  const [pinX, pinY] = layout.project(landmark.at);
  const tall = landmark.height * scale;
  const spots: Record<Side, Point> = {
    above: [x, y - tall - 8],
    below: [pinX, Math.max(pinY, y) + 14],
    left: [x - 150 * scale - 6, y - tall * 0.4],
    right: [x + 150 * scale + 6, y - tall * 0.4],
  };
  const [spotX, spotY] = spots[name];
  return { at: rounded([spotX + nudge[0], spotY + nudge[1]]), side: name };
}

export function positionsOf(layout: Layout) {
  const places = landmarks.map((landmark) => {
    const { scale } = landmark[layout.name];
    const [x, y] = footOf(layout, landmark);
    const tall = landmark.height * scale;
    const entry = {
      pin: rounded(layout.project(landmark.at)),
      name: nameAt(layout, landmark),
      landmark: {
        middle: rounded([x, y - tall / 2]),
        width: Math.round(300 * scale),
        height: Math.round(tall),
      },
    };
    return [landmark.id, entry] as const;
  });
  const hubs = Object.entries(HUBS).map(
    ([id, place]) => [id, rounded(layout.project(place))] as const,
  );
  return {
    width: layout.width,
    height: layout.height,
    places: Object.fromEntries(places),
    hubs: Object.fromEntries(hubs),
    roads: ROADS,
    rails: RAILS,
  };
}
