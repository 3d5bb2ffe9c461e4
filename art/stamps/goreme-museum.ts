/**
 * Göreme Open Air Museum: inside a painted rock church, looking up from the nave. A dome on four
 * arches over the columns left in the rock, saints in haloes on lapis blue and red ochre as in the
 * Dark Church, and the one small window that its colours owe their freshness to.
 */

import { around, archway, dot, draw, type Point, polygon } from '../kit/path.ts';
import { LEFT_TO_RIGHT, Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, rect, SCREEN, stroke } from '../kit/shapes.ts';
import { CREAM, GOLD, HAIR, LAPIS, medallion, saint } from './goreme-museum/saints.ts';

export const stamp = new Scene('sgm-', { width: 1200, height: 900 });

const OCHRE = '#b8482f';
const NIGHT = '#22142c';

// ── The far wall and its apse ───────────────────────────────────────────────────────────────────

const FLOOR = 830;
const apse = draw`M440 ${FLOOR}V600a160 150 0 0 1 320 0V${FLOOR}z`;
stamp.layer('wall', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 900, [
      [0, '#1c3358'],
      [0.6, LAPIS],
      [1, '#3a2a4c'],
    ]),
  ),
  path(draw`M404 ${FLOOR}V600a196 186 0 0 1 392 0V${FLOOR}z`, OCHRE),
  path(draw`M420 ${FLOOR}V600a180 170 0 0 1 360 0V${FLOOR}z`, CREAM),
  path(
    apse,
    stamp.verticalGradient(450, FLOOR, [
      [0, '#16304f'],
      [0.6, '#3d6690'],
      [1, '#7a5560'],
    ]),
  ),
  group(
    stamp.clip('apse', apse),
    saint(508, 790, 256, '#7d3a4a', '#c9714c'),
    saint(692, 790, 256, '#3f6a5a', '#c98a4c'),
    rect(440, 748, 320, 90, '#b98a72'),
    rect(440, 748, 320, 8, CREAM),
    stroke('M520 760V830M600 760V830M680 760V830', '#7d4f50', 4),
  ),
]);

// ── The dome ────────────────────────────────────────────────────────────────────────────────────

/** A ring of the dome, 1 at its foot and 0 at the crown: the crown is higher in the picture. */
const ring = (t: number): readonly [y: number, rx: number, ry: number] => [
  200 + 66 * t,
  424 * t,
  206 * t,
];
function disc(t: number, fill: string): string {
  const [y, rx, ry] = ring(t);
  return ellipse(600, y, rx, ry, fill);
}
function onRing(t: number, angle: number): Point {
  const [y, rx, ry] = ring(t);
  return [600 + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
}
/** Triangles round a ring. */
const teeth = (t: number, count: number, size: number): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    const half = Math.PI / count;
    return polygon([onRing(t, turn - half), onRing(t, turn + half), onRing(t - size, turn)]);
  }).join('');

const ROBES = ['#a83a34', '#3f6a5a', '#7d3a4a', '#b06a34'];
const saints = Array.from({ length: 8 }, (_, i) => {
  const angle = ((i + 0.5) / 8) * 2 * Math.PI;
  const near = 50 + Math.sin(angle) * 8;
  return medallion(onRing(0.72, angle), near, ROBES[i % 4] ?? OCHRE, 0.8);
});
stamp.layer('dome', [
  disc(1.05, HAIR),
  disc(1.01, OCHRE),
  path(teeth(1, 44, 0.055), CREAM),
  disc(0.93, CREAM),
  disc(0.915, LAPIS),
  ...saints,
  disc(0.5, OCHRE),
  disc(0.47, CREAM),
  disc(0.445, '#1d3b66'),
  path(teeth(0.445, 28, 0.06), GOLD),
  medallion([600, 206], 92, '#8a2f34', 0.86),
]);

// ── Columns, and bays at the sides ──────────────────────────────────────────────────────────────

const rock = stamp.linearGradient(
  [
    [0, '#7c4a56'],
    [0.6, '#c98e72'],
    [0.86, '#f3cfa0'],
    [1, '#c58f78'],
  ],
  LEFT_TO_RIGHT,
);
const rockRight = stamp.linearGradient(
  [
    [0, '#c58f78'],
    [0.14, '#f3cfa0'],
    [0.4, '#c98e72'],
    [1, '#7c4a56'],
  ],
  LEFT_TO_RIGHT,
);
function column(x: number, fill: string): string {
  return [
    path(draw`M${x - 34} 524l6 ${FLOOR - 524}h56l6 ${524 - FLOOR}z`, fill),
    path(draw`M${x - 62} 478h124l-26 50h-72z`, fill),
    rect(x - 70, 462, 140, 18, CREAM),
    rect(x - 36, 528, 72, 10, OCHRE),
    rect(x - 44, FLOOR - 26, 88, 30, fill),
  ].join('');
}
const bay = (x: number): string =>
  path(
    archway(x, FLOOR, 190, 180),
    stamp.verticalGradient(560, FLOOR, [
      [0, '#20203c'],
      [1, '#54304a'],
    ]),
  ) +
  stroke(archway(x, FLOOR + 20, 206, 204), OCHRE, 12) +
  stroke(archway(x, FLOOR + 20, 224, 206), CREAM, 4);
stamp.layer('bays', [
  bay(186),
  bay(1014),
  medallion([188, 470], 42, '#3f6a5a'),
  medallion([1012, 470], 42, '#7d3a4a'),
]);
stamp.layer('columns', [column(372, rock), column(828, rockRight)]);
stamp.layer('floor', [
  band(
    FLOOR,
    900,
    stamp.verticalGradient(FLOOR, 900, [
      [0, '#b3806c'],
      [1, '#4a2c40'],
    ]),
  ),
]);

// ── Daylight from the window in the apse ────────────────────────────────────────────────────────

stamp.layer('light', [
  path(archway(600, 690, 46, 96), '#fffae6'),
  stroke(archway(600, 692, 58, 98), CREAM, 5),
  circle(
    600,
    620,
    460,
    stamp.radialGradient(600, 620, 460, [
      [0, '#ffeec0', 0.85],
      [0.3, '#ffc98a', 0.32],
      [1, '#ffb070', 0],
    ]),
    SCREEN,
  ),
]);

// ── The arch in front ───────────────────────────────────────────────────────────────────────────

const frame = (inset: number): string =>
  draw`M${34 + inset} 920V470a${566 - inset} ${462 - inset} 0 0 1 ${1132 - 2 * inset} 0V920z`;
const steps = Array.from({ length: 26 }, (_, i) => {
  const angle = Math.PI + (Math.PI * (i + 0.5)) / 26;
  const [x, y] = around(0, 0, 1, angle);
  return dot(600 + x * 546, 470 + y * 442, 10);
});
const outside = `M-20-20H1220V920H-20z`;
stamp.layer('frame', [
  path(outside + frame(0), NIGHT, 'fill-rule="evenodd"'),
  path(frame(0) + frame(40), '#8c3a30', 'fill-rule="evenodd"'),
  path(steps.join(''), CREAM),
  stroke(frame(0), CREAM, 5),
  stroke(frame(40), GOLD, 5),
  band(
    0,
    900,
    stamp.radialGradient(600, 470, 720, [
      [0.5, NIGHT, 0],
      [1, NIGHT, 0.7],
    ]),
  ),
]);
