/** Cheeses, jams, tahin with molasses, honey beside kaymak: what is cold on the breakfast table. */

import { random } from '../../kit/numbers.ts';
import { around, draw, num, type Point, polygon, shifted, smoothPath } from '../../kit/path.ts';
import { circle, group, hoop, path, stroke } from '../../kit/shapes.ts';
import {
  blob,
  COBALT,
  CORAL,
  darker,
  FALL_X,
  FALL_Y,
  glint,
  LEAF,
  petal,
  placed,
  TURN,
  TURQUOISE,
} from '../../scenes/culinary-journey/geometry.ts';
import type { Table } from '../../scenes/culinary-journey/table.ts';

/** White china with one ring of colour: calm beside what lies on it. */
function plate(table: Table, x: number, y: number, radius: number, ring: string): string[] {
  table.castShadow(x, y, radius, 28, 0.98);
  table.shadeForm(x, y, radius, { width: 0.12, colour: '#2a1030', opacity: 0.42 });
  const well = table.gradient([
    [0, '#dccfc2'],
    [0.5, '#f6ead6'],
    [1, '#fffaf0'],
  ]);
  return [
    table.disc(x, y, radius, '#fdf6e6', 0.3, 0.2),
    hoop(x, y, radius * 0.93, ring, num(radius * 0.05)),
    circle(x, y, radius * 0.83, well),
    glint(x, y, radius * 0.99, { width: 0.03 }),
  ];
}

// ── Cheese ──────────────────────────────────────────────────────────────────────────────────────

interface Piece {
  degrees: number;
  outline: string;
  side: string;
  top: string;
  marks: string;
}

/** A flat piece of cheese: its shadow, its cut side, its top a little towards the light. */
const piece = (x: number, y: number, { degrees, outline, side, top, marks }: Piece): string =>
  placed(
    x,
    y,
    degrees,
    path(outline, '#3a1c30', 'opacity=".34" transform="translate(9 9)"'),
    path(outline, side),
    path(outline, top, 'transform="translate(-4 -5)"'),
    path(marks, side, 'opacity=".8"'),
  );

/** Three slices of white cheese, and two wedges of an older, harder one with its rind. */
export function cheeses(table: Table, x: number, y: number, radius: number): void {
  const white = (dx: number, dy: number, degrees: number): string =>
    piece(x + dx, y + dy, {
      degrees,
      outline: 'M-52-32h104v64h-104z',
      side: '#d5c8c2',
      top: '#fffdf4',
      marks: 'M-30-16h6v4h-6zM14 6h7v4h-7zM-12 8h4v3h-4zM20-18h5v3h-5z',
    });
  const old = (dx: number, dy: number, degrees: number): string =>
    piece(x + dx, y + dy, {
      degrees,
      outline: 'M-60 34L52 39Q68 2 55-34z',
      side: '#b9782c',
      top: '#f2c765',
      marks: 'M6 6h5v5h-5zM22-8h4v4h-4zM20 14h6v4h-6zM-12 14h5v4h-5z',
    });
  let thyme = '';
  for (let k = 0; k < 6; k++) {
    const at = around(x - 46, y + 82, k * 11, -2.4);
    for (const side of [-0.9, 0.9]) {
      thyme += petal(at, { angle: -2.4 + side, length: 17, width: 8 });
    }
  }
  table.dishes.push(
    ...plate(table, x, y, radius, CORAL),
    white(0, -70, -8),
    white(-50, -2, 7),
    old(58, 18, 14),
    old(10, 78, 34),
    path(thyme, LEAF),
  );
}

// ── Jam ─────────────────────────────────────────────────────────────────────────────────────────

/** Whole cherries in their own dark juice. */
export function sourCherryJam(table: Table, x: number, y: number, radius: number): void {
  table.castShadow(x, y, radius, 36, 0.95);
  const bowl = table.bowl(x, y, radius, { outside: '#f6e6c4', inside: '#7a1030', rim: 0.13 });
  const next = random(4);
  const cherries = Array.from({ length: 9 }, (_, i) => {
    const out = i === 0 ? 0 : radius * 0.52;
    const at = around(x, y, out * (0.92 + 0.16 * next()), (i / 8) * TURN + 0.2);
    const shine = { turn: -0.7, seed: i, ragged: 0.1, knots: 6 };
    return (
      table.disc(...at, radius * 0.19, '#a3142e', 0.25, 0.6) +
      path(blob(at[0] - 5, at[1] - 5, 4.4, 2.4, shine), '#ffd9cf', 'opacity=".9"')
    );
  });
  table.dishes.push(bowl, ...cherries, glint(x, y, radius * 0.8, { width: 0.06, opacity: 0.35 }));
  table.shadeForm(x, y, radius, { width: 0.14, colour: '#1a0a28', opacity: 0.5 });
}

/** Rose petals in clear pink jam. */
export function roseJam(table: Table, x: number, y: number, radius: number): void {
  table.castShadow(x, y, radius, 36, 0.95);
  const bowl = table.bowl(x, y, radius, { outside: TURQUOISE, inside: '#e0637e', rim: 0.13 });
  const next = random(9);
  const petals = Array.from({ length: 11 }, (_, i) => {
    const at = around(x, y, radius * 0.56 * Math.sqrt(next()), (i / 11) * TURN);
    const round = { turn: next() * 3, seed: i, ragged: 0.16, knots: 7 };
    return (
      path(
        blob(at[0] + 2, at[1] + 3, radius * 0.25, radius * 0.17, round),
        '#98294d',
        'opacity=".5"',
      ) +
      path(
        blob(...at, radius * 0.24, radius * 0.16, round),
        ['#f79fb0', '#ee7f98', '#fbc0c6'][i % 3] ?? '#f79fb0',
      )
    );
  });
  table.dishes.push(bowl, ...petals, glint(x, y, radius * 0.8, { width: 0.06, opacity: 0.35 }));
  table.shadeForm(x, y, radius, { width: 0.14, colour: '#1a0a28', opacity: 0.45 });
}

// ── Tahin with molasses ─────────────────────────────────────────────────────────────────────────

export function tahin(table: Table, x: number, y: number, radius: number): void {
  table.castShadow(x, y, radius, 38, 0.95);
  const bowl = table.bowl(x, y, radius, { outside: COBALT, inside: '#e3bd7c', rim: 0.12 });
  const swirl = (reach: number, from: number): Point[] =>
    Array.from({ length: 41 }, (_, i) => {
      const t = i / 40;
      return around(x, y, radius * reach * (1 - t * 0.94), t * TURN * 2.1 + from);
    });
  const dark = swirl(0.68, 0.6);
  const pale = swirl(0.68, 0.6 + Math.PI);
  const round = 'stroke-linecap="round"';
  table.dishes.push(
    bowl,
    stroke(smoothPath(pale), '#f7dfab', num(radius * 0.12), round),
    stroke(smoothPath(dark), '#4a1c14', num(radius * 0.15), round),
    stroke(
      smoothPath(shifted(dark, -2, -2.4)),
      '#a5582c',
      num(radius * 0.035),
      `${round} opacity=".9"`,
    ),
  );
  table.shadeForm(x, y, radius, { width: 0.13, colour: '#1a0a28', opacity: 0.5 });
}

// ── Honey beside kaymak ─────────────────────────────────────────────────────────────────────────

/** A helping of clotted cream: soft folds, one over the other. */
function cream(table: Table, x: number, y: number): string {
  const fold = (dx: number, dy: number, rx: number, ry: number, seed: number): string => {
    const shape = { turn: -0.42, seed, ragged: 0.07, knots: 12 };
    const fill = table.gradient([
      [0, '#fffef8'],
      [0.55, '#fdf2da'],
      [1, '#d2b794'],
    ]);
    return (
      path(blob(x + dx + 6, y + dy + 7, rx, ry, shape), '#4a2a34', 'opacity=".3"') +
      path(blob(x + dx, y + dy, rx, ry, shape), fill) +
      path(blob(x + dx - rx * 0.12, y + dy - ry * 0.3, rx * 0.6, ry * 0.26, shape), '#fffef8')
    );
  };
  return fold(-6, 22, 56, 30, 4) + fold(4, -4, 58, 29, 7) + fold(0, -30, 46, 22, 9);
}

/** The cells of a piece of comb within a circle. */
function cells(x: number, y: number, reach: number, size: number): string {
  let data = '';
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const cellX = x + (column + (row % 2 === 0 ? 0 : 0.5)) * size * 1.8;
      const cellY = y + row * size * 1.56;
      if (Math.hypot(cellX - x, cellY - y) > reach) continue;
      const corners = Array.from({ length: 6 }, (_, k) =>
        around(cellX, cellY, size * 0.84, (k / 6) * TURN + TURN / 12),
      );
      data += polygon(corners);
    }
  }
  return data;
}

export function honeyAndKaymak(table: Table, x: number, y: number, radius: number): void {
  const pool = { turn: 0.5, seed: 15, ragged: 0.06, knots: 13 };
  const honey = table.gradient([
    [0, '#b5650f'],
    [0.45, '#eba024'],
    [1, '#ffd863'],
  ]);
  const [honeyX, honeyY] = [x + radius * 0.27, y + radius * 0.26];
  const comb = draw`M${honeyX - 44} ${honeyY - 30}l62-16l34 46l-26 38l-64-8z`;
  table.dishes.push(
    ...plate(table, x, y, radius, COBALT),
    path(
      blob(honeyX + FALL_X * 3, honeyY + FALL_Y * 3, radius * 0.53, radius * 0.47, pool),
      darker('#d98a1c', 0.3),
    ),
    path(blob(honeyX, honeyY, radius * 0.52, radius * 0.46, pool), honey),
    path(comb, '#8a4a10', 'opacity=".55" transform="translate(6 6)"'),
    path(comb, '#f7c24a'),
    group(
      table.scene.clip('comb', comb),
      path(cells(honeyX - 4, honeyY - 4, 76, 11), '#c9780f'),
      path(cells(honeyX - 2, honeyY - 2, 76, 6), '#ffdf86'),
    ),
    path(
      draw`M${honeyX - 60} ${honeyY + 8}q4 36 44 44q-30 6-46-10q-8-14 2-34z`,
      '#fff1b4',
      'opacity=".6"',
    ),
    cream(table, x - radius * 0.34, y - radius * 0.22),
  );
}
