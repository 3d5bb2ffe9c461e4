/**
 * A bridge over the Fırtına on a clear morning: one arch of grey stone that rises to a point in the
 * middle, a low parapet, and white water between boulders below. Seen from the bank, upstream through
 * the arch, with the light from the left.
 */

import { mix } from '../kit/colour.ts';
import { down, skyOf, spruce, woods } from '../kit/mountains.ts';
import { fractalNoise, lerp, random } from '../kit/numbers.ts';
import { points, polygon, smoothPath } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { group, path } from '../kit/shapes.ts';
import { figure } from '../kit/motifs.ts';
import { lens } from '../kit/water.ts';
import { bridge } from './firtina/bridge.ts';

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

stamp.layer('bridge', bridge(stamp));

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
