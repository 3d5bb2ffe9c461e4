/** Mountains as they would be seen from the south: a peak, a volcano. */

import { mix } from '../kit/colour.ts';
import { lerp, random } from '../kit/numbers.ts';
import { type Point, polygon, smoothPath } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { path } from '../kit/shapes.ts';

/** Something that stands on the map; what stands farther up is behind. */
export interface Standing {
  y: number;
  markup: string;
}

export interface Rock {
  shade: string;
  lit: string;
}

export interface Peak {
  x: number;
  y: number;
  width: number;
  height: number;
  rock: Rock;
  /** How far down from the top, 0–1. */
  snow: number;
  seed: number;
}

/** Solid above, gone at the foot, so that a mountain grows out of the land. */
const melting = (scene: Scene, colour: string, foot: string): string =>
  scene.linearGradient([
    [0, colour],
    [0.5, mix(colour, foot, 0.25)],
    [1, foot, 0],
  ]);

export function peak(
  scene: Scene,
  { x, y, width, height, rock, snow, seed }: Peak,
  foot: string,
): string {
  const next = random(seed);
  const apex: Point = [x + (next() - 0.5) * width * 0.16, y - height];
  /** The slope from the apex to one side, with shoulders. */
  const slope = (side: 1 | -1): Point[] =>
    [0.22, 0.45, 0.7, 1].map((t): Point => {
      const shoulder = t < 1 ? (next() - 0.5) * 0.09 : 0;
      return [apex[0] + (x + (side * width) / 2 - apex[0]) * (t + shoulder), apex[1] + height * t];
    });
  const left = slope(-1);
  const right = slope(1);
  const spine = [0.2, 0.4, 0.62, 0.82].map((t, i): Point => {
    const swing = (i % 2 === 0 ? -0.055 : 0.06) * (0.7 + next() * 0.6);
    return [apex[0] + width * swing * (0.5 + t), apex[1] + height * t];
  });
  const foothold: Point = [x + width * 0.06, y];
  const body = [apex, ...right, ...left.toReversed()];
  const lit = [apex, ...right, foothold, ...spine.toReversed()];
  const parts = [
    path(polygon(body), melting(scene, rock.shade, foot)),
    path(polygon(lit), melting(scene, rock.lit, foot)),
  ];
  if (snow > 0) {
    const on = (side: Point[], t: number): Point => {
      const end = side[1] ?? apex;
      return [lerp(apex[0], end[0], t / 0.45), lerp(apex[1], end[1], t / 0.45)];
    };
    const a = on(left, snow);
    const b = on(right, snow * 0.86);
    const middle: Point = [apex[0] - width * 0.02, apex[1] + height * snow * 1.25];
    const tooth = (from: Point, to: Point, t: number, drop: number): Point => [
      lerp(from[0], to[0], t),
      lerp(from[1], to[1], t) + drop * height * snow,
    ];
    const shaded = [apex, a, tooth(a, middle, 0.35, -0.3), tooth(a, middle, 0.62, 0.16), middle];
    const bright = [
      apex,
      b,
      tooth(b, middle, 0.3, -0.32),
      tooth(b, middle, 0.6, 0.2),
      middle,
      ...spine.slice(0, 1),
    ];
    parts.push(path(polygon(shaded), '#cfc3d8'), path(polygon(bright), '#fffaec'));
  }
  return parts.join('');
}

/** A volcano: slopes that flatten towards the foot, gullies in the snow. */
export function volcano(
  scene: Scene,
  { x, y, width, height, rock, snow, seed }: Peak,
  foot: string,
): string {
  const next = random(seed);
  const half = (t: number): number => (width / 2) * (0.05 + 0.95 * t ** 1.22);
  const at = (side: number, t: number): Point => [x + side * half(t), y - height * (1 - t)];
  const levels = [0, 0.12, 0.3, 0.5, 0.72, 1];
  const left = levels.map((t) => at(-1, t));
  const right = levels.map((t) => at(1, t));
  const spine = levels.map((t, i): Point => [
    x + half(t) * (i % 2 === 0 ? -0.08 : 0.16) + (i === 0 ? half(0) * 0.3 : 0),
    y - height * (1 - t),
  ]);
  const teeth = 7;
  const hem = Array.from({ length: teeth + 1 }, (_, i): Point => {
    const u = (i / teeth) * 2 - 1;
    const drop = i % 2 === 0 ? 0.8 : 1.2 + next() * 0.4;
    const t = snow * (0.62 + 0.38 * (1 - Math.abs(u))) * drop;
    return [x + u * half(Math.min(1, snow * 0.72)), y - height * (1 - t)];
  });
  const from = at(-1, snow * 0.72);
  const to = at(1, snow * 0.72);
  hem[0] = from;
  hem[teeth] = to;
  const shadeHem = hem.slice(0, 4);
  return [
    path(
      smoothPath(left.toReversed(), { tension: 0.8 }) +
        smoothPath(right, { start: false, tension: 0.8 }) +
        'z',
      melting(scene, rock.shade, foot),
    ),
    path(
      smoothPath(right, { tension: 0.8 }) +
        polygon(spine.toReversed(), false).replace('M', 'L') +
        'z',
      melting(scene, rock.lit, foot),
    ),
    path(
      polygon([
        at(-1, 0),
        at(1, 0),
        ...right.slice(1, 2),
        ...hem.toReversed(),
        ...left.slice(1, 2),
      ]),
      '#fffaec',
    ),
    path(
      polygon([
        at(-1, 0),
        [x, y - height],
        ...spine.slice(1, 2),
        hem[3] ?? from,
        ...shadeHem.toReversed().slice(1),
        ...left.slice(1, 2),
      ]),
      '#cbbfd8',
    ),
  ].join('');
}
