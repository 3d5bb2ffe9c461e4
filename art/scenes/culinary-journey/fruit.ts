/** Pomegranate and its seeds, lemons, sprigs of mint. */

import { random } from '../../kit/numbers.ts';
import { around, draw, num, type Point } from '../../kit/path.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';
import { bead, blob, darker, glint, petal, segment, TURN } from './geometry.ts';
import { ACROSS, type Table } from './table.ts';

// ── Pomegranate ─────────────────────────────────────────────────────────────────────────────────

/** A row of seeds in a chamber: distance from the middle, how many, how far apart. */
const SEED_ROWS = [
  { out: 0.24, count: 1, spread: 0 },
  { out: 0.38, count: 3, spread: 0.36 },
  { out: 0.54, count: 4, spread: 0.33 },
  { out: 0.7, count: 4, spread: 0.26 },
];

/** Half a pomegranate, cut open, its crown towards `turn`. */
export function pomegranate(
  table: Table,
  x: number,
  y: number,
  radius: number,
  turn: number,
): void {
  table.castShadow(x, y, radius, 58, 0.93);
  const [crownX, crownY] = around(x, y, radius * 0.96, turn);
  const crownBase: Point = [crownX - Math.cos(turn) * 8, crownY - Math.sin(turn) * 8];
  const crown = [-2, -1, 0, 1, 2].map((i) =>
    petal(crownBase, { angle: turn + i * 0.34, length: radius * 0.42, width: radius * 0.16 }),
  );

  const skin = table.gradient(
    [
      [0, '#f0705a'],
      [0.5, '#c92a38'],
      [1, '#6d1230'],
    ],
    ACROSS.crust,
  );
  const pith = table.gradient([
    [0, '#e6b48f'],
    [1, '#fff0d0'],
  ]);
  const round = { turn: 0, seed: 5, ragged: 0.02, knots: 16 };

  const next = random(21);
  const chambers: string[] = [];
  let seeds = '';
  let lights = '';
  for (let k = 0; k < 6; k++) {
    const middle = turn + 0.3 + (k * TURN) / 6;
    const place = around(x, y, radius * 0.47, middle);
    const chamber = { turn: middle, seed: k + 3, ragged: 0.05, knots: 10 };
    chambers.push(path(blob(...place, radius * 0.36, radius * 0.29, chamber), '#8e1230'));
    for (const { out, count, spread } of SEED_ROWS) {
      for (let i = 0; i < count; i++) {
        const aside = (i - (count - 1) / 2) * spread * 0.8;
        const angle = middle + aside + (next() - 0.5) * 0.03;
        const [seedX, seedY] = around(x, y, radius * out, angle);
        const [dx, dy] = [Math.cos(angle) * radius * 0.022, Math.sin(angle) * radius * 0.022];
        seeds += draw`M${seedX - dx} ${seedY - dy}l${2 * dx} ${2 * dy}`;
        // A line this short is a dot; it may not be rounded away.
        lights += `${draw`M${seedX - radius * 0.03} ${seedY - radius * 0.028}`}h.1`;
      }
    }
  }
  table.dishes.push(
    path(crown.join(''), '#9a2233'),
    path(crown.join(''), '#e0604f', 'opacity=".5" transform="translate(-2 -2)"'),
    path(blob(x, y, radius, radius * 0.98, { ...round, seed: 3, ragged: 0.015 }), skin),
    path(blob(x, y, radius * 0.88, radius * 0.87, round), '#f9dcb4'),
    path(blob(x + 1, y + 1, radius * 0.86, radius * 0.85, round), pith),
    ...chambers,
    group(
      'stroke-linecap="round"',
      stroke(seeds, '#b5183a', num(radius * 0.135)),
      stroke(seeds, '#e23b4c', num(radius * 0.085), 'transform="translate(-1.2 -1.2)"'),
      stroke(lights, '#fff0e0', num(radius * 0.034)),
    ),
    circle(x, y, radius * 0.1, '#fdebc8'),
    glint(x, y, radius * 0.985, { colour: '#ffd9c4', opacity: 0.85 }),
  );
  table.shadeForm(x, y, radius, { width: 0.18, colour: '#2a0a28', opacity: 0.6 });
}

/** Pomegranate seeds on the table. */
export function looseSeeds(table: Table, places: readonly Point[]): void {
  let shadows = '';
  let seeds = '';
  let lights = '';
  let glints = '';
  places.forEach(([x, y], i) => {
    const drop = { turn: i * 1.3, seed: i, ragged: 0.06, knots: 7 };
    shadows += blob(x + 4, y + 3.4, 8, 5.6, { ...drop, ragged: 0.05 });
    seeds += blob(x, y, 7.4, 5.6, drop);
    lights += blob(x - 1, y - 1, 4.8, 3.4, { ...drop, knots: 6 });
    glints += bead(x - 2.1, y - 2.4, 1.3);
  });
  table.dishes.push(
    path(shadows, '#0a1b30', 'opacity=".4"'),
    path(seeds, '#c21d3c'),
    path(lights, '#ee4a54'),
    path(glints, '#fff0e0'),
  );
}

// ── Lemon ───────────────────────────────────────────────────────────────────────────────────────

/** Half a lemon, cut open. */
export function lemon(table: Table, x: number, y: number, radius: number, turn: number): void {
  table.castShadow(x, y, radius, 40, 0.94);
  const peel = table.disc(x, y, radius, '#f3c02f', 0.35, 0.3);
  const flesh = table.gradient(
    [
      [0, '#fbe06a'],
      [1, '#f0b92e'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
  const wedges = Array.from({ length: 9 }, (_, k) => {
    const angle = turn + (k * TURN) / 9;
    const inner = around(x, y, radius * 0.12, angle);
    const left = around(x, y, radius * 0.78, angle - 0.29);
    const outer = around(x, y, radius * 0.86, angle);
    const right = around(x, y, radius * 0.78, angle + 0.29);
    const wedge = draw`M${inner}L${left}Q${outer} ${right}z`;
    const shine = petal(around(x, y, radius * 0.46, angle), {
      angle: angle + 0.1,
      length: radius * 0.24,
      width: radius * 0.07,
    });
    return path(wedge, flesh) + path(shine, '#fff4b8', 'opacity=".8"');
  });
  table.dishes.push(
    peel,
    circle(x, y, radius * 0.9, '#fff6d2'),
    circle(x, y, radius * 0.82, '#fbe28a'),
    ...wedges,
    circle(x, y, radius * 0.09, '#fff6d2'),
    glint(x, y, radius * 0.98, { width: 0.06 }),
  );
  table.shadeForm(x, y, radius, { width: 0.16, colour: '#5a2a10', opacity: 0.5 });
}

// ── Mint ────────────────────────────────────────────────────────────────────────────────────────

/** A sprig that bends as it grows, its leaves in pairs. */
export function sprig(table: Table, x: number, y: number, angle: number, length: number): void {
  const joints = 4;
  let stem = '';
  let leaves = '';
  let lights = '';
  let from: Point = [x, y];
  let direction = angle;
  for (let i = 0; i < joints; i++) {
    const to = around(...from, length / joints, direction);
    stem += segment(from, to);
    const size = length * (1 - (i / joints) * 0.45);
    for (const side of [-1, 1]) {
      const out = direction + side * 1.05;
      leaves += petal(to, { angle: out, length: size * 0.4, width: length * 0.27 });
      lights += petal([to[0] - 1, to[1] - 1], {
        angle: out - 0.1,
        length: size * 0.33,
        width: length * 0.11,
      });
    }
    from = to;
    direction += 0.07;
  }
  leaves += petal(from, { angle: direction, length: length * 0.36, width: length * 0.24 });
  const green = '#2f7a46';
  table.dishes.push(
    group('opacity=".4" transform="translate(8 6)"', path(leaves, '#0a1b30')),
    stroke(stem, darker(green, 0.3), 2),
    path(leaves, green),
    path(lights, '#9fcf7a', 'opacity=".75"'),
  );
}
