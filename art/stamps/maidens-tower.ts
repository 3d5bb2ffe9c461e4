/**
 * The Maiden's Tower as one sees it from Salacak: over a glass of tea, at sunset. Looking west, so
 * the sun goes down behind Hagia Sophia and the old city, which lies to the left. A square tower of
 * four storeys with a gallery, a lantern and a bell-shaped dome, on an islet with low walls.
 */

import { bird, GULL } from '../kit/motifs.ts';
import { random } from '../kit/numbers.ts';
import { draw } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { lightPath, ripples } from '../kit/water.ts';
import type { Stone } from '../scenes/istanbul/architecture.ts';
import { hagiaSophia, imperialMosque } from '../scenes/istanbul/mosques.ts';
import { X, FOOT, tower, flag } from './maidens-tower/tower.ts';

export const stamp = new Scene('smt-', { width: 1200, height: 900 });

const SUN = [520, 470] as const;
const SEA = 560;

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    SEA + 4,
    stamp.verticalGradient(0, SEA, [
      [0, '#38295f'],
      [0.34, '#8a4379'],
      [0.68, '#e3736c'],
      [1, '#ffc984'],
    ]),
  ),
  ...lensClouds({ seed: 8, high: '#6f3f78', low: '#ffa37c', top: 60, bottom: 460 }, [
    [260, 130, 420, 22, 0.6],
    [980, 96, 300, 16, 0.5],
    [120, 270, 320, 18, 0.7],
    [1060, 330, 300, 16, 0.6],
  ]),
  halo(stamp, SUN, 340, [
    [0, '#fff3c8', 0.95],
    [0.3, '#ffd58f', 0.5],
    [1, '#ff9f6e', 0],
  ]),
  circle(...SUN, 74, '#fff7da'),
]);

// ── The old city across the water ───────────────────────────────────────────────────────────────

const haze: Stone = {
  dome: '#a8557a',
  wall: '#b75f7c',
  minaret: '#a8557a',
  rim: '#f7a27c',
  wallRim: '#d97c7c',
  dark: '#8a4577',
  window: '#ffc98c',
};
stamp.layer('old-city', [
  imperialMosque({ x: 116, foot: 514, unit: 24, stone: haze }, 6),
  hagiaSophia({ x: 330, foot: 512, unit: 34, stone: haze }),
  path(
    draw`M-20 ${SEA + 2}V506q150-14 330-4t300 24q60 20 90 34z`,
    stamp.verticalGradient(500, SEA, [
      [0, '#a8557a'],
      [1, '#cf7378'],
    ]),
  ),
]);

// ── Water ───────────────────────────────────────────────────────────────────────────────────────

function water(): string[] {
  const next = random(5);
  const dark = ripples(next, {
    count: 70,
    crowding: 0.8,
    top: SEA + 12,
    depth: 330,
    reach: [16, 90],
    height: [1.5, 6],
  });
  const gold = lightPath(next, {
    count: 70,
    x: SUN[0],
    top: SEA + 4,
    depth: 260,
    spread: [50, 120],
    reach: [16, 52],
    height: [2, 7],
  });
  return [
    band(
      SEA,
      920,
      stamp.verticalGradient(SEA, 900, [
        [0, '#f9ae78'],
        [0.16, '#d9727a'],
        [0.5, '#7c4380'],
        [1, '#2c2458'],
      ]),
    ),
    path(dark, '#3f2a66', 'opacity=".3"'),
    path(gold.broad, '#ffb674', 'opacity=".85"'),
    path(gold.fine, '#fff0c0', 'opacity=".9"'),
  ];
}
stamp.layer('water', water());

// ── The tower ───────────────────────────────────────────────────────────────────────────────────

stamp.layer('reflection', [
  group(
    `transform="matrix(1 0 0 -.5 0 ${FOOT * 1.5})" opacity=".5"`,
    path(
      draw`M${X - 250} ${FOOT}V600H${X - 66}V300H${X - 92}V270H${X - 50}V206L${X} 118L${X + 50} 206V270H${X + 92}V300H${X + 66}V600H${X + 236}V${FOOT}z`,
      '#3a2458',
    ),
  ),
]);
stamp.layer('tower', [
  path(draw`M${X - 318} ${FOOT + 14}q60-24 80-16h480q50 0 86 18q-320 22-646-2z`, '#33204f'),
  tower(),
  flag,
]);

// ── A glass of tea on the steps ─────────────────────────────────────────────────────────────────

const T = 318;
const glass = draw`M${T - 70} 540C${T - 66} 620 ${T - 44} 640 ${T - 44} 676C${T - 46} 716 ${T - 82} 736 ${T - 80} 784
  Q${T - 76} 822 ${T - 40} 826H${T + 40}Q${T + 76} 822 ${T + 80} 784C${T + 82} 736 ${T + 46} 716 ${T + 44} 676
  C${T + 44} 640 ${T + 66} 620 ${T + 70} 540z`;
const inGlass = stamp.clip('glass', glass);
stamp.layer('tea', [
  path('M-20 920V838Q340 800 700 850T1220 866V920z', '#21194a'),
  stroke('M-20 838Q340 800 700 850T1220 866', '#e58672', 5, 'opacity=".8"'),
  ellipse(T, 846, 176, 30, '#f3d3b4'),
  ellipse(T, 840, 176, 28, '#fff0d6'),
  ellipse(T, 840, 150, 21, '#d8564c'),
  ellipse(T, 840, 136, 18, '#fbe3c2'),
  group(
    inGlass,
    rect(T - 90, 530, 180, 300, '#ffd9b0', 'opacity=".45"'),
    rect(
      T - 90,
      582,
      180,
      250,
      stamp.horizontalGradient(T - 80, T + 80, [
        [0, '#7a1f2a'],
        [0.4, '#b8322a'],
        [0.76, '#f0702f'],
        [1, '#ffb257'],
      ]),
    ),
    ellipse(T, 583, 70, 9, '#ffb063'),
    path(
      draw`M${T + 40} 530Q${T + 20} 650 ${T + 26} 690Q${T + 60} 740 ${T + 44} 830h22Q${T + 84} 740 ${T + 42} 680Q${T + 40} 640 ${T + 62} 530z`,
      '#fff0c4',
      'opacity=".5"',
    ),
  ),
  ellipse(T, 540, 70, 10, 'none', 'stroke="#fff3d6" stroke-width="4"'),
  stroke(
    draw`M${T - 70} 540C${T - 66} 620 ${T - 44} 640 ${T - 44} 676C${T - 46} 716 ${T - 82} 736 ${T - 80} 784`,
    '#ffe6c0',
    4,
    'opacity=".7"',
  ),
  path('M470 830l34-12 30 12v26l-32 12-32-14z', '#fff3dc'),
  path('M502 842l32-12v26l-32 12z', '#d9a9a0'),
]);
stamp.layer('gulls', [
  bird(GULL, '#ffe6c4', { x: 640, y: 170, scale: 30, turn: -14 }),
  bird(GULL, '#ffd0b0', { x: 556, y: 246, scale: 18, turn: 8 }),
]);
