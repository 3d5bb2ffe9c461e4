/** The far shore of the lake: meadows with spruces and timber houses, the mosque by the water. */

import { mix } from '../../kit/colour.ts';
import { clamp, fractalNoise, item, random, smoothstep } from '../../kit/numbers.ts';
import { archway, draw, fillDown, type Point, polygon, ridge } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';
import { SHORE, SUN } from './place.ts';

// ── Meadows ─────────────────────────────────────────────────────────────────────────────────────

const unevenLeft = fractalNoise(52, 3);
const unevenRight = fractalNoise(53, 3);

const leftMeadow = (x: number): number =>
  SHORE - 6 - smoothstep(640, -80, x) * 290 + unevenLeft(x / 110) * 10;
const rightMeadow = (x: number): number =>
  SHORE - 6 - smoothstep(1010, 1720, x) * 330 + unevenRight(x / 110) * 10;

const meadows = (scene: Scene): string[] => [
  path(
    fillDown(ridge(leftMeadow, { from: -40, to: 720, step: 20 }), SHORE + 4),
    scene.verticalGradient(430, SHORE, [
      [0, '#2f6f62'],
      [0.6, '#5f9a6c'],
      [1, '#a8c07c'],
    ]),
  ),
  path(
    fillDown(ridge(rightMeadow, { from: 960, to: 1640, step: 20 }), SHORE + 4),
    scene.verticalGradient(400, SHORE, [
      [0, '#2b6a60'],
      [0.6, '#5a966a'],
      [1, '#a4be7a'],
    ]),
  ),
];

// ── Spruces and houses ──────────────────────────────────────────────────────────────────────────

/** What stands on a meadow, drawn in the order of `y`: the nearer in front. */
interface Standing {
  y: number;
  markup: string;
}

/** Seven tiers of branches; the right side catches the sun or lies in shade. */
function spruce(x: number, foot: number, h: number): string {
  const w = h * 0.19;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier < 7; tier++) {
    const t = tier / 7;
    const reach = w * (1 - t) ** 0.9;
    const tipY = foot - h * (0.06 + t * 0.94) + h * 0.05;
    const notchY = foot - h * (0.06 + (t + 0.085) * 0.94);
    left.push([x - reach, tipY], [x - reach * 0.5, notchY]);
    right.unshift([x + reach * 0.5, notchY], [x + reach, tipY]);
  }
  const top: Point = [x, foot - h];
  const tree = mix('#1d5553', '#3a7a68', clamp((SHORE - foot) / 260));
  const side = x < SUN[0] ? '#a8bf78' : '#1d4f50';
  return (
    path(polygon([...left, top, ...right]), tree) +
    path(
      polygon([top, ...right, [x + w * 0.2, foot - h * 0.04], [x + w * 0.06, foot - h * 0.4]]),
      side,
      'opacity=".5"',
    )
  );
}

function spruces(): Standing[] {
  const next = random(51);
  return Array.from({ length: 95 }, () => {
    const onLeft = next() < 0.5;
    const along = next() ** 0.8;
    const x = onLeft ? along * 640 - 20 : 980 + (1 - along) * 640;
    const top = onLeft ? leftMeadow(x) : rightMeadow(x);
    const y = top + 4 + next() * (SHORE - top) * 0.8;
    const height = 34 + next() * 34 + (y - 460) * 0.16;
    return { y, markup: spruce(x, y, height) };
  });
}

/** A house of the Black Sea: stone below, dark planks above, a balcony under a wide hipped roof. */
function house(x: number, y: number, scale: number, planks: string): string {
  const shadow = '#3c2a2a';
  const balcony = '#e3c79a';
  const posts = [-30, -20, -10, 0, 10, 20, 30].map((post) => draw`M${post}-24v7`).join('');
  const windows = [-22, -8, 6, 18].map((left) => draw`M${left}-34h7v9h-7z`).join('');
  return group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    path('M-26 0V-16H26V0z', '#cdbf9f'),
    path('M10 0V-16H26V0z', '#8d8f83'),
    path('M-30-16V-40H30V-16z', planks),
    path('M8-16V-40H30V-16z', shadow, 'opacity=".4"'),
    stroke('M-30-34H30M-30-28H30M-30-22H30', shadow, 0.8, 'opacity=".5"'),
    path('M-38-38L-16-62H16L38-38z', '#b5553c'),
    path('M4-38L16-62L38-38z', '#7d3a34'),
    path('M-40-36L-38-39H38L40-36z', '#e7b58a'),
    path(windows, '#ffe08f'),
    path('M-33-18h66v3h-66z', balcony),
    stroke(`M-32-24H32${posts}`, balcony, 1.1),
    path('M18-62v-9h6v16z', '#8d8f83'),
  );
}

const PLANKS = ['#8a5a3c', '#74492f', '#94653f'];

const HOUSES: readonly (readonly [x: number, y: number, scale: number])[] = [
  [1096, 676, 0.8],
  [1190, 640, 1],
  [1278, 676, 1.1],
  [1370, 616, 1.05],
  [330, 640, 0.95],
  [236, 596, 0.85],
  [1476, 668, 1.25],
  [1152, 690, 0.75],
];

const houses = (): Standing[] =>
  HOUSES.map(([x, y, scale], i) => ({
    y: y + 3,
    markup: house(x, y, scale, item(PLANKS, i % 3)),
  }));

// ── Mosque ──────────────────────────────────────────────────────────────────────────────────────

function mosque(scene: Scene): string[] {
  const x = 560;
  const y = SHORE;
  const lead = '#3c6a78';
  const stone = scene.horizontalGradient(x - 60, x + 60, [
    [0, '#8d8f83'],
    [0.6, '#e8dcb6'],
    [1, '#fff3cc'],
  ]);
  const dome = scene.horizontalGradient(x - 40, x + 40, [
    [0, '#3c6a78'],
    [0.6, '#7fa6a0'],
    [1, '#f2ecc0'],
  ]);

  const minaret = (mx: number): string =>
    path(
      draw`M${mx - 5} ${y}V${y - 22}L${mx - 3.2} ${y - 30}V${y - 86}
        l-2.5-4v-4h11.4v4l-2.5 4V${y - 30}L${mx + 5} ${y - 22}V${y}z
        M${mx - 2.6} ${y - 94}h5.2v-24h-5.2z`,
      stone,
    ) + path(draw`M${mx - 4} ${y - 117}L${mx} ${y - 152}L${mx + 4} ${y - 117}z`, lead);
  const smallDome = (offset: number): string =>
    path(
      draw`M${x + offset - 10} ${y - 36}
        C${x + offset - 10} ${y - 46} ${x + offset - 5} ${y - 50} ${x + offset} ${y - 51}
        C${x + offset + 5} ${y - 50} ${x + offset + 10} ${y - 46} ${x + offset + 10} ${y - 36}z`,
      dome,
    );
  const windows = [-28, -14, 0, 14, 28].map((offset) => archway(x + offset, y - 10, 12, 10));
  return [
    minaret(x - 56),
    minaret(x + 56),
    path(
      draw`M${x - 46} ${y}V${y - 36}H${x + 46}V${y}z
        M${x - 26} ${y - 34}V${y - 50}H${x + 26}V${y - 34}z`,
      stone,
    ),
    path(
      draw`M${x - 27} ${y - 49}
        C${x - 27} ${y - 70} ${x - 14} ${y - 80} ${x} ${y - 82}
        C${x + 14} ${y - 80} ${x + 27} ${y - 70} ${x + 27} ${y - 49}z`,
      dome,
    ),
    smallDome(-36),
    smallDome(36),
    stroke(draw`M${x} ${y - 81}v-12`, lead, 1.5),
    path(windows.join(''), '#3c5a60'),
  ];
}

export function village(scene: Scene): string[] {
  const ground = meadows(scene);
  const standing = [...spruces(), ...houses()].toSorted((a, b) => a.y - b.y);
  const bank = draw`M-40 ${SHORE - 4}
    Q300 ${SHORE - 16} 640 ${SHORE - 3}H960
    Q1300 ${SHORE - 16} 1640 ${SHORE - 4}V${SHORE + 3}H-40z`;
  return [
    ...ground,
    ...standing.map(({ markup }) => markup),
    ...mosque(scene),
    path(bank, '#86a86c'),
  ];
}
