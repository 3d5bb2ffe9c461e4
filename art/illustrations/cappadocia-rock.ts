/**
 * Two hills of Cappadocia cut open in the light of the late afternoon: on the left the way into the
 * Columned Church of Güllüdere, on the right a dovecote, below both the plots that live from it.
 */

import { bell, fractalNoise, random } from '../kit/numbers.ts';
import { draw, fillDown, mound, type Point, points, ridge, smoothPath } from '../kit/path.ts';
import { blade, poppy } from '../kit/motifs.ts';
import { mix } from '../kit/colour.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import {
  church,
  dovecoteFront,
  dovecoteRoom,
  flying,
  person,
  stairs,
} from './cappadocia-rock/rooms.ts';
import { numbered } from './marker.ts';

const WIDE = 1280;
const height = 880;
export const illustration = new Scene('cr-', { width: WIDE, height });

const SUN: Point = [196, 196];

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

illustration.layer('sky', [
  band(
    0,
    height,
    illustration.verticalGradient(0, 640, [
      [0, '#5f9aa5'],
      [0.35, '#b3cbbd'],
      [0.7, '#fbe0b4'],
      [1, '#ffd9a8'],
    ]),
  ),
  band(
    0,
    height,
    illustration.radialGradient(...SUN, 560, [
      [0, '#fff6d2', 0.95],
      [0.3, '#ffe6b0', 0.5],
      [1, '#fbc79a', 0],
    ]),
  ),
  ...lensClouds({ seed: 23, high: '#d6e3d6', low: '#fff0d0', top: 40, bottom: 300 }, [
    [430, 70, 380, 15, 0.6],
    [1010, 60, 420, 16, 0.55],
    [60, 320, 260, 10, 0.6],
    [1180, 140, 260, 10, 0.6],
  ]),
  halo(illustration, SUN, 140, [
    [0, '#fffbe4', 0.95],
    [0.4, '#ffefc0', 0.5],
    [1, '#ffe0a8', 0],
  ]),
  circle(...SUN, 48, '#fffdf0'),
]);

const rough = fractalNoise(18, 4);
const far = (x: number): number =>
  560 - 60 * bell(x, 120, 150) - 34 * bell(x, 330, 90) - 12 * rough(x / 50);
illustration.layer('far', [
  path(
    fillDown(ridge(far, { to: 1320, step: 12 })),
    illustration.verticalGradient(480, 700, [
      [0, '#d9a5a0'],
      [1, '#f6cfae'],
    ]),
  ),
  veil(illustration, 500, 720, [
    [0, '#ffe0b4', 0],
    [0.6, '#ffe0b4', 0.6],
    [1, '#ffe0b4', 0.2],
  ]),
]);

// ── The hills ───────────────────────────────────────────────────────────────────────────────────

const CHURCH_HILL = points(`
  300,760 312,716 322,700 330,622 352,566 372,470 398,420 420,330 452,282 486,226 540,196 574,150
  640,128 700,134 752,112 812,128 860,170 902,196 934,262 962,310 980,400 1006,470 1020,600 1040,760`);
const DOVECOTE_HILL = points(`
  930,780 944,640 966,520 978,420 1000,330 1034,262 1066,214 1100,190 1136,198 1178,176 1214,204
  1246,262 1272,300 1300,420 1330,780`);

/** Layers of ash, pale and rust in turn. */
function strata(outline: string, name: string, seed: number, tint: number): string {
  const uneven = fractalNoise(seed, 3);
  const colours = ['#e59a86', '#d98078', '#efb095', '#c9706f', '#e8a28a', '#d0767a'];
  const layers = colours.flatMap((colour, i) => {
    const top = 150 + i * 104;
    const line = (x: number): number => top + uneven(x / 150 + i * 3) * 26 + (x - 640) * 0.03;
    return [
      path(fillDown(ridge(line, { from: 260, to: 1320, step: 24 })), mix(colour, '#8f4a68', tint)),
      stroke(
        smoothPath(
          ridge((x) => line(x) + 40 + 6 * uneven(x / 60), { from: 260, to: 1320, step: 30 }),
        ),
        mix('#a5546a', '#8f4a68', tint),
        5,
        'opacity=".28"',
      ),
    ];
  });
  return (
    path(outline, mix('#f0b698', '#8f4a68', tint)) +
    group(illustration.clip(name, outline), ...layers)
  );
}

function hill(name: string, outline: readonly Point[], seed: number, tint: number): string[] {
  const data = smoothPath(outline, { tension: 0.7 }) + 'z';
  const [x0, x1] = [Math.min(...outline.map(([x]) => x)), Math.max(...outline.map(([x]) => x))];
  const within = illustration.clip(`${name}-side`, data);
  return [
    strata(data, name, seed, tint),
    group(
      within,
      path(
        data,
        illustration.horizontalGradient(x0, x1, [
          [0, '#ffe6bf', 0.75],
          [0.16, '#ffd9ae', 0.28],
          [0.42, '#ffd9ae', 0],
          [0.6, '#5a2350', 0.02],
          [1, '#5a2350', 0.55],
        ]),
      ),
      stroke(data, '#fff3d6', 7, 'opacity=".55"'),
    ),
  ];
}

illustration.layer('dovecote-hill', [
  ...hill('dovecote', DOVECOTE_HILL, 61, 0.12),
  ...dovecoteFront(),
  ...dovecoteRoom(illustration),
]);
illustration.layer('church-hill', [
  ...hill('church', CHURCH_HILL, 57, 0),
  // nothing outside announces it: a crack, a few hollows
  path('M420 470q6-14 14 0v12h-14zM452 404q5-10 11 0v9h-11z', '#8f4a62', 'opacity=".7"'),
  ...stairs(illustration),
  ...church(illustration),
]);
illustration.layer('pigeons', [
  flying(1226, 262, 0.9, -14),
  flying(1168, 284, 0.7, 8),
  flying(1040, 150, 0.8, -6),
  flying(1112, 120, 0.6, 10),
]);

// ── The ground, the gully, the footbridge ───────────────────────────────────────────────────────

const ground = (x: number): number =>
  710 + 118 * bell(x, 222, 40) + 12 * rough(x / 120) - (x > 300 ? 0 : 6) + 30 * bell(x, 1000, 200);
illustration.layer('ground', [
  // the far bank of the gully
  path(
    'M130 700H320V880H130z',
    illustration.verticalGradient(700, 830, [
      [0, '#d9a884'],
      [0.5, '#9a6a62'],
      [1, '#5f4452'],
    ]),
  ),
  path(
    fillDown([
      ...ridge(ground, { from: -40, to: 330, step: 12 }),
      ...ridge((x) => ground(x) + 6, { from: 342, to: 1320, step: 18 }),
    ]),
    illustration.linearGradient(
      [
        [0, '#b9bd7a'],
        [0.4, '#8f9f68'],
        [1, '#4f6a58'],
      ],
      { x1: 0, y1: 700, x2: 500, y2: 1000, userSpace: true },
    ),
  ),
  // the bridge
  stroke('M164 704Q222 692 282 704', '#7a4632', 9, 'stroke-linecap="round"'),
  stroke('M164 701Q222 689 282 701', '#d69a62', 4, 'stroke-linecap="round"'),
  stroke(
    'M170 702V672M222 694V666M276 702V672M166 676Q222 660 280 676',
    '#8a5238',
    5,
    'stroke-linecap="round"',
  ),
  // the path to it
  stroke(
    'M-20 742C60 728 110 716 160 706M286 706L336 710',
    '#f6dcb4',
    13,
    'stroke-linecap="round"',
  ),
  person(128, 716, 3.1, '#e7a94a'),
]);

// ── Orchard, vines ──────────────────────────────────────────────────────────────────────────────

function blossom(x: number, y: number, size: number, seed: number): string {
  const next = random(seed);
  const crown = Array.from({ length: 13 }, (): readonly [number, number, number] => {
    const a = next() * Math.PI * 2;
    const d = Math.sqrt(next()) * size * 0.62;
    return [
      x + Math.cos(a) * d * 1.15,
      y - size * 1.15 + Math.sin(a) * d * 0.72,
      size * (0.26 + next() * 0.12),
    ];
  });
  return [
    stroke(
      draw`M${x} ${y}C${x - 4} ${y - size * 0.4} ${x + 5} ${y - size * 0.6} ${x} ${y - size}M${x} ${y - size * 0.5}L${x - size * 0.34} ${y - size}M${x} ${y - size * 0.45}L${x + size * 0.36} ${y - size}`,
      '#6a3d48',
      size * 0.09,
      'stroke-linecap="round"',
    ),
    ...crown.map(([cx, cy, r]) => circle(cx + r * 0.25, cy + r * 0.22, r, '#d98aa0')),
    ...crown.map(([cx, cy, r]) => circle(cx, cy, r * 0.86, '#f6bcc4')),
    ...crown
      .slice(0, 8)
      .map(([cx, cy, r]) => circle(cx - r * 0.25, cy - r * 0.28, r * 0.46, '#ffe6e0')),
  ].join('');
}
const vine = (x: number, y: number): string =>
  stroke(draw`M${x} ${y}v-26`, '#6a3d48', 5) +
  path(mound(x, y - 14, 19, 22), '#5f8a54') +
  path(mound(x - 5, y - 15, 11, 18), '#a5bf6c');

illustration.layer('plots', [
  blossom(30, 724, 84, 3),
  blossom(96, 812, 74, 5),
  blossom(12, 846, 88, 7),
  ...points(
    '1030,792 1084,788 1138,786 1192,786 1246,788 1004,838 1058,834 1112,832 1166,832 1220,834 1274,836',
  ).map(([x, y]) => vine(x, y)),
  blossom(880, 836, 92, 11),
  blossom(786, 858, 80, 13),
]);

const next = random(41);
const blades = Array.from({ length: 70 }, () => {
  const x = 300 + next() * 440;
  return blade({ x, foot: 890, width: 3.5, height: 18 + next() * 30, bend: (next() - 0.5) * 22 });
});
const poppies = points('350,846 400,862 462,842 540,858 610,844 690,862').map(([x, y]) =>
  poppy(x, y, 9),
);
illustration.layer('meadow', [
  path(blades.join(''), '#6f9a62'),
  path(poppies.map(({ petals }) => petals).join(''), '#cf4038'),
  path(poppies.map(({ light }) => light).join(''), '#f0785a'),
]);

illustration.layer('light', [
  sunlight(illustration, SUN, 680, [
    [0, '#ffefc0', 0.45],
    [0.5, '#ffcf9a', 0.12],
    [1, '#ffcf9a', 0],
  ]),
]);

export const markers = numbered(illustration, [
  { at: [52, 558] },
  { at: [222, 592], to: [222, 686] },
  { at: [424, 760], to: [424, 668] },
  { at: [738, 212], to: [738, 300] },
  { at: [690, 634], to: [784, 520] },
  { at: [1214, 516], to: [1204, 440] },
  { at: [1052, 660], to: [1030, 556] },
]);
