/**
 * Uzungöl at dawn, from the near shore: the mosque with its two minarets and its dome between them
 * on the bank is mirrored in the still lake; steep wooded sides of the valley close behind it.
 */

import { mix } from '../kit/colour.ts';
import { rippleFilter } from '../kit/filters.ts';
import { down, mist, skyOf, spruce, woods } from '../kit/mountains.ts';
import { fractalNoise, random, smoothstep } from '../kit/numbers.ts';
import { draw, num, points, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, group, path } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';
import { CREAM, mosque, SHORE } from './uzungol/mosque.ts';

export const stamp = new Scene('ts-uz-', { width: 1200, height: 900 });

const DEEP = '#23345f';
const ROSE = '#f0b3a0';

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

// ── The shore ───────────────────────────────────────────────────────────────────────────────────

const TREES = points(
  '40,230 104,170 168,210 236,140 304,168 884,150 948,206 1020,160 1086,250 1160,200',
);
stamp.layer('land', [
  ...SIDES.map(side),
  ...TREES.map(([x, height]) =>
    spruce({ x, foot: SHORE + 2, height, body: '#27396a', lit: '#6d6a98' }),
  ),
  ...mosque(stamp),
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
