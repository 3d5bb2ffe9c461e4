/**
 * The Library of Celsus looked up at from its steps, at night, lit from below. Two storeys; below,
 * four pairs of columns and three doors, a statue between the columns of each pair; above, the pairs
 * are moved by one column, so that three carry pediments and a single column is left at each end.
 */

import { mix } from '../kit/colour.ts';
import { figure } from '../kit/motifs.ts';
import { lerp, random } from '../kit/numbers.ts';
import { draw, num, type Point, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { statue } from '../scenes/ephesus/orders.ts';

export const stamp = new Scene('scl-', { width: 1200, height: 900 });

/** A place on the façade, across (-1 to 1) and up (2 is under the roof), narrowing with height. */
const at = (u: number, v: number): Point => {
  const far = 1 + 0.4 * v;
  return [600 + (u * 700) / far, 842 - (v * 640) / far];
};
const shape = (...corners: readonly Point[]): string => polygon(corners.map(([u, v]) => at(u, v)));
const block = (left: number, right: number, bottom: number, top: number): string =>
  shape([left, bottom], [left, top], [right, top], [right, bottom]);

const FLAME = '#ffd38a';
const EMBER = '#e08a58';
const ROSE = '#9a5468';
const VIOLET = '#4a356e';
const NIGHT = '#161c4c';

/** The dark hall behind the doors. */
const inside = stamp.verticalGradient(480, 842, [
  [0, '#10153f'],
  [1, '#3a2a5e'],
]);

/** The lamps' light on stone, fading upwards. */
const glow = (strength: number): string =>
  stamp.verticalGradient(150, 842, [
    [0, mix(NIGHT, '#7a5a86', 0.4 + 0.6 * strength)],
    [0.35, mix(NIGHT, '#b8707a', 0.3 + 0.7 * strength)],
    [0.7, mix(NIGHT, EMBER, 0.2 + 0.8 * strength)],
    [1, mix(NIGHT, FLAME, 0.1 + 0.9 * strength)],
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
const [PODIUM, CAPITAL, FLOOR, UPPER_CAPITAL, ROOF] = [0.1, 0.92, 1.06, 1.7, 1.82];

stamp.layer('wall', [
  path(block(-1.04, 1.04, 0, FLOOR), glow(0.55)),
  path(block(-0.98, 0.98, FLOOR, ROOF - 0.02), glow(0.45)),
  ...DOORS.map((u) => {
    const half = u === 0 ? 0.125 : 0.105;
    const top = u === 0 ? 0.66 : 0.6;
    return [
      path(block(u - half - 0.03, u + half + 0.03, 0, top + 0.05), glow(0.95)),
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

/** A shaft lit from below and in front, one side in the night; its base and capital. */
function column(u: number, bottom: number, top: number, half: number): string {
  const neck = top - 0.11;
  return [
    path(block(u - half, u + half, bottom, neck + 0.02), glow(1)),
    path(
      shape(
        [u + half * 0.35, bottom],
        [u + half * 0.35, neck + 0.02],
        [u + half, neck + 0.02],
        [u + half, bottom],
      ),
      VIOLET,
      'opacity=".55"',
    ),
    path(block(u - half * 1.45, u + half * 1.45, bottom - 0.045, bottom), FLAME),
    path(block(u - half * 1.2, u + half * 1.2, bottom, bottom + 0.03), EMBER),
    path(
      shape(
        [u - half, neck],
        [u - half * 1.75, top - 0.02],
        [u - half * 1.75, top],
        [u + half * 1.75, top],
        [u + half * 1.75, top - 0.02],
        [u + half, neck],
      ),
      glow(0.9),
    ),
    path(
      shape(
        [u - half * 0.9, neck],
        [u - half * 0.5, top - 0.03],
        [u, neck + 0.02],
        [u + half * 0.5, top - 0.03],
        [u + half * 0.9, neck],
      ),
      FLAME,
      'opacity=".6"',
    ),
    path(block(u - half, u + half, neck - 0.018, neck), FLAME, 'opacity=".8"'),
  ].join('');
}

/** One of the four women, in her niche. */
function niche(u: number): string {
  const [x, foot] = at(u, 0.2);
  return [
    path(block(u - 0.06, u + 0.06, 0.08, 0.66), NIGHT, 'opacity=".75"'),
    path(block(u - 0.045, u + 0.045, 0.1, 0.2), EMBER),
    group(
      `transform="rotate(${Math.round(-u * 26)} ${num(x)} ${num(foot)})"`,
      statue(stamp, { x, foot, height: 176, mirrored: u > 0 }),
    ),
  ].join('');
}

/** A beam that comes forward over two columns: we see it from below, where the light is. */
function beam(left: number, right: number, bottom: number, top: number): string {
  const over = 0.075;
  return [
    path(
      shape(
        [left - over, bottom],
        [right + over, bottom],
        [right + over * 0.6, bottom - 0.035],
        [left - over * 0.6, bottom - 0.035],
      ),
      FLAME,
    ),
    path(block(left - over, right + over, bottom, top), glow(0.72)),
    path(
      block(left - over, right + over, lerp(bottom, top, 0.36), lerp(bottom, top, 0.46)),
      ROSE,
      'opacity=".55"',
    ),
    path(block(left - over - 0.02, right + over + 0.02, top - 0.03, top), EMBER),
  ].join('');
}

stamp.layer('lower', [
  path(block(-1.04, 1.04, CAPITAL + 0.01, FLOOR), glow(0.6)),
  ...PAIRS.map(([left, right]) => niche((left + right) / 2)),
  ...PAIRS.flatMap(([left, right]) => [
    path(block(left - 0.075, right + 0.075, 0, PODIUM - 0.04), glow(0.8)),
    column(left, PODIUM, CAPITAL, 0.036),
    column(right, PODIUM, CAPITAL, 0.036),
    beam(left, right, CAPITAL, FLOOR),
  ]),
]);

/** Pointed over the middle, round over the others. */
function pediment(left: number, right: number): string {
  const [from, to, middle] = [left - 0.1, right + 0.1, (left + right) / 2];
  const outline = (inset: number): string => {
    const [x1, y] = at(from + inset, ROOF);
    const [x2] = at(to - inset, ROOF);
    const [x, top] = at(middle, ROOF + 0.2 - inset * 0.7);
    return middle === 0
      ? draw`M${x1} ${y}L${x} ${top}L${x2} ${y}z`
      : draw`M${x1} ${y}Q${x} ${2 * top - y + 4} ${x2} ${y}z`;
  };
  return path(outline(0), FLAME) + path(outline(0.03), EMBER) + path(outline(0.06), ROSE);
}
stamp.layer('upper', [
  ...[-0.95, 0.95].map(
    (u) => column(u, FLOOR + 0.06, UPPER_CAPITAL, 0.031) + beam(u, u, UPPER_CAPITAL, ROOF),
  ),
  path(block(-0.93, 0.93, UPPER_CAPITAL + 0.01, ROOF - 0.02), glow(0.5)),
  ...UPPER_PAIRS.flatMap(([left, right]) => [
    column(left, FLOOR + 0.06, UPPER_CAPITAL, 0.031),
    column(right, FLOOR + 0.06, UPPER_CAPITAL, 0.031),
    beam(left, right, UPPER_CAPITAL, ROOF),
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
