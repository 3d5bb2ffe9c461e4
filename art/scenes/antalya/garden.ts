/** The garden in front: two stone pines, a bank in either corner, bougainvillea along it. */

import { fractalNoise, random, smoothstep } from '../../kit/numbers.ts';
import { around, draw, fillDown, type Point, ridge, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';
import { shrub, SUN } from './place.ts';

interface Clump {
  x: number;
  y: number;
  width: number;
  height: number;
  seed: number;
}

/** A cushion of needles: scalloped above, ragged below. */
function clump({ x, y, width: w, height: h, seed }: Clump): string {
  const next = random(seed);
  const scallops = Math.max(8, Math.round(w / 17));
  const outline: Point[] = [];
  for (let i = 0; i <= scallops; i++) {
    const t = i / scallops;
    const arch = Math.sin(Math.PI * (0.03 + 0.94 * t)) ** 0.6;
    const scallop = (i % 2 === 1 ? 1 : 0.91) * (0.94 + 0.12 * next());
    outline.push([x - w / 2 + w * t, y - h * arch * scallop]);
  }
  const rags = Math.round(scallops * 1.2);
  for (let i = rags - 1; i > 0; i--) {
    const t = i / rags;
    const shift = (next() - 0.5) * 4;
    const hang = h * 0.2 * Math.sin(Math.PI * t) * (i % 2 === 1 ? 1.15 : 0.55);
    outline.push([x - w / 2 + w * t + shift, y + hang * (0.8 + 0.4 * next())]);
  }
  return smoothPath(outline, { close: true, tension: 0.9 });
}

/** Where light falls on a canopy: towards the sun, up, and how wide the clump is. */
const HIGHLIGHTS: readonly (readonly [across: number, up: number, size: number])[] = [
  [-0.2, 0.5, 0.26],
  [0.04, 0.62, 0.3],
  [0.26, 0.46, 0.24],
  [0.12, 0.3, 0.2],
];

function canopy(scene: Scene, shape: Clump): string {
  const { x, y, width, height, seed } = shape;
  const side = x < SUN[0] ? 1 : -1;
  const dark = path(
    clump(shape),
    scene.verticalGradient(y - height, y + height * 0.25, [
      [0, '#155560'],
      [0.6, '#0f4450'],
      [1, '#0b3242'],
    ]),
  );
  const middle = path(
    clump({
      x: x + side * width * 0.05,
      y: y - height * 0.26,
      width: width * 0.78,
      height: height * 0.6,
      seed: seed + 1,
    }),
    '#1b6468',
  );
  let light = '';
  let lightest = '';
  for (const [across, up, size] of HIGHLIGHTS) {
    const lightX = x + side * across * width;
    const lightY = y - height * up;
    light += clump({
      x: lightX,
      y: lightY,
      width: width * size,
      height: height * 0.26,
      seed: (seed + size * 99) | 0,
    });
    lightest += clump({
      x: lightX + side * width * 0.03,
      y: lightY - height * 0.08,
      width: width * size * 0.56,
      height: height * 0.14,
      seed: (seed + size * 77) | 0,
    });
  }
  return dark + middle + path(light, '#2f8078') + path(lightest, '#86b98c', 'opacity=".8"');
}

const LEFT_CANOPIES: readonly Clump[] = [
  { x: -10, y: 210, width: 230, height: 84, seed: 3 },
  { x: 150, y: 232, width: 250, height: 92, seed: 5 },
  { x: 286, y: 170, width: 206, height: 74, seed: 7 },
  { x: 60, y: 130, width: 300, height: 96, seed: 9 },
  { x: 190, y: 98, width: 240, height: 80, seed: 11 },
  { x: 280, y: 376, width: 190, height: 58, seed: 13 },
  { x: -20, y: 448, width: 150, height: 56, seed: 15 },
];
const RIGHT_CANOPIES: readonly Clump[] = [
  { x: 1440, y: 126, width: 190, height: 62, seed: 21 },
  { x: 1560, y: 84, width: 230, height: 80, seed: 23 },
  { x: 1620, y: 170, width: 180, height: 60, seed: 25 },
];

export function leftPine(scene: Scene): string[] {
  const bark = scene.horizontalGradient(0, 150, [
    [0, '#0c2f3f'],
    [0.6, '#3a3a48'],
    [1, '#c07a58'],
  ]);
  const lowBoughs =
    'M84 520C120 440 200 390 268 372L270 379C208 402 136 452 98 548z' +
    'M70 600C40 520 10 470-30 440L-30 452C6 486 34 536 62 640z';
  return [
    path(
      'M-30 1010C10 860 52 700 60 560C66 440 92 330 150 236L166 242C118 336 100 440 100 560' +
        'C98 720 76 870 60 1010z',
      bark,
    ),
    path(lowBoughs, bark),
    path('M120 330C90 270 40 230-20 214V224C34 242 78 286 106 352z', bark),
    path('M152 250C190 200 250 172 316 160L317 166C256 182 204 212 168 262z', bark),
    ...LEFT_CANOPIES.map((shape) => canopy(scene, shape)),
  ];
}

export const rightPine = (scene: Scene): string[] => [
  path('M1640 40C1560 70 1490 90 1420 128L1424 135C1494 102 1566 92 1640 76z', '#143c4a'),
  ...RIGHT_CANOPIES.map((shape) => canopy(scene, shape)),
];

/** The garden's edge: a bank in either corner, leafy along its top; between them only water. */
export function terrace(scene: Scene): string[] {
  const uneven = fractalNoise(131, 3);
  const edge = (x: number): number =>
    1046 + uneven(x / 120) * 10 - smoothstep(420, -60, x) * 152 - smoothstep(1180, 1660, x) * 162;
  const ground = scene.verticalGradient(880, 1000, [
    [0, '#16485a'],
    [1, '#0a2a3c'],
  ]);
  const next = random(77);
  let dark = '';
  let middle = '';
  let light = '';
  for (let x = -30; x < 1640; x += 11 + next() * 12) {
    const width = 15 + next() * 17;
    const height = width * (0.72 + next() * 0.34);
    const y = edge(x);
    const seed = Math.floor(next() * 9999);
    if (y > 1012) continue;
    const side = x < SUN[0] ? 1 : -1;
    dark += shrub({ x, y: y + 8, width, height, seed });
    middle += shrub({
      x: x + side * width * 0.22,
      y: y + 3,
      width: width * 0.62,
      height: height * 0.62,
      seed: seed + 1,
      corners: 7,
    });
    light += shrub({
      x: x + side * width * 0.36,
      y: y - height * 0.18,
      width: width * 0.3,
      height: height * 0.3,
      seed: seed + 2,
      corners: 6,
    });
  }
  return [
    path(dark, '#103f4e'),
    path(fillDown(ridge((x) => edge(x) + 4)), ground),
    path(middle, '#1b5c62'),
    path(light, '#3f8a7c', 'opacity=".8"'),
  ];
}

interface Spray {
  x: number;
  y: number;
  length: number;
  angle: number;
  stems: number;
}

const SPRAYS: readonly Spray[] = [
  { x: 1520, y: 950, length: 170, angle: -2.2, stems: 7 },
  { x: 1600, y: 960, length: 190, angle: -1.9, stems: 8 },
  { x: 1430, y: 960, length: 110, angle: -2, stems: 5 },
  { x: 1640, y: 900, length: 150, angle: -2.5, stems: 5 },
  { x: 60, y: 960, length: 130, angle: -0.8, stems: 5 },
  { x: -10, y: 940, length: 150, angle: -0.7, stems: 5 },
  { x: 170, y: 985, length: 100, angle: -1, stems: 5 },
  { x: 290, y: 1004, length: 90, angle: -0.7, stems: 4 },
  { x: 1330, y: 1004, length: 90, angle: -2.3, stems: 4 },
];

/** A leaf or bract from its foot outwards. */
const leaf = (x: number, y: number, angle: number, size: number): string => {
  const side = (turn: number): Point => around(x, y, size, angle + turn);
  const tip = around(x, y, size * 1.3, angle);
  return draw`M${x} ${y}Q${side(-0.75)} ${tip}Q${side(0.75)} ${x} ${y}z`;
};

/** Stems in nine joints: leaves near the root, then bracts in threes with one of them paler. */
export function bougainvillea(): string[] {
  const next = random(55);
  let stems = '';
  let leaves = '';
  let bracts = '';
  let paleBracts = '';
  const stem = (spray: Spray): void => {
    let { x, y } = spray;
    let heading = spray.angle + (next() - 0.5) * 1.1;
    const length = spray.length * (0.6 + next() * 0.5);
    for (let joint = 0; joint < 9; joint++) {
      const endX = x + (Math.cos(heading) * length) / 9;
      const endY = y + (Math.sin(heading) * length) / 9;
      stems += draw`M${x} ${y}L${endX} ${endY}`;
      const size = 6 + next() * 6;
      const angle = next() * 6.28;
      if (joint < 3 || next() < 0.35) {
        leaves += leaf(endX, endY, angle, size * 1.2);
      } else {
        bracts += leaf(endX, endY, angle, size) + leaf(endX, endY, angle + 2.1, size);
        paleBracts += leaf(endX, endY, angle + 4.2, size);
      }
      [x, y] = [endX, endY];
      heading += (next() - 0.5) * 0.5;
    }
  };
  for (const spray of SPRAYS) for (let i = 0; i < spray.stems; i++) stem(spray);
  return [
    stroke(stems, '#0f3a48', 2),
    path(leaves, '#1f6a68'),
    path(bracts, '#d9406e'),
    path(paleBracts, '#f7827f'),
  ];
}
