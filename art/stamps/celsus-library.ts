/**
 * The Library of Celsus looked up at from its steps, at night, lit from below. Two storeys; below,
 * four pairs of columns and three doors, a statue between the columns of each pair; above, the pairs
 * are moved by one column, so that three carry pediments and a single column is left at each end.
 */

import { mix } from '../kit/colour.ts';
import { figure } from '../kit/motifs.ts';
import { random } from '../kit/numbers.ts';
import { draw, type Point } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import {
  beam,
  block,
  column,
  EMBER,
  FLAME,
  glow,
  niche,
  NIGHT,
  pediment,
  ROOF,
} from './celsus-library/orders.ts';

export const stamp = new Scene('scl-', { width: 1200, height: 900 });

/** The dark hall behind the doors. */
const inside = stamp.verticalGradient(480, 842, [
  [0, '#10153f'],
  [1, '#3a2a5e'],
]);

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const MOON: Point = [1052, 150];
function stars(): string {
  const next = random(31);
  let data = '';
  for (let i = 0; i < 60; i++) data += draw`M${next() * 1200} ${next() * 520}h0`;
  return stroke(data, '#f0e9f2', 4, 'stroke-linecap="round" opacity=".75"');
}
stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 842, [
      [0, '#0b1238'],
      [0.5, '#222c66'],
      [1, '#5a5590'],
    ]),
  ),
  stars(),
  halo(stamp, MOON, 190, [
    [0, '#e6dcf0', 0.5],
    [1, '#8c8cc0', 0],
  ]),
  path(draw`M${MOON[0] + 8} ${MOON[1] - 46}a46 46 0 1 1 -52 62a40 40 0 0 0 52 -62z`, '#fdf3d8'),
  ...lensClouds({ seed: 6, high: '#3a437e', low: '#6a689c', top: 60, bottom: 460 }, [
    [130, 170, 300, 16, 0.6],
    [1120, 330, 260, 14, 0.5],
  ]),
]);

// ── Wall, doors, windows ────────────────────────────────────────────────────────────────────────

const PAIRS = [
  [-0.95, -0.75],
  [-0.4, -0.2],
  [0.2, 0.4],
  [0.75, 0.95],
] as const;
const UPPER_PAIRS = [
  [-0.75, -0.4],
  [-0.2, 0.2],
  [0.4, 0.75],
] as const;
const DOORS = [-0.575, 0, 0.575];
const [PODIUM, CAPITAL, FLOOR, UPPER_CAPITAL] = [0.1, 0.92, 1.06, 1.7];

stamp.layer('wall', [
  path(block(-1.04, 1.04, 0, FLOOR), glow(stamp, 0.55)),
  path(block(-0.98, 0.98, FLOOR, ROOF - 0.02), glow(stamp, 0.45)),
  ...DOORS.map((u) => {
    const half = u === 0 ? 0.125 : 0.105;
    const top = u === 0 ? 0.66 : 0.6;
    return [
      path(block(u - half - 0.03, u + half + 0.03, 0, top + 0.05), glow(stamp, 0.95)),
      path(block(u - half, u + half, 0, top), inside),
      path(block(u - half - 0.045, u + half + 0.045, top + 0.05, top + 0.085), FLAME),
      path(block(u - 0.09, u + 0.09, 0.74, 0.88), NIGHT),
      // the night is seen through the upper windows
      path(block(u - 0.095, u + 0.095, 1.2, 1.52), '#2a3472'),
      path(block(u - 0.11, u + 0.11, 1.15, 1.2), EMBER),
    ].join('');
  }),
]);

// ── Columns, statues, entablatures ──────────────────────────────────────────────────────────────

stamp.layer('lower', [
  path(block(-1.04, 1.04, CAPITAL + 0.01, FLOOR), glow(stamp, 0.6)),
  ...PAIRS.map(([left, right]) => niche(stamp, (left + right) / 2)),
  ...PAIRS.flatMap(([left, right]) => [
    path(block(left - 0.075, right + 0.075, 0, PODIUM - 0.04), glow(stamp, 0.8)),
    column(stamp, left, PODIUM, CAPITAL, 0.036),
    column(stamp, right, PODIUM, CAPITAL, 0.036),
    beam(stamp, left, right, CAPITAL, FLOOR),
  ]),
]);

stamp.layer('upper', [
  ...[-0.95, 0.95].map(
    (u) =>
      column(stamp, u, FLOOR + 0.06, UPPER_CAPITAL, 0.031) + beam(stamp, u, u, UPPER_CAPITAL, ROOF),
  ),
  path(block(-0.93, 0.93, UPPER_CAPITAL + 0.01, ROOF - 0.02), glow(stamp, 0.5)),
  ...UPPER_PAIRS.flatMap(([left, right]) => [
    column(stamp, left, FLOOR + 0.06, UPPER_CAPITAL, 0.031),
    column(stamp, right, FLOOR + 0.06, UPPER_CAPITAL, 0.031),
    beam(stamp, left, right, UPPER_CAPITAL, ROOF),
    pediment(left, right),
  ]),
]);

// ── The steps, two who look up ──────────────────────────────────────────────────────────────────

const steps = [838, 852, 869, 889];
stamp.layer('steps', [
  ...steps.map((y, i) =>
    path(draw`M-20 ${y}H1220V920H-20z`, mix(EMBER, '#2a2050', 0.25 + i * 0.22)),
  ),
  stroke(steps.map((y) => draw`M-20 ${y}H1220`).join(''), FLAME, 3, 'opacity=".7"'),
]);
const person = (x: number, size: number, coat: string): string =>
  group(
    `transform="translate(${x} 874) scale(${size})"`,
    figure({ legs: '#f0b070', coat, head: '#7a3f50' }),
  );
stamp.layer('people', [person(566, 4.6, '#ffe2ac'), person(600, 4.2, '#d9694f')]);
