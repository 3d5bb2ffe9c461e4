/**
 * A bridge over the Fırtına on a clear morning: one arch of grey stone that rises to a point in the
 * middle, a low parapet, and white water between boulders below. Seen from the bank, upstream through
 * the arch, with the light from the left.
 */

import { mix } from '../kit/colour.ts';
import { across, down, skyOf, spruce, woods } from '../kit/mountains.ts';
import { fractalNoise, item, lerp, random } from '../kit/numbers.ts';
import { draw, type Point, points, polygon, smoothPath } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { group, path, stroke } from '../kit/shapes.ts';
import { figure } from '../kit/motifs.ts';
import { lens } from '../kit/water.ts';

export const stamp = new Scene('ts-fi-', { width: 1200, height: 900 });

const SPRUCE = '#1d6159';
const PALE = '#fbeecb';

stamp.layer('sky', skyOf(stamp, 460, ['#3f86a8', '#8fc0c4', '#dfe6cf', PALE]));

// ── The valley ──────────────────────────────────────────────────────────────────────────────────

const VALLEYS: readonly (readonly [
  x: number,
  y: number,
  left: number,
  right: number,
  t: number,
  tree: number,
])[] = [
  [650, 420, 0.62, 0.5, 0.62, 18],
  [560, 520, 0.8, 0.62, 0.36, 34],
  [610, 660, 1.1, 0.95, 0.1, 56],
];
stamp.layer(
  'valley',
  VALLEYS.map(([middle, y, left, right, t, tree], i) => {
    const rough = fractalNoise(50 + i, 4);
    const edge = (x: number): number =>
      y - (x < middle ? (middle - x) * left : (x - middle) * right) - rough(x / 120) * 44;
    const colour = mix(SPRUCE, '#cfe0c8', t);
    return path(
      woods(edge, { seed: 51 + i, spacing: tree * 0.6, height: tree }),
      down(stamp, y - 320, y + 60, colour, mix(colour, PALE, 0.5)),
    );
  }),
);

// ── The stream ──────────────────────────────────────────────────────────────────────────────────

const BED = points(
  '560,640 640,640 760,720 900,790 1240,860 1240,920 -20,920 -20,860 300,800 470,720',
);

function rapids(): string[] {
  const next = random(12);
  let white = '';
  let blue = '';
  for (let i = 0; i < 90; i++) {
    const t = next() ** 0.8;
    const y = 650 + t * 250;
    const half = lerp(60, 620, t * t);
    const x = 600 + (next() * 2 - 1) * half;
    const reach = lerp(16, 90, t) * (0.4 + next());
    const swell = lens(x, y, reach, lerp(2, 13, t));
    if (next() < 0.6) white += swell;
    else blue += swell;
  }
  return [path(blue, '#1d7f93', 'opacity=".7"'), path(white, '#fdfbea', 'opacity=".9"')];
}

stamp.layer('stream', [
  path(
    'M-20 920V660L250 668L430 640L560 632H650L790 650L960 668L1220 660V920z',
    down(stamp, 630, 800, '#8fb78c', '#3f7f62', '#1d5a52'),
  ),
  path(
    smoothPath(BED, { close: true, tension: 0.5 }),
    down(stamp, 640, 900, '#cfeae0', '#5fb8bc', '#17707f'),
  ),
  ...rapids(),
]);

// ── The bridge ──────────────────────────────────────────────────────────────────────────────────

const SPAN = 330;
const MIDDLE: Point = [600, 700];
const RISE = 372;

/** The inner line of the arch, from its left springing to its right one: nearly half a circle. */
const soffit = (offset: number): Point[] =>
  Array.from({ length: 41 }, (_, i) => {
    const angle = Math.PI * (1 + i / 40);
    return [
      MIDDLE[0] + Math.cos(angle) * (SPAN + offset),
      MIDDLE[1] + Math.sin(angle) * (RISE + offset * 0.9),
    ];
  });
const DECK = points(
  '-20,596 110,520 260,420 420,322 540,262 600,246 660,262 780,322 940,420 1090,520 1220,596',
);
const stone = across(stamp, 0, 1200, '#efe4c2', '#d3c9a8', '#929a8c');

/** Courses of long and short stones, as fine joints. */
function joints(): string {
  const next = random(31);
  let data = '';
  for (let i = 0; i < 120; i++) {
    const x = next() * 1200;
    const y = 300 + next() * 520;
    data += draw`M${x} ${y}h${16 + next() * 30}v${10 + next() * 8}`;
  }
  return data;
}

function ring(): string[] {
  const inner = soffit(0);
  const outer = soffit(40);
  return Array.from({ length: 40 }, (_, i) => {
    const wedge = polygon([item(inner, i), item(outer, i), item(outer, i + 1), item(inner, i + 1)]);
    return path(wedge, mix(i % 2 ? '#f4e8c6' : '#e0d3b0', '#7f8b82', i / 52));
  });
}

const wall = `${smoothPath(DECK, { tension: 0.8 })}V920H${MIDDLE[0] + SPAN}${smoothPath(soffit(0).toReversed(), { start: false })}V920H-20z`;
const underside = `M270 860${smoothPath(soffit(0), { start: false })}${smoothPath(
  soffit(0)
    .map(([x, y]): Point => [x + 44, y + 22])
    .toReversed(),
  { start: false },
)}L314 860z`;

stamp.layer('bridge', [
  path(underside, across(stamp, 260, 960, '#3c5a5a', '#4f6a64', '#b9b699')),
  group(
    stamp.clip('wall', wall),
    path(wall, stone),
    stroke(joints(), '#6f7a70', 2.4, 'opacity=".42"'),
    path(
      'M-20 740Q160 700 270 760V920H-20zM1220 720Q1060 690 930 760V920H1220z',
      '#4f7a5c',
      'opacity=".55"',
    ),
  ),
  ...ring(),
  // the parapet
  stroke(
    smoothPath(
      DECK.map(([x, y]): Point => [x, y + 14]),
      { tension: 0.8 },
    ),
    '#8f9384',
    6,
    'opacity=".6"',
  ),
  stroke(smoothPath(DECK, { tension: 0.8 }), '#f6ecca', 16),
]);

const walker = (x: number, foot: number, coat: string): string =>
  group(
    `transform="translate(${x} ${foot}) scale(3.4)"`,
    figure({ legs: '#2c3f4f', coat, head: '#b98062' }),
  );
stamp.layer('people', [
  group(
    stamp.clip(
      'above-parapet',
      'M-20 -20H1220V600H1090L940 412L780 314L660 254L600 238L540 254L420 314V-20z',
    ),
    walker(556, 266, '#c9473a'),
    walker(592, 254, '#e9b45a'),
  ),
]);

// ── In front: boulders, and spruces at both ends ────────────────────────────────────────────────

const boulder = (x: number, y: number, w: number, h: number): string =>
  path(
    polygon([
      [x - w, y],
      [x - w * 0.86, y - h * 0.6],
      [x - w * 0.4, y - h],
      [x + w * 0.3, y - h * 0.86],
      [x + w * 0.84, y - h * 0.4],
      [x + w, y],
    ]),
    '#3a6068',
  ) +
  path(
    polygon([
      [x - w, y],
      [x - w * 0.86, y - h * 0.6],
      [x - w * 0.4, y - h],
      [x + w * 0.3, y - h * 0.86],
      [x - w * 0.1, y - h * 0.5],
      [x - w * 0.3, y],
    ]),
    '#b9c6ae',
  ) +
  (y < 860 ? path(lens(x, y + 2, w * 1.2, h * 0.16), '#fdfbea') : '');

stamp.layer('front', [
  boulder(500, 716, 34, 30),
  boulder(724, 742, 44, 40),
  boulder(420, 800, 66, 58),
  boulder(660, 838, 74, 56),
  boulder(900, 930, 150, 130),
  boulder(170, 940, 220, 170),
  spruce({ x: 60, foot: 930, height: 420, body: '#12484a', lit: '#3a7f68' }),
  spruce({ x: 1146, foot: 930, height: 480, body: '#12484a', lit: '#2f7062' }),
  spruce({ x: 1060, foot: 940, height: 300, body: '#17544f', lit: '#3a7f68' }),
]);
