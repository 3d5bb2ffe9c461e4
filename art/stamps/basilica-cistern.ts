/**
 * The Basilica Cistern: a wood of columns in still water, and under the nearest the head of Medusa,
 * laid on its side. Columns of nine metres in even bays of five, vaults of brick between them; the
 * light is that of the lamps at the far end, which the water mirrors.
 */

import { mix } from '../kit/colour.ts';
import { item, lerp } from '../kit/numbers.ts';
import { draw, type Point } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';
import { medusa } from './basilica-cistern/medusa.ts';

export const stamp = new Scene('sbc-', { width: 1200, height: 900 });

const EYE = { x: 760, y: 500 };
const DEEP = '#0f2733';

/** A place right of the axis, above the eye and away, in bays. */
const at = (x: number, y: number, z: number): Point => [
  EYE.x + (x / z) * 640,
  EYE.y - (y / z) * 640,
];

const ROWS = [6.7, 5.2, 4.2, 3.2, 2.3];
const LINES = [-6.5, -5.5, -4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5];
const RADIUS = 0.1;
const [WATER, SPRING, CROWN] = [-0.34, 1.08, 1.53];
const nearness = (row: number): number => row / (ROWS.length - 1);

// ── The glow at the far end ─────────────────────────────────────────────────────────────────────

stamp.layer('glow', [
  band(0, 900, '#5c3a3c'),
  halo(stamp, [EYE.x, EYE.y - 30], 620, [
    [0, '#fff0c0'],
    [0.18, '#ffd48a'],
    [0.5, '#d98a55', 0.8],
    [1, '#5c3a3c', 0],
  ]),
]);

// ── Columns and vaults, row by row ──────────────────────────────────────────────────────────────

function vaults(row: number): string {
  const z = item(ROWS, row);
  const near = nearness(row);
  let openings = '';
  for (const x of [...LINES, 5.5]) {
    const [left, spring] = at(x - 1 + RADIUS, SPRING, z);
    const [right] = at(x - RADIUS, SPRING, z);
    const [, crown] = at(x, CROWN, z);
    openings += draw`M${left} ${spring}A${(right - left) / 2} ${spring - crown} 0 0 1 ${right} ${spring}z`;
  }
  const [, spring] = at(0, SPRING, z);
  return (
    path(
      `M-20-900H1220V${Math.round(spring)}H-20z${openings}`,
      mix('#d68f5c', '#2b2735', 0.12 + near * 0.88),
      'fill-rule="evenodd"',
    ) + stroke(openings, mix('#ffd597', '#8a5448', near), lerp(4, 15, near))
  );
}

function column(x: number, row: number): string {
  const z = item(ROWS, row);
  const near = nearness(row);
  const [middle, foot] = at(x, WATER, z);
  const [, top] = at(x, SPRING, z);
  const w = (RADIUS / z) * 640;
  const lit = mix('#ffe6b0', '#f0ae6c', near);
  const dark = mix('#b06f52', '#20303e', near);
  const side = x < 0 ? 1 : -1;
  const stops = [
    [0, dark],
    [0.55, mix(dark, lit, 0.25)],
    [0.84, lit],
    [1, lit],
  ] as const;
  const ordered = side === 1 ? stops : stops.map(([t, c]) => [1 - t, c] as const).toReversed();
  const fill = stamp.horizontalGradient(middle - w, middle + w, ordered);
  const leaves = [-0.9, -0.3, 0.3, 0.9].map(
    (u) =>
      draw`M${middle + u * w} ${top + w * 2.4}q${u * w * 0.3} ${-w} ${u * w * 0.5} ${-w * 1.5}`,
  );
  return [
    rect(middle - w, top + w * 2.3, 2 * w, foot - top - 2.3 * w, fill),
    path(
      draw`M${middle - w} ${top + w * 2.6}Q${middle - w * 1.1} ${top + w * 1.2} ${middle - w * 1.8} ${top + w * 0.6}
        V${top}h${w * 3.6}V${top + w * 0.6}Q${middle + w * 1.1} ${top + w * 1.2} ${middle + w} ${top + w * 2.6}z`,
      fill,
    ),
    stroke(
      draw`M${middle - w * 1.8} ${top + w * 0.6}h${w * 3.6}M${middle - w} ${top + w * 2.6}h${2 * w}${leaves.join('')}`,
      dark,
      Math.max(1.4, w * 0.11),
      'opacity=".55"',
    ),
    rect(middle - w * 1.2, foot - w * 0.6, w * 2.4, w * 0.6, fill),
  ].join('');
}

const hall = (row: number): string => vaults(row) + LINES.map((x) => column(x, row)).join('');
// ── The water mirrors each row about its own foot ───────────────────────────────────────────────

const [, SHORE] = at(0, WATER, 9);
const onWater = stamp.clip('water', draw`M-20 ${SHORE}H1220V920H-20z`);
const mirrored = (row: number): string => {
  const [, foot] = at(0, WATER, item(ROWS, row));
  return `<use href="#sbc-row${row}" transform="matrix(1 0 0 -1 0 ${Math.round(2 * foot)})"/>`;
};
const glints = [0.1, 0.22, 0.36, 0.52, 0.7, 0.9]
  .map((t, i) => lens(EYE.x + ((i * 67) % 90) - 45, SHORE + 40 + t * 320, 40 + t * 110, 3 + t * 5))
  .join('');
stamp.layer('water', [
  group(
    onWater,
    band(SHORE, 900, '#d9935c'),
    ...ROWS.map((_, row) => mirrored(row)),
    band(
      SHORE,
      900,
      stamp.verticalGradient(SHORE, 900, [
        [0, '#3a7078', 0.2],
        [0.3, '#24525e', 0.55],
        [1, DEEP, 0.9],
      ]),
    ),
  ),
  halo(stamp, [EYE.x, SHORE + 30], 260, [
    [0, '#ffe0a0', 0.6],
    [1, '#ffb060', 0],
  ]),
  path(glints, '#ffd79a', 'opacity=".7"'),
]);

stamp.layer(
  'hall',
  ROWS.map((_, row) => group(`id="sbc-row${row}"`, hall(row))),
);

// ── Medusa, under the nearest column ────────────────────────────────────────────────────────────

const shaft = stamp.horizontalGradient(170, 400, [
  [0, '#12242f'],
  [0.6, '#2c4a50'],
  [0.82, '#b08a66'],
  [0.9, '#ffdc9f'],
  [1, '#ffdc9f'],
]);
stamp.layer(
  'near-column',
  group(
    'transform="translate(44 0)"',
    path('M-90 920V858Q300 824 640 868L700 920z', '#0c1f2a'),
    path('M182-20V520H392V-20z', shaft),
    path('M160 520h254l14 18v30h-282v-30z', shaft),
    group('transform="translate(300 716) rotate(-90) scale(1.18)"', medusa()),
    path('M-90 920V872Q300 838 640 880L690 920z', '#123440', 'opacity=".92"'),
    stroke('M80 866Q330 838 600 874', '#ffcf8a', 4, 'opacity=".7" stroke-linecap="round"'),
  ),
);
