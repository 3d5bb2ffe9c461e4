/**
 * Topkapı: the Gate of Salutation on a clear morning, its leaves open towards the second court. Two
 * octagonal towers with pointed lead roofs, a battlemented wall between them, the deep round arch;
 * over the wall on the left the Tower of Justice. Seen from the first court under a plane tree, the
 * sun on the right.
 */

import { Builder } from '../kit/buildings.ts';
import { mix } from '../kit/colour.ts';
import { figure } from '../kit/motifs.ts';
import { archway, draw } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { foliage } from './topkapi-palace/plane-tree.ts';
import { tower } from './topkapi-palace/tower.ts';

export const stamp = new Scene('stk-', { width: 1200, height: 900 });

const X = 600;
const SIDES = [-1, 1];
const GROUND = 800;
const [BODY, LIT] = ['#d9bd95', '#fff0cc'];
const GOLD = '#f6cf72';

const far = new Builder(stamp, 1, {
  stone: { shade: '#a9bdb4', body: '#d3d5bd', lit: '#fdf0d0' },
  lead: { shade: '#7fa4ab', body: '#93b3b3', lit: '#c6d6c8' },
  line: '#7f9aa0',
  gold: GOLD,
});

// ── Sky, what rises behind the wall ─────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, GROUND, [
      [0, '#3f88ab'],
      [0.4, '#8cc0c4'],
      [0.75, '#dfe7d0'],
      [1, '#fbeecb'],
    ]),
  ),
  halo(stamp, [1064, 300], 300, [
    [0, '#fffbe4', 1],
    [0.3, '#fff4d2', 0.5],
    [1, '#fff4d2', 0],
  ]),
  circle(1064, 300, 52, '#fffbe8'),
  ...lensClouds({ seed: 31, high: '#e3efe4', low: '#fbf3dc', top: 60, bottom: 460 }, [
    [640, 96, 360, 20, 0.8],
    [1100, 170, 240, 14, 0.7],
    [120, 330, 240, 14, 0.7],
  ]),
]);

stamp.layer('behind', [
  // the Tower of Justice
  group(
    'transform="translate(10 92)"',
    far.wall([146, 330, 230, 640], { ledge: 4, edge: 22 }),
    far.wall([152, 262, 224, 326], { ledge: 5, edge: 20 }),
    path(far.arches({ from: 166, to: 200, count: 3, sill: 320, width: 11, height: 42 }), '#7f9aa0'),
    path('M146 258L188 124L230 258z', far.lead),
    far.finial(188, 132, 40),
  ),
  path(
    draw`M-20 720V590q50-60 120-30q30-50 90-22q80-30 110 40V720z
      M880 720V560q60-50 120-16q40-54 110-20q70-30 120 40V720z`,
    '#7fa58c',
  ),
  path(
    SIDES.map((side) => draw`M${X + side * 330} 640q-34-120 0-206q34 86 0 206z`).join(''),
    '#4f8278',
  ),
]);

// ── The gate ────────────────────────────────────────────────────────────────────────────────────

/** Merlons with pointed heads along a wall. */
const merlons = (from: number, to: number, y: number, count: number, height: number): string => {
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = from + pitch * (i + 0.14);
    const w = pitch * 0.72;
    return draw`M${x} ${y + 2}v${-height * 0.62}l${w / 2} ${-height * 0.38}l${w / 2} ${height * 0.38}v${height * 0.62}z`;
  }).join('');
};

const wall = stamp.verticalGradient(400, GROUND, [
  [0, BODY],
  [1, mix(BODY, LIT, 0.45)],
]);

/** Of the towers on the walls to their left, and courses of stone. */
const shadows = [
  stroke(
    draw`M20 668h64M60 716h70M-10 756h60M984 664h60M1090 700h70M1010 748h76M470 540h34M700 562h40M466 640h20M716 690h22`,
    '#a58a76',
    4,
    'opacity=".45" stroke-linecap="round"',
  ),
  stamp.stipple(
    [
      path(`M20 ${GROUND}L170 620H246V${GROUND}z`, '#5b5f70', 'opacity=".6"'),
      path(`M690 ${GROUND}V560L756 424V${GROUND}z`, '#5b5f70', 'opacity=".6"'),
    ],
    'opacity=".6"',
  ),
];

const garden = stamp.clip('door', archway(X, GROUND, 148, 152));
stamp.layer('gate', [
  // walls to both sides
  ...SIDES.map((side) => {
    const [from, to] = side < 0 ? [-20, X - 240] : [X + 240, 1220];
    return (
      rect(from, 612, to - from, GROUND - 612, wall) +
      path(merlons(from, to, 612, 9, 40), BODY) +
      path(merlons(from + 6, to + 6, 612, 9, 32), LIT, 'opacity=".5"')
    );
  }),
  rect(X - 170, 424, 340, GROUND - 424, wall),
  path(merlons(X - 156, X + 156, 424, 9, 46), BODY),
  stroke(draw`M${X - 160} 446h320`, LIT, 6),
  ...shadows,
  // the deep arch: lit reveal on the left, shadow under it
  path(archway(X, GROUND, 246, 172), LIT),
  path(archway(X, GROUND, 218, 168), '#56616c'),
  path(draw`M${X - 109} ${GROUND}V632a109 109 0 0 1 20-64V${GROUND}z`, '#e7c799'),
  rect(X - 92, 478, 184, 28, '#2f6a62'),
  stroke(draw`M${X - 92} 478h184v28h-184z`, GOLD, 4),
  path(archway(X, GROUND, 148, 152), '#f7edc8'),
  group(
    garden,
    rect(X - 80, 720, 160, 90, '#f3dca4'),
    path(draw`M${X - 80} 740q30-60 60-6q20-30 40 0q30-54 60 6v20h-160z`, '#8db58c'),
    path(
      [-56, -34, 34, 56]
        .map((dx) => {
          const h = Math.abs(dx) * 2.6 + 10;
          return draw`M${X + dx} 764q-15 ${-h * 0.5} 0 ${-h}q15 ${h * 0.5} 0 ${h}z`;
        })
        .join(''),
      '#3f7a6a',
    ),
    path(draw`M${X - 80} 810V764h160V810z`, '#9fc08c'),
    path(draw`M${X - 10} 760L${X - 60} 812H${X + 60}L${X + 10} 760z`, '#fdeec6'),
  ),
  ...SIDES.map((side) => tower(far, X + side * 256)),
]);

const cypress = (x: number, height: number): string => {
  const w = height * 0.11;
  const top = 812 - height;
  return (
    path(
      draw`M${x - w * 0.5} 812C${x - w * 1.6} ${top + height * 0.7} ${x - w} ${top + height * 0.3} ${x} ${top}C${x + w} ${top + height * 0.3} ${x + w * 1.6} ${top + height * 0.7} ${x + w * 0.5} 812z`,
      '#2f6664',
    ) +
    path(
      draw`M${x + w * 0.1} 812Q${x + w * 0.6} ${top + height * 0.5} ${x} ${top}C${x + w} ${top + height * 0.3} ${x + w * 1.6} ${top + height * 0.7} ${x + w * 0.5} 812z`,
      '#6b9a78',
    )
  );
};

// ── The court in front, people on their way in ──────────────────────────────────────────────────

stamp.layer('cypresses', [
  cypress(64, 300),
  cypress(150, 210),
  cypress(1060, 220),
  cypress(1146, 320),
]);
stamp.layer('court', [
  band(
    GROUND,
    900,
    stamp.verticalGradient(GROUND, 900, [
      [0, '#a8bd84'],
      [1, '#4d8070'],
    ]),
  ),
  path(draw`M${X - 112} ${GROUND}L${X - 330} 920H${X + 330}L${X + 112} ${GROUND}z`, '#f9e4b6'),
  path(
    draw`M-20 920V842q46-24 92-6q56-26 104 2q60-18 92 14q56-6 70 26q44 8 44 42zM1220 920V856q-40-20-78-2q-52-20-84 12q-50-2-62 26q-34 6-36 28z`,
    '#356a68',
  ),
]);
const person = (x: number, y: number, size: number, coat: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    figure({ legs: '#2f4358', coat, head: '#4a3640' }),
  );
stamp.layer('people', [
  person(572, 830, 2.9, '#c8584c'),
  person(596, 832, 2.7, '#fff3d6'),
  person(664, 846, 3.2, '#37798a'),
]);

// ── The plane tree over us ──────────────────────────────────────────────────────────────────────

stamp.layer('plane-tree', foliage());
