/**
 * The old city as the ferry passes its point: the Blue Mosque, Hagia Sophia and Topkapı from left to
 * right, across the Golden Horn the Süleymaniye on its hill, and Galata on the other side.
 */

import { bell, fractalNoise, random } from '../kit/numbers.ts';
import { draw, fillDown, mound, num, type Point, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, rect } from '../kit/shapes.ts';
import { bird, GULL } from '../kit/motifs.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { dome, type Stone } from '../scenes/istanbul/architecture.ts';
import { ferry, wake } from '../scenes/istanbul/ferry.ts';
import { houses } from '../scenes/istanbul/houses.ts';
import { hagiaSophia, imperialMosque } from '../scenes/istanbul/mosques.ts';
import { galataTower } from '../scenes/istanbul/towers.ts';
import { numbered } from './marker.ts';

export const illustration = new Scene('ios-', { width: 1280, height: 700 });

const SUN: Point = [1010, 396];
const SHORE = 486;

illustration.layer('sky', [
  band(
    0,
    SHORE + 20,
    illustration.verticalGradient(0, SHORE, [
      [0, '#2a2a5e'],
      [0.25, '#54407e'],
      [0.5, '#a05485'],
      [0.72, '#de737c'],
      [0.88, '#f8a672'],
      [1, '#ffdc9c'],
    ]),
  ),
  band(
    0,
    SHORE + 20,
    illustration.radialGradient(...SUN, 560, [
      [0, '#fff0bf', 0.9],
      [0.3, '#fdb87e', 0.4],
      [1, '#ea6f72', 0],
    ]),
  ),
  ...lensClouds({ seed: 23, high: '#7a5590', low: '#f5a988', top: 50, bottom: 320 }, [
    [760, 70, 320, 15, 0.55],
    [1130, 130, 260, 13, 0.5],
    [250, 56, 280, 13, 0.45],
    [880, 250, 260, 11, 0.5],
  ]),
  halo(illustration, SUN, 130, [
    [0, '#fff4cf', 0.95],
    [0.4, '#ffe6a6', 0.5],
    [1, '#ffcf8a', 0],
  ]),
  circle(...SUN, 48, '#fff6d6'),
]);

const stone = (top: number, far: number): Stone => {
  const haze = far > 0.5;
  return {
    dome: illustration.verticalGradient(top, SHORE, [
      [0, haze ? '#9a5583' : '#5d3a78'],
      [1, haze ? '#d9767a' : '#a3577f'],
    ]),
    wall: illustration.verticalGradient(top, SHORE, [
      [0, haze ? '#a65c84' : '#6b407c'],
      [0.6, haze ? '#d0717c' : '#a3567c'],
      [1, haze ? '#e98f7c' : '#cf7078'],
    ]),
    minaret: illustration.verticalGradient(top - 60, SHORE, [
      [0, haze ? '#9a5583' : '#5d3a78'],
      [1, haze ? '#dd7d7c' : '#b8617c'],
    ]),
    rim: '#ffc99a',
    wallRim: haze ? '#f3a085' : '#d27a7c',
    dark: haze ? '#84467a' : '#472c66',
    window: '#ffc980',
    gold: '#ffcf8c',
  };
};

// ── Across the Golden Horn: the Süleymaniye, then Galata ────────────────────────────────────────

const uneven = fractalNoise(5, 3);
const farHill = (x: number): number => 462 - 70 * bell(x, 846, 120) + uneven(x / 80) * 6;
const galataHill = (x: number): number => 470 - 74 * bell(x, 1190, 120) + uneven(x / 60 + 9) * 6;
const walls = {
  walls: ['#9a5580', '#a96082', '#8c4b7a'],
  roof: '#c9707a',
  lit: '#ffb38a',
  window: '#ffd389',
};
illustration.layer('far', [
  path(
    fillDown(ridge(farHill, { from: 640, to: 1060, step: 10 }), SHORE + 8),
    illustration.verticalGradient(380, SHORE, [
      [0, '#b2647f'],
      [1, '#e58f7c'],
    ]),
  ),
  imperialMosque({ x: 846, foot: 402, unit: 30, stone: stone(330, 1) }),
  houses({
    seed: 9,
    from: 690,
    to: 1000,
    ground: (x) => farHill(x) + 8,
    spread: 62,
    count: 110,
    widths: [8, 18],
    heights: [8, 17],
    lights: 0.3,
    ...walls,
  }),
  path(
    fillDown(ridge(galataHill, { from: 1050, to: 1320, step: 10 }), SHORE + 8),
    illustration.verticalGradient(380, SHORE, [
      [0, '#6a3a70'],
      [1, '#9a4f72'],
    ]),
  ),
  group(
    'transform="translate(1180 404) scale(.74)"',
    group('transform="translate(-1122 -566)"', galataTower(illustration)),
  ),
  houses({
    seed: 15,
    from: 1060,
    to: 1300,
    ground: (x) => galataHill(x) + 10,
    spread: 66,
    count: 110,
    widths: [9, 20],
    heights: [9, 20],
    walls: ['#5a3168', '#693a6c', '#4c2b62'],
    roof: '#8a4670',
    lit: '#f7a078',
    window: '#ffd389',
    lights: 0.36,
  }),
]);

// ── The point: the Blue Mosque, Hagia Sophia, Topkapı among its trees ───────────────────────────

const hill = (x: number): number =>
  462 -
  66 * bell(x, 190, 190) -
  70 * bell(x, 420, 130) -
  50 * bell(x, 600, 100) +
  uneven(x / 70 + 30) * 5 +
  Math.max(0, x - 640) * 0.22;
const near = stone(260, 0);

function topkapi(): string[] {
  const out: string[] = [];
  // the Tower of Justice
  out.push(
    rect(566, 318, 24, 100, near.wall),
    rect(583, 318, 7, 100, '#e59a84', 'opacity=".8"'),
    path('M562 322h32l-3-8h-26z', near.dark),
    rect(569, 290, 18, 24, near.wall),
    path('M572 294h4v16h-4zM580 294h4v16h-4z', '#ffd08a'),
    path('M566 291L578 240L590 291z', near.dark),
    path('M578 240L590 291H582z', '#ffb98e', 'opacity=".8"'),
  );
  // the kitchens and their chimneys, on the side of the sea
  out.push(rect(470, 386, 92, 34, near.wall));
  for (let i = 0; i < 8; i++) {
    const x = 474 + i * 11;
    out.push(
      path(draw`M${x} 388l1.5 -24h6l1.5 24z`, '#8a4d7c'),
      circle(x + 4.5, 364, 4, '#6b3f7a'),
      rect(x + 6, 366, 2, 20, '#ffb98e', 'opacity=".7"'),
    );
  }
  // low roofs of the courts, down to the point
  out.push(rect(590, 392, 116, 30, near.wall));
  for (const [x, r] of [
    [610, 15],
    [640, 12],
    [668, 14],
    [696, 11],
  ] as const)
    out.push(dome(x, 394, r, near, { height: 0.8, finial: 0.6 }));
  return out;
}

function trees(): string[] {
  const next = random(50);
  const out: string[] = [];
  for (let i = 0; i < 70; i++) {
    const x = 450 + next() * 300;
    const y = hill(x) + 14 + next() * 34;
    const r = 9 + next() * 9;
    out.push(path(mound(x, y, r, r * 1.15), next() < 0.5 ? '#45305f' : '#56396a'));
    out.push(path(mound(x + r * 0.35, y, r * 0.5, r * 0.9), '#a75f77', 'opacity=".6"'));
  }
  for (const x of [462, 548, 604, 652, 716]) {
    const y = hill(x) + 10;
    out.push(path(draw`M${x} ${y}q-9 -22 0 -50q9 28 0 50z`, '#3a2756'));
  }
  return out;
}

illustration.layer('peninsula', [
  path(
    fillDown(ridge(hill, { from: -20, to: 770, step: 10 }), SHORE + 8),
    illustration.verticalGradient(390, SHORE, [
      [0, '#7a4573'],
      [1, '#5a3268'],
    ]),
  ),
  imperialMosque({ x: 184, foot: 408, unit: 34, stone: near }, 6),
  hagiaSophia({ x: 396, foot: 402, unit: 33, stone: stone(250, 0) }),
  ...topkapi(),
  houses({
    seed: 31,
    from: -20,
    to: 470,
    ground: (x) => hill(x) + 12,
    spread: 52,
    count: 130,
    widths: [9, 20],
    heights: [8, 18],
    walls: ['#5d3570', '#6b3d72', '#4e2d66'],
    roof: '#90496f',
    lit: '#ef9a80',
    window: '#ffd389',
    lights: 0.3,
  }),
  ...trees(),
  // the sea wall
  rect(-10, SHORE - 12, 776, 16, '#6f4270'),
  path(
    Array.from({ length: 48 }, (_, i) => `M${num(-6 + i * 16)} ${SHORE - 18}h9v7h-9z`).join(''),
    '#6f4270',
  ),
]);

// ── Water ───────────────────────────────────────────────────────────────────────────────────────

const glitter = lightPath(random(3), {
  count: 150,
  x: SUN[0],
  top: SHORE + 4,
  depth: 206,
  spread: [40, 190],
  reach: [8, 34],
  height: [1, 4],
});
illustration.layer('water', [
  band(
    SHORE,
    720,
    illustration.verticalGradient(SHORE, 700, [
      [0, '#e88d7c'],
      [0.22, '#a9587f'],
      [0.6, '#5a3a78'],
      [1, '#2a2557'],
    ]),
  ),
  path(
    ripples(random(12), {
      count: 150,
      crowding: 1.4,
      top: SHORE + 4,
      depth: 214,
      reach: [10, 60],
      height: [1, 4],
    }),
    '#3a2b66',
    'opacity=".4"',
  ),
  path(glitter.broad, '#ffd59c', 'opacity=".55"'),
  path(glitter.fine, '#fff0c8', 'opacity=".8"'),
]);

illustration.layer(
  'ferry',
  group('transform="translate(470 606) scale(.92)"', wake(), ferry(illustration)),
);

illustration.layer('gulls', [
  bird(GULL, '#ffe9d2', { x: 690, y: 560, scale: 20, turn: -12 }),
  bird(GULL, '#ffe0c4', { x: 740, y: 520, scale: 14, turn: 8 }),
  bird(GULL, '#ffe9d2', { x: 250, y: 540, scale: 17, turn: 10 }),
]);

illustration.layer(
  'light',
  sunlight(illustration, SUN, 520, [
    [0, '#ffdf9e', 0.36],
    [0.5, '#ff9f78', 0.1],
    [1, '#ff9f78', 0],
  ]),
);

export const markers = numbered(illustration, [
  { at: [184, 226] },
  { at: [396, 226] },
  { at: [578, 190] },
  { at: [846, 236] },
  { at: [1076, 226], to: [1156, 262] },
]);
