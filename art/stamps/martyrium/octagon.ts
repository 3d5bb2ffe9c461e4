/** Five of the eight sides, each with its arch. */

import { mix } from '../../kit/colour.ts';
import { down } from '../../kit/mountains.ts';
import { lerp } from '../../kit/numbers.ts';
import { draw, type Point, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';

const FLOOR = 640;
const NIGHT = '#141b48';

export function octagon(scene: Scene): string {
  const [HALF, HEIGHT, RADIUS] = [150, 330, 104];

  /** One side of the eight: a wall with an arch, drawn upright and squeezed as it turns away. */
  interface Side {
    x: number;
    /** How much of its width is seen, and how far its outer edge lies behind, in units of height. */
    width: number;
    /** Towards the right or the left; the middle one is 0. */
    turn: -1 | 0 | 1;
    /** How many sides behind the middle one it begins. */
    behind: number;
    light: string;
    dark: string;
    /** The broken top, from the left to the right, as parts of its height. */
    top: readonly number[];
  }

  const BLOCKS = 13;

  function wall({ x, width, turn, behind, light, dark, top }: Side): string[] {
    /** From the drawing of an upright side to where it is seen: the far edge is smaller. */
    const seen = (u: number, up: number): Point => {
      const away = behind + (turn === 0 ? 0 : (turn * u + 1) / 2);
      const scale = lerp(1, 0.8, away);
      return [x + u * width, FLOOR - 10 - 26 * away - up * HEIGHT * scale];
    };
    const opening = RADIUS / HALF;
    const spring = 0.42;
    const arch = (radius: number, i: number, count: number): Point => {
      const angle = Math.PI * (1 + i / count);
      return seen(Math.cos(angle) * radius, spring - (Math.sin(angle) * radius * HALF) / HEIGHT);
    };
    const inner = Array.from({ length: 25 }, (_, i) => arch(opening, i, 24));
    const outline = polygon([
      seen(-1, 0),
      ...top.map((part, i) => seen(-1 + (2 * i) / (top.length - 1), part)),
      seen(1, 0),
      seen(opening, 0),
      ...inner.toReversed(),
      seen(-opening, 0),
    ]);
    const wedges = Array.from({ length: BLOCKS }, (_, i) => {
      const wedge = polygon([
        arch(opening, i, BLOCKS),
        arch(opening * 1.27, i, BLOCKS),
        arch(opening * 1.27, i + 0.93, BLOCKS),
        arch(opening, i + 0.93, BLOCKS),
      ]);
      const bright = Math.sin((Math.PI * (i + 0.5)) / BLOCKS);
      return path(wedge, mix(dark, light, 0.5 + 0.5 * bright));
    });
    const courses = [0.14, 0.28]
      .map(
        (up) =>
          draw`M${seen(-1, up)}L${seen(-opening, up)}M${seen(opening, up)}L${seen(1, up)}` +
          draw`M${seen(-0.86, up)}L${seen(-0.86, up + 0.14)}M${seen(0.84, up)}L${seen(0.84, up - 0.14)}`,
      )
      .join('');
    // courses of the wall above, between the arch and its broken top
    const upper = [
      [-0.9, -0.5, 0.78],
      [0.46, 0.92, 0.78],
      [-0.4, 0.36, 0.88],
    ]
      .map(([from = 0, to = 0, up = 0]) => draw`M${seen(from, up)}L${seen(to, up)}`)
      .join('');
    const impost = [-1, 1]
      .map((side) =>
        polygon([
          seen(side * opening * 0.94, spring),
          seen(side * opening * 0.94, spring + 0.045),
          seen(side * 1.0, spring + 0.045),
          seen(side * 1.0, spring),
        ]),
      )
      .join('');
    return [
      path(outline, down(scene, FLOOR - HEIGHT, FLOOR, mix(light, dark, 0.35), dark)),
      stroke(behind === 0 ? courses + upper : courses, NIGHT, 3, 'opacity=".4"'),
      ...wedges,
      path(impost, light),
    ];
  }

  const SIDES: readonly Side[] = [
    {
      x: 170,
      width: 54,
      turn: -1,
      behind: 1,
      light: '#9c94b8',
      dark: '#343c70',
      top: [0.5, 0.7, 0.96, 0.96, 0.94],
    },
    {
      x: 1030,
      width: 54,
      turn: 1,
      behind: 1,
      light: '#9c94b8',
      dark: '#2c3468',
      top: [0.9, 0.96, 0.96, 0.7, 0.4],
    },
    {
      x: 338,
      width: 112,
      turn: -1,
      behind: 0,
      light: '#c4b4c0',
      dark: '#454c80',
      top: [0.94, 0.9, 0.9, 1, 1, 0.94, 0.94],
    },
    {
      x: 862,
      width: 112,
      turn: 1,
      behind: 0,
      light: '#c4b4c0',
      dark: '#3a4276',
      top: [0.94, 0.94, 1.02, 1.02, 0.94, 0.86, 0.9],
    },
    {
      x: 600,
      width: 150,
      turn: 0,
      behind: 0,
      light: '#f0dcc4',
      dark: '#565a8e',
      top: [0.96, 1.02, 1.02, 1.08, 1.08, 1.02, 1.0, 0.94],
    },
  ];

  return group('transform="translate(-72 -76.8) scale(1.12)"', ...SIDES.flatMap(wall));
}
