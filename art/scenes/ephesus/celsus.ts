/**
 * The Library of Celsus: two storeys of columns in pairs. Below, four pairs stand before the wall
 * with statues between them; above, the pairs are moved by one column, so that three of them carry
 * pediments and a single column is left at each end.
 *
 * The façade is drawn larger and scaled down by the scene; numbers are not rounded where they only
 * come out of halving a width.
 */

import { mix } from '../../kit/colour.ts';
import { item, noise, random } from '../../kit/numbers.ts';
import { draw, type Point, points, polygon } from '../../kit/path.ts';
import type { Scene, Stop } from '../../kit/scene.ts';
import { circle, group, path, rect, stroke } from '../../kit/shapes.ts';
import { column, DEEP, entablature, ROSE, statue, SUNLIT } from './orders.ts';

const GROUND = 802;
/** Where the lower columns stand and end. */
const PODIUM = 770;
const LOWER_TOP = 548;
/** Where the upper columns end, and the foot of the shadows they throw. */
const UPPER_TOP = 340;
const UPPER_FOOT = 496;
const ENTABLATURE = 42;
const UPPER_ENTABLATURE = 30;

const COLUMNS = [512, 578, 680, 744, 856, 920, 1022, 1088];
const LOWER_PAIRS = points('512,578 680,744 856,920 1022,1088');
const UPPER_PAIRS = points('578,680 744,856 920,1022');
const OUTERMOST = [512, 1088];
const MIDDLE = 800;

const SHADE = '#a8637a';

interface Opening {
  x: number;
  width: number;
}
const WINDOWS: Opening[] = [
  { x: 629, width: 62 },
  { x: 800, width: 70 },
  { x: 971, width: 62 },
];

/** The wall behind the columns: a ragged top, and the sky through the upper windows. */
function wall(scene: Scene): string {
  const next = random(44);
  const ragged = noise(6);
  const top: string[] = [];
  for (let x = 486; x <= 1114; x += 14) {
    const raised = x > 566 && x < 1034 ? 6 : -6;
    const sunk = x < 520 || x > 1080 ? 22 : 0;
    top.push(draw`${x} ${330 + Math.abs(ragged(x / 30)) * 9 - raised + sunk}`);
  }
  const holes = WINDOWS.map(
    ({ x, width }) => `M${x - width / 2} 470V384H${x + width / 2}V470z`,
  ).join('');
  const outline = `M${top.join('L')}L1114 350V${PODIUM}H486z${holes}`;
  const stone = scene.verticalGradient(330, PODIUM, [
    [0, '#dc9a88'],
    [0.3, '#c07d80'],
    [0.7, '#a8647a'],
    [1, '#8b4f70'],
  ]);
  let joints = '';
  for (let y = 352; y < PODIUM; y += 18) {
    joints += `M486 ${y}H1114`;
    const shift = (Math.floor(y / 18) % 2) * 17;
    for (let x = 494 + shift; x < 1110; x += 34) if (next() < 0.75) joints += `M${x} ${y}v18`;
  }
  const duskFrom = (stops: readonly Stop[]): string =>
    scene.linearGradient(stops, { x1: 0, y1: 0.2, x2: 1, y2: 0.5 });
  const dusk = duskFrom([
    [0, '#ffd9a4', 0.22],
    [0.3, DEEP, 0],
    [1, '#4a2c58', 0.5],
  ]);
  const dots = duskFrom([
    [0.45, '#4a2c58', 0],
    [1, '#4a2c58', 0.34],
  ]);
  const sunnyEdge = points(`486,352 494,350 494,${PODIUM} 486,${PODIUM}`);
  return [
    path(outline, stone, 'fill-rule="evenodd"'),
    group(
      scene.clip('wall', outline, 'clip-rule="evenodd"'),
      group('opacity=".22"', stroke(joints, DEEP, 1)),
      path(`M486 325H1114V${PODIUM}H486z`, dusk),
      scene.stipple(path(`M486 325H1114V${PODIUM}H486z`, dots)),
    ),
    path(polygon(sunnyEdge), SUNLIT, 'opacity=".8"'),
  ].join('');
}

function windowFrame({ x, width: w }: Opening): string {
  const left = x - w / 2;
  const right = x + w / 2;
  return [
    stroke(`M${left - 4} 474V380H${right + 4}V474`, '#fbd3a4', 5),
    stroke(`M${right} 470V385`, '#6f3f66', 4),
    rect(left - 11, 372, w + 22, 6, SUNLIT),
    rect(left - 8, 471, w + 16, 6, '#e0a188'),
  ].join('');
}

/** A door with its frame, and a small window above it. */
function door(scene: Scene, { x, width: w }: Opening, top: number): string {
  const left = x - w / 2;
  const right = x + w / 2;
  const frame = scene.horizontalGradient(left - 10, right + 10, [
    [0, SUNLIT],
    [0.2, '#e7a98c'],
    [1, SHADE],
  ]);
  const dark = scene.verticalGradient(top, PODIUM, [
    [0, '#2f2148'],
    [1, '#5d3560'],
  ]);
  const above = x - w * 0.3;
  return [
    path(`M${left - 10} ${PODIUM}V${top - 10}H${right + 10}V${PODIUM}z`, frame),
    path(`M${left} ${PODIUM}V${top}H${right}V${PODIUM}z`, dark),
    path(`M${left} ${PODIUM}V${top}l12 8V${PODIUM}z`, ROSE),
    rect(left - 17, top - 22, w + 34, 9, SUNLIT),
    rect(left - 12, top - 13, w + 24, 4, ROSE),
    path(`M${above} ${top - 32}v-24h${w * 0.6}v24z`, '#44305a'),
    stroke(`M${above - 3} ${top - 30}v-28h${w * 0.6 + 6}v28z`, '#f3bf98', 3),
  ].join('');
}

/** Between the columns of a lower pair: a niche with one of the four virtues. */
function niche(scene: Scene, [left, right]: Point, mirrored: boolean): string {
  const x = (left + right) / 2;
  const hollow = scene.horizontalGradient(x - 17, x + 17, [
    [0, DEEP],
    [0.5, '#74426a'],
    [1, '#c9878a'],
  ]);
  return [
    path(`M${x - 17} 742V622a17 17 0 0 1 34 0V742z`, hollow),
    path(`M${x - 17} 742V700h34V742z`, DEEP, 'opacity=".35"'),
    statue(scene, { x, foot: 731, height: 94, mirrored }),
    path(`M${x - 15} 742v-12h30v12z`, '#e9b08e'),
    stroke(`M${x - 19.5} 742V622a19.5 19.5 0 0 1 39 0V742`, '#f3bf98', 3),
    rect(x - 23, 742, 46, 6, SUNLIT),
  ].join('');
}

/** What the pairs throw on the wall to their right. */
function pairShadows(): string[] {
  const lower = LOWER_PAIRS.map(([, x]) =>
    path(
      polygon(
        points(`
          ${x + 10},${LOWER_TOP + 4} ${x + 34},${LOWER_TOP + 24} ${x + 34},${PODIUM}
          ${x + 10},${PODIUM}`),
      ),
      DEEP,
      'opacity=".32"',
    ),
  );
  const upper = UPPER_PAIRS.map(([, x]) =>
    path(
      polygon(
        points(`
          ${x + 8},${UPPER_TOP} ${x + 26},${UPPER_TOP + 16} ${x + 26},${UPPER_FOOT}
          ${x + 8},${UPPER_FOOT}`),
      ),
      DEEP,
      'opacity=".3"',
    ),
  );
  return [...lower, ...upper];
}

function lowerStorey(scene: Scene): string[] {
  const recess = scene.verticalGradient(LOWER_TOP - 36, LOWER_TOP - 2, [
    [0, '#e3aa8d'],
    [0.4, '#b97880'],
    [1, ROSE],
  ]);
  const size = { foot: PODIUM, top: LOWER_TOP, width: 21, pedestal: 29, composite: true };
  return [
    rect(494, LOWER_TOP - 36, 612, 34, recess),
    ...COLUMNS.map((x) => column(scene, x, size)),
    ...LOWER_PAIRS.map(([left, right]) =>
      entablature(scene, {
        left: left - 18,
        right: right + 18,
        top: LOWER_TOP - ENTABLATURE,
        height: ENTABLATURE,
        overhang: 9,
      }),
    ),
  ];
}

/** The ends and the crown of a pediment. */
interface Gable {
  left: number;
  right: number;
  /** Its foot. */
  y: number;
}

const gableStone = (scene: Scene, { left, right }: Gable): string =>
  scene.horizontalGradient(left, right, [
    [0, '#ffe9c0'],
    [0.5, '#eeb690'],
    [1, '#b97880'],
  ]);

/** The triangular pediment in the middle. */
function triangularPediment(scene: Scene, gable: Gable): string {
  const { left, right, y } = gable;
  const m = (left + right) / 2;
  const outline = points(`${left - 10},${y} ${m},${y - 40} ${right + 10},${y}`);
  const field = points(`${left + 8},${y - 4} ${m},${y - 32} ${right - 8},${y - 4}`);
  const shade = points(`${m},${y - 40} ${right + 10},${y} ${right - 2},${y} ${m},${y - 33}`);
  return [
    path(polygon(outline), gableStone(scene, gable)),
    path(polygon(field), SHADE),
    path(polygon(shade), ROSE, 'opacity=".55"'),
    circle(m, y - 13, 6, '#eeb690'),
    path(`M${m - 5} ${y - 38}q5-16 10 0z`, '#f6c698'),
  ].join('');
}

/** The round pediments on both sides of it. */
function roundPediment(scene: Scene, gable: Gable): string {
  const { left, right, y } = gable;
  const m = (left + right) / 2;
  const shade =
    `M${m} ${y - 32}Q${m + 34} ${y - 30} ${right + 10} ${y}h-11` +
    `Q${m + 30} ${y - 24} ${m} ${y - 26}z`;
  return [
    path(`M${left - 10} ${y}Q${m} ${y - 64} ${right + 10} ${y}z`, gableStone(scene, gable)),
    path(`M${left + 6} ${y - 4}Q${m} ${y - 48} ${right - 6} ${y - 4}z`, SHADE),
    path(shade, ROSE, 'opacity=".55"'),
    circle(m, y - 11, 5, '#eeb690'),
  ].join('');
}

function upperStorey(scene: Scene): string[] {
  const top = UPPER_TOP - UPPER_ENTABLATURE;
  const size = { foot: LOWER_TOP - ENTABLATURE, top: UPPER_TOP, width: 16, pedestal: 23 };
  const entablatureOver = (left: number, right: number, overhang: number): string =>
    entablature(scene, { left, right, top, height: UPPER_ENTABLATURE, overhang });
  return [
    ...COLUMNS.map((x) => column(scene, x, size)),
    ...OUTERMOST.map((x) => entablatureOver(x - 14, x + 14, 7)),
    ...UPPER_PAIRS.map(([first, second], i) => {
      const gable = { left: first - 14, right: second + 14, y: top };
      const pediment = i === 1 ? triangularPediment : roundPediment;
      return entablatureOver(gable.left, gable.right, 8) + pediment(scene, gable);
    }),
  ];
}

function steps(): string[] {
  return Array.from({ length: 9 }, (_, i) => {
    const y = PODIUM + i * 4.8;
    const half = 326 + i * 3;
    return (
      rect(MIDDLE - half, y, half * 2, 2.6, mix('#ffe6bb', '#f0bd95', i / 9)) +
      rect(MIDDLE - half, y + 2.6, half * 2, 2.2, mix('#c9878a', SHADE, i / 9))
    );
  });
}

/**
 * The two bases that flank the steps. The horsemen they bore are gone; the inscription is there.
 */
function flankingBase(scene: Scene, x: number): string {
  // Square blocks: a lit edge, then one even face.
  const stone = scene.horizontalGradient(x - 27, x + 27, [
    [0, SUNLIT],
    [0.16, '#f0bd98'],
    [0.17, '#cf8f88'],
    [1, '#a8647c'],
  ]);
  const lines = [0, 1, 2, 3, 4].map((i) => `M${x - 14} ${GROUND - 48 + i * 7}h${28 - (i % 3) * 5}`);
  return [
    rect(x - 22, GROUND - 60, 44, 58, stone),
    rect(x - 27, GROUND - 8, 54, 10, stone),
    rect(x - 27, GROUND - 68, 54, 9, stone),
    rect(x - 27, GROUND - 68, 54, 3, '#ffe6bd'),
    stroke(lines.join(''), DEEP, 1.6, 'opacity=".35" stroke-dasharray="4 2"'),
  ].join('');
}

export function celsus(scene: Scene): string[] {
  const [left, middle, right] = [item(WINDOWS, 0), item(WINDOWS, 1), item(WINDOWS, 2)];
  return [
    wall(scene),
    ...WINDOWS.map(windowFrame),
    door(scene, left, 640),
    door(scene, { x: middle.x, width: 78 }, 612),
    door(scene, right, 640),
    ...LOWER_PAIRS.map((pair, i) => niche(scene, pair, i % 2 === 1)),
    group(scene.clip('pair-shadows', `M486 330H1114V${PODIUM}H486z`), ...pairShadows()),
    ...lowerStorey(scene),
    ...upperStorey(scene),
    ...steps(),
    flankingBase(scene, MIDDLE - 352),
    flankingBase(scene, MIDDLE + 352),
  ];
}
