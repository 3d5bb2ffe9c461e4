/**
 * Kaleiçi at dusk: a narrow lane of Ottoman houses, stone and plaster below, boarded bays (cumba)
 * with sash windows above, bougainvillea over a garden wall, and at the end of the lane the fluted
 * minaret. Eye level of a walker; plotted in metres and projected to one point.
 */

import { mix } from '../kit/colour.ts';
import { lerp, random } from '../kit/numbers.ts';
import { draw, mound, type Point, polygon } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { flutedMinaret } from '../scenes/antalya/minaret.ts';

export const stamp = new Scene('ska-', STAMP);

const EYE: Point = [574, 664];
const at = (x: number, y: number, z: number): Point => [
  EYE[0] + (x * 620) / z,
  EYE[1] - ((y - 1.6) * 620) / z,
];

const TIMBER = '#5b3350';
const GLOW = '#ffd98a';

stamp.layer('sky', [
  wash(stamp, 0, 700, [
    [0, '#141d4d'],
    [0.36, '#35367a'],
    [0.66, '#7c5796'],
    [0.86, '#e89a86'],
    [1, '#ffcf9a'],
  ]),
  ...lensClouds({ seed: 3, high: '#5a4d8c', low: '#f0a890', top: 200, bottom: 560 }, [
    [600, 300, 420, 22, 0.6],
    [560, 470, 330, 16, 0.7],
  ]),
  halo(stamp, [590, 640], 330, [
    [0, '#ffe2ac', 0.85],
    [0.5, '#ffb98a', 0.35],
    [1, '#ffb98a', 0],
  ]),
]);
stamp.layer('minaret', [
  group('transform="translate(590 668) scale(1.36)"', flutedMinaret(stamp, 0, 0)),
  // low roofs at the foot of the lane, and haze before them
  path('M486 720V652H560V640H600V652H700V720z', '#b8758c'),
  path(
    'M478 656L500 634H556L572 656zM552 644L566 630H596L610 644zM592 658L612 632H690L712 658z',
    '#8f4f78',
  ),
  path('M500 668h14v20h-14zM634 670h14v20h-14zM664 670h14v20h-14z', GLOW),
]);

// ── Faces of houses, in metres ──────────────────────────────────────────────────────────────────

type Box = { x: number; from: number; to: number; low: number; high: number };

/** A face along the lane. */
const side = ({ x, from, to, low, high }: Box, fill: string): string =>
  path(polygon([at(x, low, from), at(x, high, from), at(x, high, to), at(x, low, to)]), fill);
/** A face across the lane, towards the viewer. */
const front = (z: number, left: number, right: number, low: number, high: number): string =>
  polygon([at(left, low, z), at(left, high, z), at(right, high, z), at(right, low, z)]);

/** A sash window on a face along the lane, lit from within or not. */
function sash(
  x: number,
  from: number,
  to: number,
  low: number,
  high: number,
  lit: boolean,
): string {
  const middle = 2 / (1 / from + 1 / to);
  const box = { x, from, to, low, high };
  const bars = draw`M${at(x, low, middle)}L${at(x, high, middle)}
    M${at(x, lerp(low, high, 0.5), from)}L${at(x, lerp(low, high, 0.5), to)}`;
  return [
    side({ x, from: from - 0.1, to: to + 0.12, low: low - 0.12, high: high + 0.12 }, '#f0c9a4'),
    side(box, lit ? GLOW : '#2c2a5e'),
    lit ? side({ ...box, low: lerp(low, high, 0.55) }, '#ffeab4') : '',
    stroke(bars, '#7a4a58', Math.max(2, 20 / from)),
  ].join('');
}

/** Boards of a face along the lane. */
function boards({ x, from, to, low, high }: Box, colour: string): string {
  let data = '';
  for (let y = low + 0.22; y < high; y += 0.22) data += draw`M${at(x, y, from)}L${at(x, y, to)}`;
  return stroke(data, colour, 2.4, 'opacity=".4"');
}

interface House {
  wall: number;
  bay: number;
  from: number;
  to: number;
  storey: number;
  eaves: number;
  plaster: string;
  timber: string;
  windows: readonly (readonly [from: number, to: number, lit: boolean])[];
}

/** A house: plaster below, a boarded bay on brackets over the lane, eaves beyond it. */
function house(one: House): string {
  const { wall, bay, from, to, storey, eaves, timber } = one;
  const out = Math.sign(wall);
  const upper = { x: bay, from, to, low: storey, high: eaves };
  const under = polygon([
    at(wall, storey, from),
    at(bay, storey, from),
    at(bay, storey, to),
    at(wall, storey, to),
  ]);
  const edge = bay - out * 0.45;
  const soffit = polygon([
    at(bay, eaves, from - 0.2),
    at(edge, eaves + 0.1, from - 0.2),
    at(edge, eaves + 0.1, to + 0.2),
    at(bay, eaves, to + 0.2),
  ]);
  const tiles = polygon([
    at(edge, eaves + 0.1, from - 0.2),
    at(edge, eaves + 0.3, from - 0.2),
    at(edge, eaves + 0.3, to + 0.2),
    at(edge, eaves + 0.1, to + 0.2),
  ]);
  let brackets = '';
  for (let z = from + 0.15; z < to; z += 0.62) {
    brackets += polygon([at(wall, storey, z), at(bay, storey, z), at(wall, storey - 0.62, z)]);
  }
  return [
    side({ x: wall, from, to, low: 0, high: eaves }, one.plaster),
    path(front(from, wall + out * 3, wall, 0, eaves), mix(one.plaster, '#241a4c', 0.35)),
    path(under, '#2f1d48'),
    path(brackets, '#3b2348'),
    path(front(from, wall, bay, storey, eaves), mix(timber, '#241a4c', 0.42)),
    side(upper, timber),
    boards(upper, '#2d1a40'),
    ...one.windows.map(([near, far, lit]) => sash(bay, near, far, storey + 0.75, eaves - 0.5, lit)),
    path(soffit, '#3a2348'),
    path(front(from - 0.2, wall + out * 3, edge, eaves + 0.02, eaves + 0.32), '#7d4058'),
    path(tiles, '#b45f5a'),
  ].join('');
}

const HOUSES: readonly House[] = [
  {
    wall: 2.3,
    bay: 1.5,
    from: 12,
    to: 16.5,
    storey: 2.8,
    eaves: 5.1,
    plaster: '#c98a86',
    timber: '#a5687a',
    windows: [
      [12.6, 13.6, true],
      [14.4, 15.6, false],
    ],
  },
  {
    wall: -2.2,
    bay: -1.5,
    from: 11,
    to: 16,
    storey: 2.8,
    eaves: 5.3,
    plaster: '#74508a',
    timber: '#6b4478',
    windows: [
      [11.6, 12.8, true],
      [13.6, 15, true],
    ],
  },
  {
    wall: 2.3,
    bay: 1.4,
    from: 6.6,
    to: 11,
    storey: 2.9,
    eaves: 5.4,
    plaster: '#e0a48c',
    timber: '#c67e70',
    windows: [
      [7, 7.9, true],
      [8.5, 9.7, true],
    ],
  },
  {
    wall: -2.2,
    bay: -1.25,
    from: 3,
    to: 9.4,
    storey: 3,
    eaves: 5.55,
    plaster: '#80558a',
    timber: TIMBER,
    windows: [
      [3.2, 3.65, true],
      [4, 4.6, true],
      [5.1, 5.9, false],
      [6.6, 8, true],
    ],
  },
];

// ── The lane ────────────────────────────────────────────────────────────────────────────────────

let cobbles = '';
for (let z = 2; z < 17; z *= 1.13) {
  const sag = at(0, -0.06, z);
  cobbles += draw`M${at(-2.2, 0, z)}Q${sag[0]} ${sag[1] + 30 / z} ${at(2.3, 0, z)}`;
}
for (let x = -1.8; x < 2.2; x += 0.6) cobbles += draw`M${at(x, 0, 17)}L${at(x, 0, 2)}`;
const lane = stamp.verticalGradient(690, 900, [
  [0, '#f2b08c'],
  [0.3, '#a5708c'],
  [1, '#3a2a62'],
]);
const lightOnLane = (x: number, z: number, reach: number): string => {
  const [cx, cy] = at(x, 0, z);
  const glow = stamp.radialGradient(
    cx,
    cy,
    reach,
    [
      [0, GLOW, 0.6],
      [1, GLOW, 0],
    ],
    { scaleY: 0.22 },
  );
  return ellipse(cx, cy, reach, reach * 0.22, glow);
};
stamp.layer('lane', [
  path(polygon([at(-6, 0, 2), at(-2.2, 0, 17), at(2.3, 0, 17), at(6, 0, 2)]), lane),
  stroke(cobbles, '#38255c', 2.4, 'opacity=".32"'),
  path(
    polygon([at(-0.12, 0, 17), at(0.12, 0, 17), at(0.16, 0, 2), at(-0.16, 0, 2)]),
    '#2c2054',
    'opacity=".5"',
  ),
  lightOnLane(-0.9, 5, 200),
  lightOnLane(0.8, 8, 110),
]);
stamp.layer('houses', [
  ...HOUSES.map(house),
  // the narrow window at the end of the nearest bay
  path(front(3, -1.97, -1.5, 3.6, 5.2), '#d9a890'),
  path(
    front(3, -1.91, -1.56, 3.68, 5.2),
    stamp.verticalGradient(-90, 240, [
      [0, '#ffeab4'],
      [1, '#ffc97a'],
    ]),
  ),
  stroke(
    draw`M${at(-1.735, 3.68, 3)}L${at(-1.735, 5.2, 3)}M${at(-1.91, 4.4, 3)}L${at(-1.56, 4.4, 3)}`,
    '#7a4a58',
    6,
  ),
]);

// The door of the nearest house, and a lantern beside it.
stamp.layer('door', [
  side({ x: -2.2, from: 5.6, to: 6.8, low: 0, high: 2.25 }, '#f0c9a4'),
  side({ x: -2.19, from: 5.75, to: 6.6, low: 0, high: 2.1 }, '#35214a'),
  circle(
    ...at(-2, 2.5, 5.2),
    70,
    stamp.radialGradient(...at(-2, 2.5, 5.2), 70, [
      [0, '#ffe9b0', 0.8],
      [1, '#ffc27e', 0],
    ]),
  ),
  circle(...at(-2, 2.5, 5.2), 9, '#fff3d0'),
]);

// ── Garden wall and bougainvillea on the right ──────────────────────────────────────────────────

function blossom(): string {
  const next = random(12);
  const tones = ['#7d1f5c', '#b72f76', '#e2588f', '#ff9bb4'];
  const lots = ['', '', '', ''];
  const leaves: string[] = [];
  for (let i = 0; i < 250; i++) {
    const t = next();
    const x = lerp(780, 1230, t) + (next() - 0.5) * 70;
    const crest = lerp(440, 70, t ** 1.1);
    const drop = lerp(110, 440, t) * next() ** 1.2;
    const r = lerp(13, 27, t) * (0.7 + 0.5 * next());
    const y = crest + drop;
    if (i % 7 === 0) leaves.push(mound(x, y + 8, r * 1.1, r));
    const tone = Math.min(3, Math.floor((1 - drop / lerp(120, 470, t)) * 2.6 + next() * 1.5));
    const turn = next() * 6.28;
    for (let k = 0; k < 3; k++) {
      const a = turn + k * 2.094;
      const [px, py] = [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.85];
      const [cx, cy] = [Math.cos(a + 1.57) * r * 0.55, Math.sin(a + 1.57) * r * 0.55];
      lots[tone] += draw`M${x} ${y}Q${(x + px) / 2 + cx} ${(y + py) / 2 + cy} ${px} ${py}
        Q${(x + px) / 2 - cx} ${(y + py) / 2 - cy} ${x} ${y}z`;
    }
  }
  const under = draw`M790 500C850 450 910 390 990 310C1070 230 1140 170 1240 120V500
    C1170 560 1120 500 1060 540C1010 560 980 480 920 510C860 520 810 530 790 500z`;
  return (
    path(under, '#4a1f58') +
    path(leaves.join(''), '#2f4a5e') +
    lots.map((data, i) => path(data, tones[i] ?? '')).join('')
  );
}
stamp.layer('garden', [
  side(
    { x: 2.3, from: 2, to: 6.5, low: 0, high: 2.5 },
    stamp.horizontalGradient(790, 1200, [
      [0, '#dc9c88'],
      [1, '#6a4278'],
    ]),
  ),
  path(
    polygon([at(2.3, 2.5, 6.5), at(2.3, 2.68, 6.5), at(2.3, 2.68, 2), at(2.3, 2.5, 2)]),
    '#f0b896',
  ),
  // the garden's gate
  side({ x: 2.29, from: 3.5, to: 4.5, low: 0, high: 2.1 }, '#f0c4a0'),
  side({ x: 2.28, from: 3.62, to: 4.36, low: 0, high: 1.95 }, '#5b3350'),
  stroke(
    draw`M${at(2.28, 0, 3.96)}L${at(2.28, 1.95, 3.96)}M${at(2.28, 1, 3.62)}L${at(2.28, 1, 4.36)}`,
    '#35214a',
    4,
  ),
  blossom(),
]);

// A cat on its way home.
stamp.layer(
  'cat',
  group(
    'transform="translate(700 806) scale(1.1)"',
    path(
      'M0 0C-2-14-1-24 8-30C5-36 6-44 9-46L13-42H19L23-46C26-44 27-36 24-31C34-24 38-10 37 0C45 1 52-4 50-14C50-18 55-18 55-13C57 0 48 6 36 5H2z',
      '#1f1640',
    ),
  ),
);
