/** Breads and plates of a Turkish breakfast: simit, olives, cheese, tomato and cucumber. */

import { item, random } from '../../kit/numbers.ts';
import { around, draw, num, type Point } from '../../kit/path.ts';
import type { Stop } from '../../kit/scene.ts';
import { circle, group, hoop, path, stroke } from '../../kit/shapes.ts';
import {
  bead,
  blob,
  COBALT,
  darker,
  fiveLeaves,
  glint,
  LEAF,
  leafyRim,
  lighter,
  petal,
  placed,
  TURN,
  TURQUOISE,
} from './geometry.ts';
import { ACROSS, type Table } from './table.ts';

/** A short line in any direction. */
const seed = (from: Point, angle: number, length: number): string =>
  draw`M${from}l${Math.cos(angle) * length} ${Math.sin(angle) * length}`;

// ── Simit ───────────────────────────────────────────────────────────────────────────────────────

/** A sesame ring of two twisted strands. */
export function simit(table: Table, x: number, y: number, radius: number, turn: number): void {
  const thickness = radius * 0.24;
  table.castRingShadow(x, y, { radius, hole: radius - 2 * thickness, height: 36 });
  const middle = radius - thickness;
  const crust = (stops: readonly Stop[]): string => table.gradient(stops, ACROSS.crust);
  const dark = crust([
    [0, '#f0b45f'],
    [0.5, '#c8732c'],
    [1, '#7e3a20'],
  ]);
  const brown = crust([
    [0, '#f6c476'],
    [0.5, '#d9883a'],
    [1, '#a35526'],
  ]);
  const golden = crust([
    [0, '#ffe0a0'],
    [0.5, '#eaa552'],
    [1, '#c47234'],
  ]);

  const twists = Array.from({ length: 14 }, (_, i) => {
    const angle = turn + (i / 14) * TURN;
    const from = around(x, y, middle - thickness * 0.95, angle);
    const to = around(x, y, middle + thickness * 0.95, angle + 0.42);
    const bend = around(x, y, middle - thickness * 0.1, angle + 0.04);
    const back = around(x, y, middle + thickness * 0.2, angle + 0.4);
    return draw`M${from}C${bend} ${back} ${to}`;
  });

  const next = random(radius * 7);
  let sesame = '';
  for (let i = 0; i < 150; i++) {
    const angle = ((i + next() * 1.6) / 150) * TURN;
    const out = middle + (next() + next() - 1) * thickness * 0.92;
    sesame += seed(around(x, y, out, angle), next() * TURN, 3.4);
  }
  table.dishes.push(
    hoop(x, y, middle, dark, num(thickness * 2)),
    hoop(x, y, middle - thickness * 0.1, brown, num(thickness * 1.5)),
    hoop(x, y, middle - thickness * 0.2, golden, num(thickness * 0.6), 'opacity=".8"'),
    stroke(twists.join(''), '#8a4420', 3, 'opacity=".55" stroke-linecap="round"'),
    group(
      'stroke-linecap="round"',
      stroke(sesame, '#6d3418', 3.4, 'opacity=".55" transform="translate(1 1.2)"'),
      stroke(sesame, '#fdeabf', 3),
    ),
  );
  table.shadeForm(x, y, radius, { width: 0.28, colour: '#3a1420', opacity: 0.6 });
}

// ── Olives ──────────────────────────────────────────────────────────────────────────────────────

const OLIVES = ['#3a2446', '#5d7a34', '#4a2340', '#7f9440'];

export function olives(table: Table, x: number, y: number, radius: number): void {
  table.castShadow(x, y, radius, 44, 0.95);
  const bowl = table.bowl(x, y, radius, { outside: '#1f4e86', inside: '#e9dcb8', rim: 0.1 });
  const beads = Array.from({ length: 20 }, (_, i) =>
    bead(...around(x, y, radius * 0.95, (i / 20) * TURN), 2.2),
  );

  const next = random(radius);
  const fruit: string[] = [];
  const ring = (count: number, ringRadius: number): void => {
    for (let k = 0; k < count; k++) {
      const out = ringRadius * (0.96 + 0.1 * next());
      const [oliveX, oliveY] = around(x, y, out, (k / count) * TURN + next() * 0.25);
      const colour = item(OLIVES, Math.floor(next() * 4));
      const oval = { turn: next() * 3, seed: fruit.length, ragged: 0.04, knots: 8 };
      const skin = table.gradient(
        [
          [0, lighter(colour, 0.35)],
          [0.5, colour],
          [1, darker(colour, 0.5)],
        ],
        ACROSS.skin,
      );
      const shine = { ...oval, ragged: 0.1, knots: 6 };
      fruit.push(
        path(blob(oliveX + 3, oliveY + 3, 14.5, 11, oval), '#1a1030', 'opacity=".45"') +
          path(blob(oliveX, oliveY, 14, 10.5, oval), skin) +
          path(blob(oliveX - 4, oliveY - 3.4, 3.6, 2, shine), '#fff6e0', 'opacity=".8"'),
      );
    }
  };
  ring(11, radius * 0.66);
  ring(7, radius * 0.36);
  ring(2, radius * 0.1);

  const leaves =
    petal([x - 8, y + 4], { angle: -0.5, length: 30, width: 9 }) +
    petal([x - 6, y + 2], { angle: 0.5, length: 26, width: 8 });
  table.dishes.push(bowl, path(beads.join(''), '#fff3d8'), ...fruit, path(leaves, '#8fb36a'));
  table.shadeForm(x, y, radius, { width: 0.12, colour: '#101038', opacity: 0.5 });
}

// ── Cheese ──────────────────────────────────────────────────────────────────────────────────────

/** Half width and half height of a slice, and its turn in degrees. */
interface Slice {
  degrees: number;
  w: number;
  h: number;
}

const slice = (x: number, y: number, { degrees, w, h }: Slice): string =>
  placed(
    x,
    y,
    degrees,
    path(
      draw`M${-w} ${-h}h${2 * w}v${2 * h}h${-2 * w}z`,
      '#4a2430',
      'opacity=".38" transform="translate(9 7)"',
    ),
    path(draw`M${-w} ${-h}h${2 * w}v${2 * h}h${-2 * w}z`, '#d9cdc6'),
    path(draw`M${-w} ${-h}h${2 * w - 7}v${2 * h - 7}h${-2 * w + 7}z`, '#fffdf4'),
    // holes
    path(
      draw`M${-w + 9} ${-h + 10}h4v3h-4z
        M${w - 26} ${h - 22}h5v4h-5z
        M${-w + 24} ${h - 20}h3v3h-3z
        M${w - 40} ${-h + 9}h4v2h-4z`,
      '#e6dcd2',
    ),
  );

/** Six pairs of leaves along a stalk. */
function thyme(x: number, y: number, angle: number): string {
  let leaves = '';
  for (let k = 0; k < 6; k++) {
    const base = around(x, y, k * 6, angle);
    leaves +=
      petal(base, { angle: angle + 0.9, length: 9, width: 4 }) +
      petal(base, { angle: angle - 0.9, length: 9, width: 4 });
  }
  return leaves;
}

/** Three slices of white cheese with oil, thyme and chilli. */
export function cheese(table: Table, x: number, y: number, radius: number): void {
  table.castShadow(x, y, radius, 30, 0.98);
  const plate = table.disc(x, y, radius, '#f0d9b0', 0.4, 0.25);
  const well = table.gradient([
    [0, '#c99a72'],
    [0.5, '#e3c08f'],
    [1, '#f6e0b4'],
  ]);
  const rim = leafyRim(x, y, radius * 0.93, 24, { length: radius * 0.07, width: radius * 0.04 });
  const oil = { turn: 0.4, seed: 2, ragged: 0.2 };
  const herbs =
    thyme(x - 44, y - 36, 0.5) + thyme(x + 22, y - 6, -0.4) + thyme(x - 26, y + 38, 0.2);
  const next = random(5);
  let chilli = '';
  for (let i = 0; i < 26; i++) {
    const angle = next() * TURN;
    chilli += draw`M${around(x, y, next() * radius * 0.5, angle)}h3v2h-3z`;
  }
  table.dishes.push(
    plate,
    circle(x, y, radius * 0.86, well),
    path(rim, '#b5482f'),
    glint(x, y, radius * 0.99, { width: 0.035 }),
    slice(x - 30, y - 32, { degrees: -18, w: 39, h: 27 }),
    slice(x + 28, y - 6, { degrees: 14, w: 39, h: 27 }),
    slice(x - 16, y + 38, { degrees: -8, w: 41, h: 25 }),
    path(blob(x + 52, y + 46, 14, 10, oil), '#e0a52f', 'opacity=".8"'),
    path(blob(x + 49, y + 43, 4, 2.6, oil), '#fff1b8'),
    path(herbs, LEAF),
    path(chilli, '#c9382c'),
  );
  table.shadeForm(x, y, radius, { width: 0.14, colour: '#2a1030', opacity: 0.5 });
}

// ── Tomato and cucumber ─────────────────────────────────────────────────────────────────────────

/** Where the seeds lie in a chamber of the tomato, in its radius. */
const TOMATO_SEEDS: readonly Point[] = [
  [-0.1, -0.06],
  [0.1, 0.05],
  [0, 0.1],
  [0.02, -0.1],
];

function tomato(table: Table, [x, y]: Point, r: number, turn: number): string {
  const shadow = circle(x + 5, y + 4.5, r, '#2a1030', 'opacity=".32"');
  const chambers = Array.from({ length: 5 }, (_, k) => {
    const angle = turn + (k * TURN) / 5;
    const [middleX, middleY] = around(x, y, r * 0.5, angle);
    const seeds = TOMATO_SEEDS.map(([u, v]) =>
      petal([middleX + u * r * 1.2, middleY + v * r * 1.2], {
        angle,
        length: r * 0.11,
        width: r * 0.06,
      }),
    );
    const chamber = { turn: angle, seed: k, ragged: 0.06, knots: 8 };
    return (
      path(blob(middleX, middleY, r * 0.28, r * 0.2, chamber), '#c9281f') +
      path(seeds.join(''), '#fbd98a')
    );
  });
  return [
    shadow,
    table.disc(x, y, r, '#d5352b', 0.2, 0.25),
    circle(x, y, r * 0.86, '#f0624a'),
    ...chambers,
    circle(x, y, r * 0.16, '#f9a58a'),
    glint(x, y, r * 0.98, { width: 0.07, colour: '#ffe6d0', opacity: 0.8 }),
  ].join('');
}

function cucumber(table: Table, [x, y]: Point, r: number, turn: number): string {
  const shadow = circle(x + 5, y + 4.5, r, '#2a1030', 'opacity=".3"');
  const skin = table.disc(x, y, r, '#2f7a46', 0.25, 0.25);
  const flesh = table.gradient([
    [0, '#b5d68a', 0.9],
    [1, '#f3f6cf', 0.4],
  ]);
  const seeds = Array.from({ length: 12 }, (_, k) => {
    const angle = turn + (k * TURN) / 12;
    return petal(around(x, y, r * 0.42, angle), { angle, length: r * 0.2, width: r * 0.1 });
  });
  const heart = [0, 1, 2].map((k) =>
    petal([x, y], { angle: turn + k * 2.0944, length: r * 0.4, width: r * 0.16 }),
  );
  return [
    shadow,
    skin,
    circle(x, y, r * 0.88, '#d9ebb0'),
    circle(x, y, r * 0.88, flesh),
    path(seeds.join(''), '#f9f6d2'),
    path(heart.join(''), '#a9cf7f'),
  ].join('');
}

/** Slices in two rings, tomato and cucumber in turn, mint in the middle. */
export function salad(table: Table, x: number, y: number, radius: number): void {
  table.castShadow(x, y, radius, 30, 0.98);
  const plate = table.disc(x, y, radius, '#fdf6e6', 0.3, 0.2);
  const well = table.gradient([
    [0, '#d9cfc4'],
    [0.5, '#f6ead6'],
    [1, '#fffaf0'],
  ]);
  const outer = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * TURN - 0.5;
    const at = around(x, y, radius * 0.56, angle);
    return i % 2 === 1
      ? cucumber(table, at, radius * 0.255, angle)
      : tomato(table, at, radius * 0.285, angle);
  });
  const inner = Array.from({ length: 4 }, (_, i) => {
    const angle = (i / 4) * TURN;
    const at = around(x, y, radius * 0.19, angle);
    return i % 2 === 1
      ? cucumber(table, at, radius * 0.19, angle)
      : tomato(table, at, radius * 0.2, angle);
  });
  const mint = fiveLeaves([x, y], { angle: 0, length: radius * 0.2, width: radius * 0.1 });
  const mintLight = fiveLeaves([x - 1, y - 1], {
    angle: -0.08,
    length: radius * 0.17,
    width: radius * 0.05,
  });
  table.dishes.push(
    plate,
    hoop(x, y, radius * 0.95, TURQUOISE, 5),
    hoop(x, y, radius * 0.89, COBALT, 1.8),
    circle(x, y, radius * 0.83, well),
    glint(x, y, radius * 0.99, { width: 0.03 }),
    ...outer,
    ...inner,
    path(mint, '#2f7a46'),
    path(mintLight, '#7fb85f'),
  );
  table.shadeForm(x, y, radius, { width: 0.12, colour: '#2a1030', opacity: 0.4 });
}
