/** The six places: where they are, where their landmark stands in each layout, where its name goes. */

import { num, type Point } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, stroke } from '../kit/shapes.ts';
import type { Layout, Place } from './layouts.ts';
import { antalya } from './places/antalya.ts';
import { glowBehind } from './places/base.ts';
import { blacksea } from './places/blacksea.ts';
import { cappadocia } from './places/cappadocia.ts';
import { ephesus } from './places/ephesus.ts';
import { istanbul } from './places/istanbul.ts';
import { glow } from './palette.ts';
import { pamukkale } from './places/pamukkale.ts';

/** Where a name stands, from the landmark's middle. */
export type Side = 'above' | 'below' | 'left' | 'right';

interface Stand {
  /** From the true place to the landmark's foot, in units of the canvas. */
  by: Point;
  scale: number;
  name: Side;
  /** Moves the name. */
  nudge?: Point;
  /** Without a line to its true place: it stands beside it already. */
  alone?: boolean;
}

export interface Landmark {
  id: string;
  at: Place;
  draw: (scene: Scene) => string;
  /** How high it is, in its own units. */
  height: number;
  /** Where light lies behind it, and how far; 0 for none. */
  glow: readonly [y: number, radius: number];
  landscape: Stand;
  phone: Stand;
  /** What glows at night, in its own units: x, y, radius. */
  lamps?: readonly (readonly [x: number, y: number, radius: number])[];
}

export const landmarks: readonly Landmark[] = [
  {
    id: 'blacksea',
    at: [39.7333, 41],
    draw: blacksea,
    height: 250,
    glow: [-110, 0],
    lamps: [[-10, -100, 90]],
    landscape: { by: [0, -22], scale: 0.64, name: 'left' },
    phone: { by: [-38, 2], scale: 0.48, name: 'left' },
  },
  {
    id: 'istanbul',
    at: [28.9784, 41.0082],
    draw: istanbul,
    height: 190,
    glow: [-70, 0],
    lamps: [
      [-44, -76, 90],
      [104, -130, 40],
      [10, 12, 66],
    ],
    landscape: { by: [14, -56], scale: 0.74, name: 'right', alone: true },
    phone: { by: [-8, -50], scale: 0.66, name: 'above', alone: true },
  },
  {
    id: 'cappadocia',
    at: [34.8286, 38.6431],
    draw: cappadocia,
    height: 250,
    glow: [-110, 190],
    lamps: [
      [16, -170, 74],
      [-98, -166, 34],
      [116, -150, 28],
      [-62, -20, 50],
      [68, -20, 46],
    ],
    landscape: { by: [-36, -34], scale: 0.62, name: 'right', nudge: [2, -10] },
    phone: { by: [20, -18], scale: 0.6, name: 'below', nudge: [-116, -2] },
  },
  {
    id: 'ephesus',
    at: [27.3415, 37.9409],
    draw: ephesus,
    height: 185,
    glow: [-80, 150],
    lamps: [
      [0, -40, 110],
      [0, -130, 60],
    ],
    landscape: { by: [-12, -20], scale: 0.54, name: 'below', nudge: [-56, 2] },
    phone: { by: [-26, -24], scale: 0.66, name: 'below' },
  },
  {
    id: 'pamukkale',
    at: [29.1232, 37.9249],
    draw: pamukkale,
    height: 162,
    glow: [-70, 190],
    lamps: [[8, -132, 44]],
    landscape: { by: [24, -20], scale: 0.56, name: 'above' },
    phone: { by: [28, -26], scale: 0.66, name: 'below', nudge: [104, 4] },
  },
  {
    id: 'antalya',
    at: [30.7133, 36.8969],
    draw: antalya,
    height: 222,
    glow: [-80, 0],
    lamps: [
      [44, -160, 44],
      [90, -62, 70],
    ],
    landscape: { by: [30, 76], scale: 0.64, name: 'below', nudge: [36, 8] },
    phone: { by: [96, 64], scale: 0.7, name: 'below', nudge: [158, 22] },
  },
];

export const footOf = (layout: Layout, landmark: Landmark): Point => {
  const [x, y] = layout.project(landmark.at);
  const { by } = landmark[layout.name];
  return [x + by[0], y + by[1]];
};

/** A landmark, a fine line to its true place where it stands apart, and the place itself. */
function stand(scene: Scene, layout: Layout, landmark: Landmark): string {
  const { scale, by, alone = false } = landmark[layout.name];
  const [x, y] = layout.project(landmark.at);
  const [footX, footY] = footOf(layout, landmark);
  const [glowY, radius] = landmark.glow;
  const apart = Math.hypot(...by) > 30 && !alone;
  return group(
    `id="${scene.prefix}${landmark.id}" class="landmark"`,
    apart
      ? stroke(
          `M${num(x)} ${num(y)}L${num(footX - by[0] * 0.2)} ${num(footY - by[1] * 0.2)}`,
          '#4a2452',
          1.4,
          'stroke-dasharray="1 4" stroke-linecap="round"',
        )
      : '',
    group(
      `transform="translate(${num(footX)} ${num(footY)}) scale(${scale})"`,
      radius > 0 ? glowBehind(scene, glowY, radius) : '',
      landmark.draw(scene),
    ),
    circle(x, y, 4.6, '#fff6dd') + circle(x, y, 2.8, '#c0392f'),
  );
}

/** From the far to the near. */
export const places = (scene: Scene, layout: Layout): string[] =>
  landmarks
    .toSorted((a, b) => footOf(layout, a)[1] - footOf(layout, b)[1])
    .map((landmark) => stand(scene, layout, landmark));

/** Lamplight over the landmarks, and burners in the balloons. */
export const lamplight = (scene: Scene, layout: Layout): string[] =>
  landmarks.flatMap((landmark) => {
    const { scale } = landmark[layout.name];
    const [footX, footY] = footOf(layout, landmark);
    return (landmark.lamps ?? []).map(([lampX, lampY, reach]) => {
      const [x, y, r] = [footX + lampX * scale, footY + lampY * scale, reach * scale];
      const light = scene.radialGradient(x, y, r, [
        [0, glow('#ffc46a'), 0.5],
        [0.5, glow('#ff9a55'), 0.2],
        [1, glow('#ff9a55'), 0],
      ]);
      return circle(x, y, r, light);
    });
  });
