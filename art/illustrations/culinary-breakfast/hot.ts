/** What comes hot: menemen in its copper pan, sucuk in an iron one, the basket of bread. */

import { item, random } from '../../kit/numbers.ts';
import { around, draw, num, type Point, shifted, smoothPath } from '../../kit/path.ts';
import { circle, ellipse, path, stroke } from '../../kit/shapes.ts';
import {
  blob,
  FALL_X,
  FALL_Y,
  glint,
  placed,
  segment,
  TURN,
} from '../../scenes/culinary-journey/geometry.ts';
import { sucuk } from '../../scenes/culinary-journey/hot.ts';
import { ACROSS, type Table } from '../../scenes/culinary-journey/table.ts';

const ROUND_ENDS = 'stroke-linecap="round"';

// ── Menemen ─────────────────────────────────────────────────────────────────────────────────────

/** The two brass ears of a pan, and their shadow. */
function ears(x: number, y: number, r: number): string {
  return [2.7, 2.7 + Math.PI]
    .map((angle) => {
      const knots = [-0.24, -0.16, 0.16, 0.24].map((aside, i) =>
        around(x, y, r * (i % 3 === 0 ? 0.97 : 1.19), angle + aside),
      );
      const dark = smoothPath(shifted(knots, FALL_X * 14, FALL_Y * 14));
      return (
        stroke(dark, '#0a1b30', 13, `opacity=".4" ${ROUND_ENDS}`) +
        stroke(smoothPath(knots), '#a8662c', 14, ROUND_ENDS) +
        stroke(smoothPath(shifted(knots, -1.6, -2)), '#f3c877', 5.5, ROUND_ENDS)
      );
    })
    .join('');
}

/** Eggs softly scrambled with tomatoes and green peppers. */
function scrambled(x: number, y: number, r: number): string[] {
  const next = random(23);
  const curds = Array.from({ length: 64 }, (_, i) => {
    // A sunflower's spiral: even, and never in rows.
    const at = around(x, y, r * 0.77 * Math.sqrt((i + 0.5) / 64), i * 2.4);
    const [rx, ry] = [r * (0.1 + 0.05 * next()), r * (0.075 + 0.035 * next())];
    const shape = { turn: next() * 3, seed: i, ragged: 0.2, knots: 8 };
    return { at, rx, ry, shape };
  });
  const under = curds.map(({ at, rx, ry, shape }) => blob(at[0] + 3, at[1] + 4, rx, ry, shape));
  const over = curds.map(({ at, rx, ry, shape }) => blob(...at, rx, ry, shape));
  const light = curds
    .filter((_, i) => i % 2 === 0)
    .map(({ at, rx, ry, shape }) => blob(at[0] - 4, at[1] - 4, rx * 0.5, ry * 0.45, shape));
  let tomatoes = '';
  for (let i = 0; i < 16; i++) {
    const at = around(x, y, r * 0.74 * Math.sqrt((i + 0.5) / 16), i * 2.4 + 1.1);
    tomatoes += blob(...at, r * 0.105, r * 0.078, { turn: next() * 3, seed: i, ragged: 0.18 });
  }
  let peppers = '';
  for (let i = 0; i < 14; i++) {
    const at = around(x, y, r * 0.74 * Math.sqrt((i + 0.5) / 14), i * 2.4 + 3.3);
    const turn = next() * TURN;
    const ring = [-1, 0, 1].map((k) => around(...at, r * 0.075, turn + k * 0.9));
    peppers += smoothPath(ring);
  }
  return [
    path(under.join(''), '#b5401c', 'opacity=".7"'),
    path(over.join(''), '#f4bd45'),
    path(light.join(''), '#ffe79c'),
    path(tomatoes, '#8a1f1a', 'opacity=".5" transform="translate(2 3)"'),
    path(tomatoes, '#d63a28'),
    stroke(peppers, '#4c7a2c', num(r * 0.05), ROUND_ENDS),
    stroke(peppers, '#9dc257', num(r * 0.017), `${ROUND_ENDS} transform="translate(-1.5 -2)"`),
  ];
}

export function menemen(table: Table, x: number, y: number, radius: number): void {
  const r = radius;
  table.castShadow(x, y, r, 44, 0.98);
  const copper = table.gradient(
    [
      [0, '#ffdfae'],
      [0.35, '#e08a56'],
      [0.7, '#a34a30'],
      [1, '#5d2228'],
    ],
    ACROSS.copper,
  );
  const wall = table.gradient(
    [
      [0, '#6d2a22'],
      [0.5, '#b9603c'],
      [1, '#ffcf9a'],
    ],
    ACROSS.copper,
  );
  const sauce = table.gradient([
    [0, '#b5441c'],
    [0.5, '#e0702b'],
    [1, '#f79a45'],
  ]);
  table.dishes.push(
    ears(x, y, r),
    circle(x, y, r, copper),
    circle(x, y, r * 0.92, wall),
    path(blob(x, y, r * 0.85, r * 0.85, { turn: 0, seed: 6, ragged: 0.025, knots: 16 }), sauce),
    ...scrambled(x, y, r),
    glint(x, y, r * 0.985),
  );
  table.shadeForm(x, y, r * 0.9, { width: 0.12, colour: '#2a0a20', opacity: 0.35 });
}

// ── Sucuk ───────────────────────────────────────────────────────────────────────────────────────

/** Slices of garlicky sausage in an iron pan, its handle towards `angle`. */
export function sucukPan(table: Table, x: number, y: number, radius: number, angle: number): void {
  const r = radius;
  table.castShadow(x, y, r, 38, 0.98);
  const degrees = (angle * 180) / Math.PI;
  const handle = draw`M${r * 0.9}-13L${r * 1.2}-11L${r * 1.85}-14Q${r * 1.98} 0 ${r * 1.85} 14L${r * 1.2} 11L${r * 0.9} 13z`;
  table.shadows.push(
    placed(x + FALL_X * 22, y + FALL_Y * 22, degrees, path(handle, '#0a1b30', 'opacity=".45"')),
  );
  const iron = table.gradient([
    [0, '#7d7a8e'],
    [0.5, '#3d3a52'],
    [1, '#1d1a30'],
  ]);
  const hollow = table.gradient([
    [0, '#1f1826'],
    [0.6, '#4a2c2e'],
    [1, '#8a5238'],
  ]);
  const next = random(12);
  const slices = Array.from({ length: 8 }, (_, i) => {
    const out = i === 0 ? 0 : r * 0.56;
    return sucuk(table, around(x, y, out, (i / 7) * TURN + 0.3), r * 0.235, next);
  });
  table.dishes.push(
    placed(
      x,
      y,
      degrees,
      path(handle, '#2a2640'),
      path(draw`M${r}-9L${r * 1.84}-11V-5L${r}-3z`, '#8d8a9e', 'opacity=".7"'),
    ),
    circle(x, y, r, iron),
    circle(x, y, r * 0.88, hollow),
    ...slices,
    glint(x, y, r * 0.985, { opacity: 0.7 }),
  );
  table.shadeForm(x, y, r * 0.88, { width: 0.1, colour: '#10081a', opacity: 0.4 });
}

// ── Bread ───────────────────────────────────────────────────────────────────────────────────────

const CRUSTS = ['#b9652a', '#a8571f', '#c47432'];

/** A slice of a white loaf, lying a little on the next one. */
function slice(x: number, y: number, degrees: number, index: number): string {
  const loaf = 'M-34 42Q-44 40-43 26L-45-8Q-50-40-22-43Q0-48 22-43Q50-40 45-8L43 26Q44 40 34 42z';
  return placed(
    x,
    y,
    degrees,
    path(loaf, '#3a1c20', 'opacity=".4" transform="translate(8 8)"'),
    path(loaf, item(CRUSTS, index % 3)),
    path(loaf, '#fbe9c4', 'transform="translate(-1 -1) scale(.86)"'),
    path('M-20-16h9v6h-9zM8-24h6v5h-6zM14 6h9v6h-9zM-14 14h6v5h-6zM-2-4h5v4h-5z', '#e6c690'),
  );
}

const fallen = (distance: number): string =>
  `transform="translate(${num(FALL_X * distance)} ${num(FALL_Y * distance)})"`;

/** An oval wicker basket on its side of the table, its rim plaited. */
export function breadBasket(table: Table, x: number, y: number, rx: number, ry: number): void {
  const oval = (scale: number): string =>
    draw`M${x - rx * scale} ${y}
      a${rx * scale} ${ry * scale} 0 1 0 ${2 * rx * scale} 0
      a${rx * scale} ${ry * scale} 0 1 0 ${-2 * rx * scale} 0z`;
  table.shadows.push(path(oval(1), table.castFill, `opacity=".7" ${fallen(24)}`));
  table.stippledShadows.push(path(oval(1), table.castFill, fallen(48)));
  const wicker = table.gradient(
    [
      [0, '#ecc27c'],
      [0.5, '#c48a45'],
      [1, '#7a4526'],
    ],
    ACROSS.crust,
  );
  let plait = '';
  for (let i = 0; i < 46; i++) {
    const at = (scale: number, aside: number): Point => {
      const angle = ((i + aside) / 46) * TURN;
      return [x + Math.cos(angle) * rx * scale, y + Math.sin(angle) * ry * scale];
    };
    plait += segment(at(0.87, 0), at(0.99, 0.8));
  }
  const slices = [
    [-78, -22, -24],
    [-18, -44, 8],
    [52, -34, 26],
    [84, 18, 62],
    [-66, 40, -70],
    [6, 34, -8],
  ] as const;
  table.dishes.push(
    path(oval(1), wicker),
    stroke(plait, '#6d3a20', 5, `opacity=".6" ${ROUND_ENDS}`),
    path(oval(0.85), '#8a4a36'),
    ellipse(x - 3, y - 2, rx * 0.83, ry * 0.82, '#c9503f'),
    path(
      draw`M${x - rx * 0.7} ${y - ry * 0.3}q${rx * 0.5} ${-ry * 0.7} ${rx * 1.3} ${-ry * 0.1}`,
      'none',
      'stroke="#f6e6c4" stroke-width="5" opacity=".7"',
    ),
    ...slices.map(([dx, dy, degrees], i) =>
      slice(x + dx * (rx / 160), y + dy * (ry / 120), degrees, i),
    ),
  );
}
