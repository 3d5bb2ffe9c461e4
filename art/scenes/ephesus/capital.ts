/** A Corinthian capital that has come down: two rows of acanthus, volutes, a chipped abacus. */

import { mix } from '../../kit/colour.ts';
import { clamp } from '../../kit/numbers.ts';
import { draw, num, type Point, points, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';
import { NIGHT, ROUND } from './ruins.ts';

/** The right half of a leaf, from the foot: how far out, how far up. */
const LEAF = points(`
  .24,0 .40,.10 .55,.25 .41,.29 .55,.38 .62,.54 .43,.56 .54,.66 .53,.80 .35,.80 .40,.92 .2,1`);

/** The ends of the veins: how far out, how far up, and where on the midrib each begins. */
const VEINS = [
  { out: 0.44, up: 0.2, from: 0.02 },
  { out: 0.5, up: 0.5, from: 0.22 },
  { out: 0.44, up: 0.74, from: 0.44 },
];

interface Leaf {
  x: number;
  foot: number;
  height: number;
  lean: number;
  /** 0 in the sun – 1 in the shade. */
  shade: number;
}

function acanthus(scene: Scene, { x, foot, height: h, lean, shade }: Leaf): string {
  const w = 50;
  const edge = (side: number): Point[] =>
    LEAF.map(([out, up]): Point => [x + side * out * w + lean * h * up * up, foot - h * up]);
  const tone = (lit: string, dark: string): string => mix(lit, dark, shade);
  const tipX = x + lean * h;
  const tipY = foot - h;
  const rightDown = smoothPath(edge(1).toReversed(), { start: false, tension: 0.75 });
  const midrib: Point[] = [
    [x, foot],
    [x + lean * h * 0.3, foot - h * 0.5],
    [tipX, tipY],
  ];
  /** So far out from the midrib, at a height where the leaf already leans (0 foot – 1 tip). */
  const on = (out: number, height: number, leaning = height): Point => [
    x + out * w + lean * h * leaning * leaning,
    foot - h * height,
  ];
  const veins = VEINS.flatMap(({ out, up, from }) =>
    [-out, out].map(
      (end) => draw`M${on(0, from)}Q${on(end * 0.35, from + 0.1, up)} ${on(end, up)}`,
    ),
  ).join('');
  const at = (right: number, down: number): Point => [tipX + w * right, tipY + h * down];
  const curl = draw`M${at(-0.34, 0.12)}
    C${at(-0.4, -0.03)} ${at(-0.16, -0.1)} ${at(0, -0.07)}
    C${at(0.16, -0.1)} ${at(0.4, -0.03)} ${at(0.34, 0.12)}
    C${at(0.22, 0.04)} ${at(0.1, 0.1)} ${at(0, 0.16)}
    C${at(-0.1, 0.1)} ${at(-0.22, 0.04)} ${at(-0.34, 0.12)}z`;
  const blade = scene.horizontalGradient(x - w / 2, x + w / 2, [
    [0, tone('#ffdcaa', '#b9627a')],
    [0.5, tone('#e59a88', '#7a4468')],
    [1, tone('#b9627a', '#4a2850')],
  ]);
  const lip = scene.horizontalGradient(tipX - w * 0.34, tipX + w * 0.34, [
    [0, tone('#fff0d0', '#e59a88')],
    [0.5, tone('#f3bf98', '#a8637a')],
    [1, tone('#b9727f', '#4a2850')],
  ]);
  return [
    path(`${smoothPath(edge(-1), { tension: 0.75 })}${rightDown}z`, blade),
    path(`${smoothPath(midrib)}${rightDown}z`, tone('#8f5070', '#2f1e42'), 'opacity=".45"'),
    stroke(veins, tone('#6f3f66', NIGHT), num(w * 0.03), 'opacity=".5" stroke-linecap="round"'),
    path(curl, lip),
  ].join('');
}

const volute = (side: number, fill: string): string =>
  path(
    draw`M${side * 22} -84C${side * 40} -112 ${side * 66} -128 ${side * 92} -118
      C${side * 106} -110 ${side * 104} -90 ${side * 90} -88
      C${side * 78} -88 ${side * 76} -102 ${side * 86} -104
      C${side * 78} -112 ${side * 62} -104 ${side * 46} -78z`,
    fill,
  ) + circle(side * 90, -98, 3.5, '#7a4468');

/** The flower in the middle of the abacus. */
function fleuron(): string[] {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = -1.57 + i * 1.2566;
    const colour = mix('#d99484', '#8a4f70', clamp(0.5 + 0.5 * Math.cos(angle)));
    return circle(Math.cos(angle) * 8, -124 + Math.sin(angle) * 7, 6.5, colour);
  });
  return [...petals, circle(0, -124, 4, '#e6ac90')];
}

interface Place {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

export function fallenCapital(scene: Scene, { x, y, scale, turn }: Place): string {
  const bell = scene.horizontalGradient(-80, 80, ROUND);
  const underside = scene.horizontalGradient(-96, 96, [
    [0, '#c9787c'],
    [0.4, '#5f3660'],
    [1, NIGHT],
  ]);
  const upperLeaf = (at: number, shade: number): string =>
    acanthus(scene, { x: at * 0.88, foot: -22, height: 68, lean: at * 0.002, shade });
  const lowerLeaf = (at: number, shade: number): string =>
    acanthus(scene, { x: at * 0.92, foot: 2, height: 50, lean: at * 0.0014, shade });
  const leaves = [
    upperLeaf(-64, 0.1),
    upperLeaf(64, 0.75),
    upperLeaf(-34, 0.2),
    upperLeaf(34, 0.6),
    upperLeaf(0, 0.38),
    lowerLeaf(-50, 0.05),
    lowerLeaf(50, 0.62),
    lowerLeaf(-17, 0.12),
    lowerLeaf(17, 0.4),
  ];
  const litVolute = scene.horizontalGradient(-100, -20, [
    [0, '#ffe0ae'],
    [1, '#c9787c'],
  ]);
  const darkVolute = scene.horizontalGradient(20, 100, [
    [0, '#7a4468'],
    [1, '#35204a'],
  ]);
  const abacus = scene.horizontalGradient(-104, 104, [
    [0, '#ffe6bb'],
    [0.3, '#e59a88'],
    [0.7, '#7a4468'],
    [1, '#3d2450'],
  ]);
  const shadow = scene.horizontalGradient(-90, 90, [
    [0.3, NIGHT, 0],
    [1, NIGHT, 0.75],
  ]);
  return group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`,
    path('M-56 0C-58-50-60-84-74-112H74C60-84 58-50 56 0z', bell),
    path('M-96-121Q0-104 96-121L66-74H-66z', underside),
    ...leaves,
    volute(-1, litVolute),
    volute(1, darkVolute),
    path('M-104-122L-98-142Q0-130 70-141L78-134L92-139L104-122Q0-108-104-122z', abacus),
    path('M-98-142Q0-130 70-141L78-134L92-139L96-143Q0-152-98-142z', '#f6c698', 'opacity=".9"'),
    ...fleuron(),
    scene.stipple(path('M-60 0C-62-50-64-84-104-122L104-122C64-84 60-50 56 0z', shadow)),
  );
}
