/**
 * Uzungöl at dawn, from the near shore: the mosque with its two minarets and its dome between them
 * stands on the bank and once more in the still lake; steep wooded sides of the valley close behind it.
 */

import { mix } from '../kit/colour.ts';
import { rippleFilter } from '../kit/filters.ts';
import { across, down, mist, skyOf, spruce, woods } from '../kit/mountains.ts';
import { fractalNoise, random, smoothstep } from '../kit/numbers.ts';
import { archway, draw, num, points, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';

export const stamp = new Scene('ts-uz-', { width: 1200, height: 900 });

const SHORE = 588;
const DEEP = '#23345f';
const ROSE = '#f0b3a0';
const CREAM = '#ffe3b4';

stamp.layer('sky', [
  skyOf(stamp, 480, ['#2f4a7d', '#8d7fb0', ROSE, CREAM]),
  ...lensClouds({ seed: 5, high: '#b08fb6', low: '#ffd0b0', top: 60, bottom: 300 }, [
    [700, 96, 420, 20, 0.5],
    [520, 190, 300, 13, 0.6],
  ]),
]);

// ── The valley ──────────────────────────────────────────────────────────────────────────────────

interface Side {
  seed: number;
  /** The foot of the valley, and how steeply its sides rise to the left and to the right. */
  x: number;
  y: number;
  left: number;
  right: number;
  t: number;
  tree: number;
}

const SIDES: readonly Side[] = [
  { seed: 31, x: 640, y: 400, left: 0.5, right: 0.62, t: 0.78, tree: 12 },
  { seed: 32, x: 560, y: 500, left: 0.62, right: 0.52, t: 0.52, tree: 24 },
  { seed: 33, x: 700, y: 590, left: 0.58, right: 0.98, t: 0.22, tree: 40 },
];

function side({ seed, x: middle, y, left, right, t, tree }: Side): string {
  const rough = fractalNoise(seed, 4);
  const edge = (x: number): number =>
    y - (x < middle ? (middle - x) * left : (x - middle) * right) - rough(x / 140) * 50;
  const far = mix(DEEP, t < 0.3 ? '#b48ad0' : '#efa9a8', t);
  return (
    path(
      woods(edge, { seed, spacing: tree * 0.6, height: tree, bottom: SHORE + 2 }),
      down(stamp, y - 300, SHORE, far, mix(far, '#ffcfb4', 0.5)),
    ) +
    mist(stamp, {
      top: (x) => y + 20 + rough(x / 190 + 7) * 26,
      y: y - 10,
      depth: 120,
      colour: '#ffe6c8',
      opacity: 0.5,
    })
  );
}

// ── The mosque ──────────────────────────────────────────────────────────────────────────────────

const X = 600;
const stone = across(stamp, X - 190, X + 190, '#fff2d2', '#f3cdb4', '#b98fa4');
const minaret = (x: number): string => {
  const shaft = across(stamp, x - 15, x + 15, '#fff2d2', '#f0cbb4', '#a37f9c');
  const balcony = (y: number): string =>
    path(
      draw`M${x - 11} ${y + 20}L${x - 21} ${y}V${y - 12}H${x + 21}V${y}L${x + 11} ${y + 20}z`,
      shaft,
    ) + rect(x - 21, y - 2, 42, 4, '#7d6288', 'opacity=".5"');
  return [
    path(
      draw`M${x - 20} ${SHORE}v-96l8 -28V${SHORE - 330}H${x + 12}V${SHORE - 124}l8 28v96z`,
      shaft,
    ),
    path(draw`M${x - 9} ${SHORE - 320}V${SHORE - 400}H${x + 9}V${SHORE - 320}z`, shaft),
    balcony(SHORE - 322),
    path(draw`M${x - 13} ${SHORE - 398}L${x} ${SHORE - 486}L${x + 13} ${SHORE - 398}z`, '#4a5486'),
    path(draw`M${x - 13} ${SHORE - 398}L${x} ${SHORE - 486}L${x - 3} ${SHORE - 398}z`, '#a796b8'),
    stroke(draw`M${x} ${SHORE - 484}v-16`, '#ffe3b4', 3),
  ].join('');
};

const dome = (x: number, y: number, radius: number, height: number): string =>
  path(
    draw`M${x - radius} ${y}
      C${x - radius} ${y - height * 0.62} ${x - radius * 0.5} ${y - height * 0.98} ${x} ${y - height}
      C${x + radius * 0.5} ${y - height * 0.98} ${x + radius} ${y - height * 0.62} ${x + radius} ${y}z`,
    across(stamp, x - radius, x + radius, '#f6d3bc', '#9a8fb2', '#3d4a80'),
  );

const arches = (y: number, width: number, height: number, places: readonly number[]): string =>
  path(places.map((dx) => archway(X + dx, y, width, height)).join(''), '#5b4a78');
const lights = (y: number, width: number, height: number, places: readonly number[]): string =>
  path(places.map((dx) => archway(X + dx, y, width, height)).join(''), '#ffd98f');

const mosque = (): string[] => [
  minaret(X - 218),
  minaret(X + 218),
  // the hall, its shoulders and the drum
  rect(X - 176, SHORE - 104, 352, 104, stone),
  rect(X - 130, SHORE - 158, 260, 60, stone),
  path(draw`M${X - 112} ${SHORE - 156}v-22h224v22z`, stone),
  dome(X - 138, SHORE - 104, 36, 34),
  dome(X + 138, SHORE - 104, 36, 34),
  dome(X, SHORE - 176, 110, 112),
  stroke(draw`M${X} ${SHORE - 286}v-30`, CREAM, 4),
  circle(X, SHORE - 300, 5, CREAM),
  lights(SHORE - 160, 12, 8, [-84, -56, -28, 0, 28, 56, 84]),
  arches(SHORE - 112, 24, 18, [-96, -48, 0, 48, 96]),
  arches(SHORE, 40, 44, [-144, -96, -48, 48, 96, 144]),
  lights(SHORE, 46, 52, [0]),
  rect(X - 184, SHORE - 108, 368, 7, '#fff2d2', 'opacity=".8"'),
  rect(X - 138, SHORE - 162, 276, 6, '#fff2d2', 'opacity=".8"'),
];

const TREES = points(
  '40,230 104,170 168,210 236,140 304,168 884,150 948,206 1020,160 1086,250 1160,200',
);
stamp.layer('land', [
  ...SIDES.map(side),
  ...TREES.map(([x, height]) =>
    spruce({ x, foot: SHORE + 2, height, body: '#27396a', lit: '#6d6a98' }),
  ),
  ...mosque(),
  path(
    draw`M-20 ${SHORE - 8}Q300 ${SHORE - 16} 420 ${SHORE - 2}H790Q900 ${SHORE - 16} 1220 ${SHORE - 8}V${SHORE + 3}H-20z`,
    '#4d4a78',
  ),
]);

// ── The lake ────────────────────────────────────────────────────────────────────────────────────

const rippled = stamp.filter(
  'ripples',
  rippleFilter({
    area: { x: -20, y: SHORE, width: 1240, height: 330 },
    frequency: [0.004, 0.07],
    seed: 4,
    scale: 16,
  }),
);
function glitter(): string {
  const next = random(9);
  let data = '';
  for (let i = 0; i < 46; i++) {
    const t = next();
    data += lens(next() * 1240 - 20, SHORE + 20 + t * 240, 14 + 60 * t * next(), 1 + t * 2.4);
  }
  return path(data, '#ffe3c4', 'opacity=".42"');
}
stamp.layer('lake', [
  band(SHORE, 920, down(stamp, SHORE, 900, '#ffdcb4', '#c59cb4', '#34457c')),
  group(
    stamp.clip('lake', `M-20 ${SHORE}h1240v340h-1240z`),
    group(
      rippled,
      `<use href="#ts-uz-land" transform="matrix(1 0 0 -.72 0 ${num(SHORE * 1.72)})" opacity=".7"/>`,
    ),
  ),
  band(
    SHORE,
    920,
    stamp.verticalGradient(SHORE, 900, [
      [0, '#ffdcb4', 0.3],
      [0.5, '#5a5f98', 0.1],
      [1, '#1d2c5c', 0.75],
    ]),
  ),
  glitter(),
]);

// ── In front: reeds of the near bank and a rowing boat ──────────────────────────────────────────

const bank = fractalNoise(3, 2);
stamp.layer('front', [
  path(
    `${polygon(
      points('-20,920 -20,820').concat(
        Array.from({ length: 31 }, (_, i) => [
          i * 42,
          868 +
            bank(i / 5) * 12 -
            70 * smoothstep(300, -20, i * 42) -
            60 * smoothstep(900, 1220, i * 42),
        ]),
      ),
      false,
    )}V920z`,
    '#16224c',
  ),
  spruce({ x: 52, foot: 930, height: 330, body: '#16224c', lit: '#34447a' }),
  spruce({ x: 1150, foot: 930, height: 300, body: '#16224c', lit: '#34447a' }),
]);
