/** What was cut into the rock: the steps, the nave, the dovecote. Lit from the left. */

import { archway, draw, num, type Point, points, polygon } from '../../kit/path.ts';
import { figure } from '../../kit/motifs.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, rect, stroke } from '../../kit/shapes.ts';

const CUT = '#fff0d2';
const DARK = '#4a2340';

export const person = (x: number, y: number, size: number, coat: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    figure({ legs: '#3a2148', coat, head: '#b5785a' }),
  );

// ── Steps in the dark ───────────────────────────────────────────────────────────────────────────

const [DOOR_X, DOOR_Y] = [352, 708];
const STEPS = 9;
const [TREAD, RISE] = [24, 16];

export function stairs(scene: Scene): string[] {
  const treads: Point[] = [[DOOR_X - 26, DOOR_Y]];
  for (let i = 0; i <= STEPS; i++) {
    const x = DOOR_X + i * TREAD;
    const y = DOOR_Y - i * RISE;
    treads.push([x, y], [x, y - RISE]);
  }
  const top = DOOR_Y - (STEPS + 1) * RISE;
  const end = DOOR_X + STEPS * TREAD;
  const passage = polygon([
    ...treads,
    [end + 40, top],
    [end + 40, top - 96],
    [end - 20, top - 92],
    [DOOR_X + 30, DOOR_Y - 104],
    [DOOR_X - 26, DOOR_Y - 86],
  ]);
  const gloom = scene.horizontalGradient(DOOR_X - 20, end + 40, [
    [0, '#b9788a'],
    [0.16, '#5a2a4c'],
    [0.7, '#43203f'],
    [1, '#d9b3a5'],
  ]);
  return [
    path(passage, gloom),
    // a torch on the way up
    circle(
      478,
      568,
      92,
      scene.radialGradient(478, 568, 92, [
        [0, '#ffe9a8', 0.85],
        [1, '#ffc56a', 0],
      ]),
    ),
    person(456, 644, 3.1, '#d5584c'),
    stroke('M460 600L476 590', '#d5584c', 6, 'stroke-linecap="round"'),
    path('M474 592l10-6 3 6-9 5z', '#fff6cf'),
    stroke(passage, CUT, 4, 'stroke-linejoin="round"'),
  ];
}

// ── The columned church ─────────────────────────────────────────────────────────────────────────

const NAVE: { left: number; right: number; floor: number; spring: number; crown: number } = {
  left: 588,
  right: 888,
  floor: 548,
  spring: 330,
  crown: 262,
};
const { left, right, floor, spring, crown } = NAVE;

/** Nave and apse, one room. */
const ROOM =
  `M${left} ${floor}V${spring}Q${left} ${crown} ${left + 70} ${crown}H${right - 60}Q${right} ${crown} ${right} ${spring}` +
  `V${spring + 34}Q${right + 74} ${spring + 46} ${right + 74} ${spring + 120}V${floor}z`;

const BAYS = [left + 8, left + 104, left + 200, left + 296];

function arcade(scene: Scene): string {
  const aisle = scene.verticalGradient(390, floor, [
    [0, '#a5788a'],
    [1, '#c99a98'],
  ]);
  let arches = '';
  let doors = '';
  for (const [i, x] of BAYS.slice(0, -1).entries()) {
    arches += archway(x + 48, floor, 66, 116);
    if (i !== 1) doors += archway(x + 48, floor, 26, 58);
  }
  return path(arches, aisle) + path(doors, '#6f4460');
}

/** They carry nothing: they were left standing when the room was dug. */
function pillar(x: number): string {
  const shaft = (from: number, to: number): string =>
    draw`M${x + from} ${floor - 14}L${x + from * 0.86} 436H${x + to * 0.86}L${x + to} ${floor - 14}z`;
  return [
    path(shaft(-16, 16), '#a87f88'),
    path(shaft(-16, 0), '#fffdf6'),
    path(draw`M${x - 24} ${floor}V${floor - 14}H${x + 24}V${floor}z`, '#b08a90'),
    path(draw`M${x - 24} ${floor}V${floor - 14}H${x - 2}V${floor}z`, '#fffaf0'),
    path(draw`M${x - 14} 438L${x - 26} 418H${x + 26}L${x + 14} 438z`, '#b08a90'),
    path(draw`M${x - 14} 438L${x - 26} 418H${x - 2}L${x - 2} 438z`, '#fffaf0'),
  ].join('');
}

export function church(scene: Scene): string[] {
  const white = scene.horizontalGradient(left, right + 74, [
    [0, '#fbeedd'],
    [0.5, '#f0d8c6'],
    [1, '#cfa8a2'],
  ]);
  const ribs = BAYS.slice(1, -1)
    .map((x) => draw`M${x - 10} ${spring + 40}V${crown + 4}h20V${spring + 40}z`)
    .join('');
  return [
    path(ROOM, white),
    group(
      scene.clip('room', ROOM),
      // the vault in shade, and the bands across it
      path(
        draw`M${left - 10} ${crown - 10}H${right + 10}V${spring + 26}H${left - 10}z`,
        scene.verticalGradient(crown, spring + 26, [
          [0, '#b98a94', 0.75],
          [1, '#e6c9bc', 0.1],
        ]),
      ),
      path(ribs, '#fff6e6', 'opacity=".75"'),
      rect(left - 10, spring + 30, right - left + 20, 9, '#fffdf6'),
      rect(left - 10, spring + 39, right - left + 20, 5, '#b58a90', 'opacity=".6"'),
      // apse
      path(
        draw`M${right + 4} ${spring + 30}H${right + 90}V${floor}H${right + 4}z`,
        scene.horizontalGradient(right, right + 74, [
          [0, '#a5788a'],
          [1, '#8a5f78'],
        ]),
      ),
      path(archway(right + 40, floor, 30, 66), '#6f4460'),
      arcade(scene),
    ),
    ...BAYS.map((x, i) => (i === 0 ? '' : pillar(x))),
    path(draw`M${left} ${floor}H${right + 74}V${floor - 5}H${left}z`, '#fff6e6'),
    person(672, floor - 4, 3.2, '#2b8f96'),
    stroke(ROOM, CUT, 4, 'stroke-linejoin="round"'),
  ];
}

// ── The dovecote ────────────────────────────────────────────────────────────────────────────────

const SUN_RAYS = Array.from({ length: 8 }, (_, i) => {
  const a = (i * Math.PI) / 4;
  return draw`M${Math.cos(a) * 9} ${Math.sin(a) * 9}L${Math.cos(a) * 15} ${Math.sin(a) * 15}`;
}).join('');
const paintedSun = (x: number, y: number): string =>
  group(
    `transform="translate(${x} ${y})"`,
    circle(0, 0, 6.5, '#c23f3a'),
    stroke(SUN_RAYS, '#c23f3a', 3, 'stroke-linecap="round"'),
  );
const paintedTree = (x: number, y: number): string =>
  stroke(
    draw`M${x} ${y}v-30M${x} ${y - 6}l-9-7M${x} ${y - 6}l9-7M${x} ${y - 15}l-8-7M${x} ${y - 15}l8-7M${x} ${y - 24}l-5-5M${x} ${y - 24}l5-5`,
    '#c23f3a',
    3,
    'stroke-linecap="round"',
  );

const HOLES = points('1136,352 1170,352 1204,352 1136,388 1170,388 1204,388');

/** The walled-up front: white frames round the holes, painted like the border of a kilim. */
export const dovecoteFront = (): string[] => [
  path('M1104 312L1236 316V446L1104 442z', '#9a5468', 'opacity=".5" transform="translate(5 6)"'),
  path('M1104 312L1236 316V446L1104 442z', '#fbeedd'),
  path('M1112 320L1228 324V438L1112 434z', '#f3d6c0'),
  ...HOLES.map(
    ([x, y]) => rect(x - 15, y - 13, 30, 28, '#fffaf2') + rect(x - 8, y - 7, 16, 17, DARK),
  ),
  paintedTree(1136, 434),
  paintedSun(1170, 419),
  paintedTree(1204, 434),
  stroke('M1112 330L1228 334', '#c23f3a', 3, 'stroke-dasharray="7 6"'),
];

const CHAMBER = 'M1010 560V398Q1010 348 1054 348Q1092 348 1092 392V560z';

const perch = (y: number): string => stroke(`M1010 ${y}H1092`, '#c98a58', 5);

/** The room behind it, where somebody goes in with a shovel once a year. */
export function dovecoteRoom(scene: Scene): string[] {
  const dusk = scene.horizontalGradient(1006, 1094, [
    [0, '#6b3a58'],
    [1, '#93586a'],
  ]);
  return [
    path(CHAMBER, dusk),
    group(
      scene.clip('chamber', CHAMBER),
      [414, 452].map(perch).join(''),
      ...points('1028,404 1062,404 1044,442 1078,442').map(([x, y]) => pigeon(x, y, 0.95)),
      path('M1000 562C1020 528 1050 520 1066 534C1082 540 1092 552 1100 562z', '#e6d3bd'),
      path('M1000 562C1012 538 1030 528 1046 528C1036 538 1030 550 1030 562z', '#fbf0dc'),
    ),
    person(1062, 558, 2.9, '#3f6fa0'),
    stroke('M1056 522L1030 548', '#7a4a34', 5, 'stroke-linecap="round"'),
    path('M1036 540l-6-3-14 10 6 9 13-8z', '#8f9aa8'),
    stroke(CHAMBER, CUT, 4, 'stroke-linejoin="round"'),
  ];
}

/** A pigeon at rest, round its feet. */
function pigeon(x: number, y: number, size: number): string {
  return group(
    `transform="translate(${num(x)} ${num(y)}) scale(${size})"`,
    path('M-16-4C-8-18 4-20 8-20C6-28 16-30 18-22L22-20L17-18C16-8 6-2-4-3L-18 2z', '#e3e0ea'),
    path('M-14-4C-6-12 4-13 8-10C4-4-4-3-14-4z', '#9a94b4'),
  );
}

/** In flight. */
export const flying = (x: number, y: number, size: number, turn: number): string =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    path('M-18 4C-6-2 4-4 14-2L20 1L13 4C4 8-6 8-18 4z', '#fff6ea'),
    path('M2-1C-4-14-14-20-22-22C-16-12-12-2-4 3z', '#e6dfe8'),
    path('M4-1C8-14 16-20 24-22C18-10 14 0 8 4z', '#fffdf6'),
  );
