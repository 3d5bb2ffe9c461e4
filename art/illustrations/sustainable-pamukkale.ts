/**
 * The white hill late in the day: the marked path between the basins, walked barefoot; on the right
 * the basins that have water now, on the left those whose turn will come.
 */

import { figure } from '../kit/motifs.ts';
import { fractalNoise, item, lerp, random, smoothstep } from '../kit/numbers.ts';
import {
  between,
  draw,
  fillDown,
  type Point,
  points,
  pointsAlong,
  polygon,
  ridge,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { numbered } from './marker.ts';
import { type Basin, drawBasin } from './sustainable-pamukkale/basins.ts';
import { wader, walker } from './sustainable-pamukkale/people.ts';

export const illustration = new Scene('ipk-', { width: 1280, height: 1000 });
const scene = illustration;

const SUN: Point = [236, 196];

// ── Sky and plain ───────────────────────────────────────────────────────────────────────────────

scene.layer('sky', [
  band(
    0,
    420,
    scene.verticalGradient(0, 380, [
      [0, '#3f86a4'],
      [0.4, '#9cc6c9'],
      [0.7, '#f3dcbc'],
      [1, '#fdc9a0'],
    ]),
  ),
  band(
    0,
    420,
    scene.radialGradient(...SUN, 560, [
      [0, '#fff3cc', 0.95],
      [0.25, '#ffe4b4', 0.6],
      [1, '#fdd3b4', 0],
    ]),
  ),
  ...lensClouds({ seed: 18, high: '#d5e6dd', low: '#ffe9c4', top: 60, bottom: 220 }, [
    [760, 70, 420, 20, 0.6],
    [1060, 122, 380, 15, 0.5],
    [420, 116, 280, 12, 0.6],
  ]),
  halo(scene, SUN, 130, [
    [0, '#fff8de', 0.95],
    [0.4, '#fff0c4', 0.5],
    [1, '#ffdca0', 0],
  ]),
  circle(...SUN, 46, '#fffaea'),
]);

const rough = fractalNoise(31, 4);
scene.layer('far', [
  path(
    fillDown(
      ridge((x) => 296 - 34 * smoothstep(600, 200, x) - 16 * rough(x / 110), { to: 1320 }),
      460,
    ),
    '#c3a9b8',
  ),
  path(
    fillDown(
      ridge((x) => 322 + 8 * rough(x / 70 + 9), { to: 1320 }),
      460,
    ),
    '#e9c3a8',
  ),
]);

// ── The hill and the ruins on its edge ──────────────────────────────────────────────────────────

const hillTop = (x: number): number =>
  lerp(352, 214, smoothstep(60, 1240, x)) + 8 * rough(x / 60 + 30);

/** Columns of Hierapolis, some with a piece of entablature. */
function ruins(): string {
  const stone = scene.linearGradient(
    [
      [0, '#ffe9c0'],
      [0.4, '#dcb49c'],
      [1, '#84789c'],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0 },
  );
  const column = (x: number, height: number, whole = true): string => {
    const foot = hillTop(x) + 10;
    const head = foot - height;
    return (
      rect(x - 7, head, 14, height, stone) +
      (whole ? rect(x - 11, head - 7, 22, 8, stone) : '') +
      rect(x - 10, foot - 8, 20, 8, stone)
    );
  };
  const row = [1004, 1040, 1076, 1112];
  const head = Math.min(...row.map((x) => hillTop(x) + 10 - 96));
  return [
    ...row.map((x) => column(x, hillTop(x) + 10 - head)),
    rect(990, head - 21, 136, 15, stone),
    rect(986, head - 27, 144, 7, '#ffe9c0'),
    column(1166, 66, false),
    column(1206, 88),
    column(946, 44, false),
    path(
      draw`M1236 ${hillTop(1250)}q-3 -44 9 -76q12 32 9 76zM884 ${hillTop(890) + 8}q-3 -36 8 -62q11 26 8 62z`,
      '#3c6a78',
    ),
  ].join('');
}
scene.layer('hill', [
  ruins(),
  path(
    fillDown(ridge(hillTop, { to: 1320, step: 24 }), 1020),
    scene.verticalGradient(220, 760, [
      [0, '#fff6e4'],
      [0.5, '#f6e3d6'],
      [1, '#d3c6de'],
    ]),
  ),
]);

// ── Basins ──────────────────────────────────────────────────────────────────────────────────────

/** Left and right edge of the path, from the top of the hill to the viewer. */
const PATH_LEFT = points('792,262 776,330 690,430 560,560 430,740 330,1020');
const PATH_RIGHT = points('816,262 822,330 776,430 704,560 672,740 720,1020');

const FULL: readonly Basin[] = [
  { from: [800, 380], to: [1010, 352], belly: 12, lobes: 3, depth: 30, wall: 28, seed: 3 },
  { from: [1002, 346], to: [1330, 322], belly: 12, lobes: 4, depth: 34, wall: 30, seed: 4 },
  { from: [770, 456], to: [1080, 428], belly: 20, lobes: 4, depth: 46, wall: 38, seed: 5 },
  { from: [1064, 420], to: [1380, 402], belly: 16, lobes: 3, depth: 50, wall: 42, seed: 6 },
  { from: [726, 574], to: [1140, 540], belly: 30, lobes: 4, depth: 70, wall: 54, seed: 7 },
  { from: [1112, 528], to: [1460, 510], belly: 24, lobes: 3, depth: 74, wall: 58, seed: 8 },
  { from: [690, 740], to: [1230, 712], belly: 42, lobes: 4, depth: 110, wall: 76, seed: 9 },
  { from: [1190, 690], to: [1560, 676], belly: 30, lobes: 3, depth: 110, wall: 80, seed: 10 },
  { from: [690, 1090], to: [1420, 1070], belly: 60, lobes: 4, depth: 280, wall: 90, seed: 12 },
];
const WAITING: readonly Basin[] = [
  { from: [470, 400], to: [720, 414], belly: 12, lobes: 3, depth: 30, wall: 26, seed: 21 },
  { from: [180, 404], to: [486, 408], belly: 14, lobes: 4, depth: 32, wall: 28, seed: 22 },
  { from: [-120, 416], to: [196, 404], belly: 12, lobes: 3, depth: 30, wall: 28, seed: 23 },
  { from: [250, 508], to: [640, 516], belly: 22, lobes: 4, depth: 50, wall: 42, seed: 24 },
  { from: [-140, 516], to: [276, 506], belly: 20, lobes: 4, depth: 52, wall: 44, seed: 25 },
  { from: [100, 650], to: [520, 660], belly: 30, lobes: 4, depth: 78, wall: 62, seed: 26 },
  { from: [-240, 664], to: [124, 646], belly: 24, lobes: 3, depth: 80, wall: 64, seed: 27 },
  { from: [-160, 850], to: [420, 860], belly: 40, lobes: 4, depth: 116, wall: 90, seed: 28 },
  { from: [-240, 1090], to: [380, 1100], belly: 40, lobes: 3, depth: 190, wall: 60, seed: 29 },
];

// Front to back: the wall of a basin stands in the one before it.
scene.layer('basins', [
  ...WAITING.toReversed().map((one) => drawBasin(scene, { ...one, dry: true })),
  ...FULL.toReversed().map((one) => drawBasin(scene, one)),
]);

// ── Path, channel, sluices ──────────────────────────────────────────────────────────────────────

const left = pointsAlong(PATH_LEFT, 6);
const right = pointsAlong(PATH_RIGHT, 6);
/** A point of the path: how far down, how far across. */
function onPath(along: number, across: number): Point {
  const i = Math.round(along * (left.length - 1));
  const [a, b] = [item(left, i), item(right, i)];
  return [lerp(a[0], b[0], across), lerp(a[1], b[1], across)];
}
const lineAcross = (across: number): Point[] =>
  left.map((_, i) => onPath(i / (left.length - 1), across));

function footprints(): string {
  let data = '';
  for (let i = 0; i < 9; i++) {
    const along = 0.5 + i * 0.042;
    const [x, y] = onPath(along, i % 2 === 0 ? 0.52 : 0.66);
    const s = 0.25 + along * 0.75;
    data += draw`M${x - 7 * s} ${y}q${-2 * s} ${-22 * s} ${7 * s} ${-22 * s}t${7 * s} ${20 * s}q0 ${14 * s} ${-6 * s} ${14 * s}t${-8 * s} ${-12 * s}z`;
    for (let toe = 0; toe < 4; toe++) {
      const tx = x + (toe - 1.5) * 4.6 * s;
      data += draw`M${tx - 2 * s} ${y - 26 * s}a${2.3 * s} ${2.6 * s} 0 1 0 ${4.6 * s} 0a${2.3 * s} ${2.6 * s} 0 1 0 ${-4.6 * s} 0z`;
    }
  }
  return path(data, '#a487a8', 'opacity=".55"');
}

function posts(across: number): string {
  const feet = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((along) => ({
    along,
    at: onPath(along, across),
  }));
  const heads = feet.map(({ along, at: [x, y] }): Point => [x, y - 14 - along * 58]);
  const cord = heads.slice(1).map((to, i) => {
    const from = item(heads, i);
    return draw`M${from}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + 16} ${to}`;
  });
  return (
    stroke(cord.join(''), '#8a5a4c', 4, 'stroke-linecap="round"') +
    feet
      .map(({ along, at: [x, y] }) => {
        const [w, h] = [3 + along * 6, 18 + along * 60];
        return rect(x - w, y - h, 2 * w, h, '#8a5a4c') + rect(x - w, y - h, w, h, '#d9a578');
      })
      .join('')
  );
}

/** A strip that runs with the path. */
const strip = (from: number, to: number): string => between(lineAcross(from), lineAcross(to));

/** The stone channel beside the path, with the water in it. */
function channel(): string[] {
  return [
    path(strip(1.0, 1.2), '#b9a3ba'),
    path(strip(1.0, 1.17), '#fff3df'),
    path(strip(1.03, 1.14), '#2aa9ba'),
    path(strip(1.035, 1.07), '#bfeee2', 'opacity=".8"'),
  ];
}

/** A notch in the channel's rim: the water runs over and spreads in the basin below. */
function outlet(along: number, size: number): string {
  const [x, y] = onPath(along, 1.1);
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const fall = draw`M${at(0, -12)}L${at(16, -9)}
    C${at(44, -6)} ${at(62, 12)} ${at(72, 34)}
    Q${at(50, 46)} ${at(24, 34)}
    Q${at(22, 10)} ${at(0, 10)}z`;
  const threads = draw`M${at(8, -5)}Q${at(46, -2)} ${at(62, 33)}M${at(8, 2)}Q${at(34, 6)} ${at(44, 36)}`;
  const rings = draw`M${at(14, 36)}Q${at(48, 60)} ${at(84, 34)}M${at(2, 42)}Q${at(50, 80)} ${at(102, 38)}`;
  const round = 'stroke-linecap="round"';
  return [
    path(fall, '#c9efe4'),
    stroke(threads, '#fffdf4', 5 * size, `${round} opacity=".9"`),
    stroke(rings, '#fffdf4', 3.4, `${round} opacity=".75"`),
  ].join('');
}

scene.layer('path', [
  path(
    between(left, right),
    scene.verticalGradient(260, 1000, [
      [0, '#fff3dc'],
      [0.5, '#f6e0c9'],
      [1, '#e0bfb4'],
    ]),
  ),
  path(between(lineAcross(0.8), right), '#a07fa6', 'opacity=".22"'),
  path(between(left, lineAcross(0.06)), '#fffaf0', 'opacity=".8"'),
  footprints(),
  ...channel(),
  outlet(0.5, 0.7),
  outlet(0.72, 1.25),
]);
scene.layer('posts', posts(0));

// ── People ──────────────────────────────────────────────────────────────────────────────────────

scene.layer('people', [
  wader(948, 664, 0.78),
  group(
    'transform="translate(752 420) scale(3)"',
    figure({ legs: '#b9806a', coat: '#2c5f83', head: '#4a2a34' }),
  ),
  walker(548, 872, 1.02),
]);

// ── A flake on the ground ───────────────────────────────────────────────────────────────────────

const next = random(5);
let crumbs = '';
for (let i = 0; i < 7; i++) crumbs += draw`M${440 + next() * 90} ${952 + next() * 22}h0`;
scene.layer('flake', [
  path(
    polygon(points('404,930 440,902 492,908 512,932 474,952 424,950')),
    '#8d74a8',
    'opacity=".5" transform="translate(14 8)"',
  ),
  path(polygon(points('404,930 440,902 492,908 512,932 474,952 424,950')), '#fffaf0'),
  path(polygon(points('472,926 512,932 474,952 424,950 418,938')), '#c9b3cc'),
  stroke(crumbs, '#fffaf0', 8, 'stroke-linecap="round"'),
]);

scene.layer('light', [
  sunlight(scene, SUN, 760, [
    [0, '#ffe3a8', 0.36],
    [0.4, '#ffc79a', 0.13],
    [1, '#ffc79a', 0],
  ]),
  veil(scene, 760, 1000, [
    [0, '#2b4f86', 0],
    [1, '#2b4f86', 0.16],
  ]),
]);

// ── Numbers ─────────────────────────────────────────────────────────────────────────────────────

export const markers = numbered(scene, [
  { at: [378, 690], to: [464, 772] },
  { at: [574, 338], to: [690, 508] },
  { at: [1090, 600] },
  { at: [900, 846], to: [760, 716] },
  { at: [120, 590] },
  { at: [318, 930] },
  { at: [700, 132], to: [832, 246] },
]);
