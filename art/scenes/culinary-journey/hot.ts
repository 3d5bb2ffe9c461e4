/** What comes from oven and stove: pide on a board, eggs with sucuk in a copper pan, stuffed leaves. */

import { item, type Random, random } from '../../kit/numbers.ts';
import { around, draw, num, type Point, shifted, smoothPath } from '../../kit/path.ts';
import { circle, group, hoop, path, stroke } from '../../kit/shapes.ts';
import {
  bead,
  blob,
  darker,
  FALL,
  FALL_X,
  FALL_Y,
  glint,
  LEAF,
  lighter,
  placed,
  segment,
  TURN,
} from './geometry.ts';
import { iznikPlate } from './iznik.ts';
import { ACROSS, type Table } from './table.ts';

const ROUND_ENDS = 'stroke-linecap="round"';

// ── Toppings of both ────────────────────────────────────────────────────────────────────────────

/** A slice of garlic sausage, its fat showing. */
export function sucuk(table: Table, [x, y]: Point, r: number, next: Random): string {
  const fat = Array.from({ length: 6 }, () =>
    bead(...around(x, y, r * 0.62 * Math.sqrt(next()), next() * TURN), r > 12 ? 1.6 : 1.2),
  );
  return [
    circle(x + 2.5, y + 2, r, '#4a1420', 'opacity=".4"'),
    table.disc(x, y, r, '#a5302a', 0.2, 0.35),
    circle(x - 0.6, y - 0.6, r * 0.76, '#c94a38'),
    path(fat.join(''), '#f6b58c'),
  ].join('');
}

function yolk(table: Table, [x, y]: Point, r: number): string {
  return [
    circle(x + 1.6, y + 1.6, r * 1.06, '#c9822e', 'opacity=".5"'),
    table.disc(x, y, r, '#f79a1e', 0.45, 0.3),
    path(blob(x - r * 0.36, y - r * 0.36, r * 0.3, r * 0.17, { turn: -0.7, seed: 2 }), '#fff4cf'),
  ].join('');
}

/** Chopped parsley within an ellipse. */
function parsley(x: number, y: number, rx: number, ry: number, count: number, next: Random) {
  let data = '';
  for (let i = 0; i < count; i++) {
    const angle = next() * TURN;
    const out = Math.sqrt(next());
    const at: Point = [x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out];
    data += segment(at, around(...at, 4, next() * TURN));
  }
  return stroke(data, LEAF, 3, ROUND_ENDS);
}

// ── Pide ────────────────────────────────────────────────────────────────────────────────────────

const LENGTH = 131;
const WIDTH = 45;

/** Half of a boat's outline from tip to tip: blunt pinched ends, a full belly. */
const boat = (length: number, width: number): string =>
  draw`M${-length} ${-width * 0.1}
    C${-length * 0.86} ${-width * 0.42} ${-length * 0.56} ${-width} 0 ${-width}
    C${length * 0.56} ${-width} ${length * 0.86} ${-width * 0.42} ${length} ${-width * 0.1}
    Q${length * 1.03} 0 ${length} ${width * 0.1}
    C${length * 0.86} ${width * 0.42} ${length * 0.56} ${width} 0 ${width}
    C${-length * 0.56} ${width} ${-length * 0.86} ${width * 0.42} ${-length} ${width * 0.1}
    Q${-length * 1.03} 0 ${-length} ${-width * 0.1}z`;

/** The folded edges: pleats towards the tips, where the dough is pinched. */
function pleats(): string {
  let data = '';
  for (const end of [-1, 1]) {
    for (const side of [-1, 1]) {
      for (const [along, out, inwards] of [
        [0.9, 0.27, 0.1],
        [0.8, 0.46, 0.24],
        [0.68, 0.68, 0.42],
      ] as const) {
        const from: Point = [end * LENGTH * (along + 0.03), side * WIDTH * out];
        data += segment(from, [end * LENGTH * (along - 0.05), side * WIDTH * inwards]);
      }
    }
  }
  return data;
}

/** A boat of dough, its edges folded over melted cheese. Drawn about its own middle. */
function pide(table: Table, y: number, topping: string): string {
  const crust = table.gradient(
    [
      [0, '#fbd184'],
      [0.4, '#e29a48'],
      [1, '#98491f'],
    ],
    { x1: 0.3, y1: 0, x2: 0.6, y2: 1 },
  );
  const cheese = table.gradient(
    [
      [0, '#d98f2f'],
      [0.35, '#f4c04f'],
      [1, '#ffe28c'],
    ],
    { x1: 0.35, y1: 0, x2: 0.6, y2: 1 },
  );
  const next = random(40 + y);
  const blisters = Array.from({ length: 9 }, (_, i) => {
    const along = (i / 8 - 0.5) * 1.3;
    const side = i % 2 === 0 ? -1 : 1;
    const belly = 1 - Math.abs(along) ** 2 * 1.1;
    const at: Point = [along * LENGTH, side * WIDTH * 0.8 * belly];
    return blob(...at, 8 + next() * 7, 2.6, { turn: -side * along * 0.7, seed: i });
  });
  return group(
    `transform="translate(0 ${y})"`,
    path(boat(LENGTH, WIDTH), '#2a1018', 'opacity=".45" transform="translate(10 9)"'),
    path(boat(LENGTH, WIDTH), crust),
    path(blisters.join(''), '#9a4a20', 'opacity=".6"'),
    path(boat(LENGTH * 0.8, WIDTH * 0.62), '#8a3f1c', 'opacity=".75"'),
    path(boat(LENGTH * 0.77, WIDTH * 0.55), cheese, 'transform="translate(1.5 2)"'),
    stroke(pleats(), '#8a4420', 2.4, `opacity=".65" ${ROUND_ENDS}`),
    topping,
    // light along the upper fold
    path(
      draw`M${-LENGTH * 0.8} ${-WIDTH * 0.42}
        C${-LENGTH * 0.5} ${-WIDTH * 0.86} ${-LENGTH * 0.3} ${-WIDTH * 0.9} ${LENGTH * 0.3} ${-WIDTH * 0.85}
        C${-LENGTH * 0.2} ${-WIDTH * 0.8} ${-LENGTH * 0.5} ${-WIDTH * 0.72} ${-LENGTH * 0.8} ${-WIDTH * 0.42}z`,
      '#fff0c0',
      'opacity=".85"',
    ),
  );
}

/** Two pides on a walnut board: one with sucuk and an egg, one with cheese, pepper and parsley. */
export function pides(table: Table, x: number, y: number, turn: number): void {
  const degrees = (turn * 180) / Math.PI;
  const [halfWidth, halfHeight] = [144, 102];
  const outline = draw`M${-halfWidth + 22} ${-halfHeight}
    h${2 * halfWidth - 44}q22 0 22 22v${2 * halfHeight - 44}q0 22-22 22
    h${-2 * halfWidth + 44}q-22 0-22-22v${-2 * halfHeight + 44}q0-22 22-22z`;
  const cast = (distance: number, opacity: number): string =>
    placed(
      x + FALL_X * distance,
      y + FALL_Y * distance,
      degrees,
      path(outline, table.castFill, `opacity="${opacity}"`),
    );
  table.stippledShadows.push(cast(26, 0.85));
  table.shadows.push(cast(13, 0.6));

  const wood = table.gradient(
    [
      [0, '#b9713f'],
      [0.5, '#8f4f30'],
      [1, '#5f2f26'],
    ],
    ACROSS.crust,
  );
  let grain = '';
  for (const [at, bend] of [
    [-86, 8],
    [-62, -6],
    [-4, 5],
    [6, -4],
    [66, 7],
    [88, -5],
  ] as const) {
    grain += draw`M${-halfWidth + 4} ${at}q${halfWidth} ${bend} ${2 * halfWidth - 8} 0`;
  }

  const next = random(31);
  const sucukAt = [-71, -43, 44, 72].map((at, i) =>
    sucuk(table, [at, i % 2 === 0 ? -2 : 3], 14.5, next),
  );
  const egg = { turn: 0.2, seed: 8, ragged: 0.1 };
  const withEgg = [
    ...sucukAt,
    path(blob(1, 2, 27, 19, egg), '#e0a23c', 'opacity=".7"'),
    path(blob(0, 1, 25, 17.5, egg), '#fff8e8'),
    yolk(table, [-1, 0], 11.5),
    parsley(0, 1, LENGTH * 0.68, WIDTH * 0.36, 11, next),
  ].join('');

  let browned = '';
  let pools = '';
  let pepper = '';
  for (let i = 0; i < 15; i++) {
    const at: Point = [(i / 14 - 0.5) * LENGTH * 1.36, (next() - 0.5) * WIDTH * 0.56];
    browned += blob(...at, 6 + next() * 7, 3 + next() * 3, { turn: next() * 3, seed: i });
    if (i % 2 === 0) pools += blob(at[0] + 5, at[1] * 0.6, 11, 6, { turn: next() * 3, seed: i });
    if (i % 3 === 1) pepper += draw`M${at[0] - 4} ${at[1]}q4 ${-7} 9 ${-1}`;
  }
  const withCheese = [
    path(pools, '#fff0b8', 'opacity=".9"'),
    path(browned, '#cf7a26', 'opacity=".55"'),
    stroke(pepper, '#c9382c', 4.4, ROUND_ENDS),
    parsley(0, 1, LENGTH * 0.66, WIDTH * 0.38, 15, next),
  ].join('');

  table.dishes.push(
    placed(
      x,
      y,
      degrees,
      path(outline, wood),
      stroke(grain, '#4a2420', 1.6, 'opacity=".4"'),
      stroke(
        draw`M${-halfWidth + 1.5} ${halfHeight - 22}v${-2 * halfHeight + 44}q0-20 20-20h${2 * halfWidth - 50}`,
        '#f0b883',
        3,
        `opacity=".8" fill-opacity="0" ${ROUND_ENDS}`,
      ),
      pide(table, -49, withEgg),
      pide(table, 49, withCheese),
    ),
  );
}

// ── Eggs with sucuk ─────────────────────────────────────────────────────────────────────────────

/** A copper pan with two brass ears on an İznik plate: three eggs, sucuk between them. */
export function eggs(table: Table, x: number, y: number, plateRadius: number): void {
  const r = plateRadius * 0.59;
  table.castShadow(x, y, plateRadius, 30, 0.99);
  const plate = iznikPlate(table, x, y, { radius: plateRadius, inner: r * 0.95, tulips: 12 });
  const shadow = path(
    blob(x + FALL_X * 15, y + FALL_Y * 15, r, r, { turn: 0, seed: 1, ragged: 0, knots: 12 }),
    '#1a1a48',
    'opacity=".42"',
  );
  const ears = [2.5, 2.5 + Math.PI].map((angle) => {
    const knots = [-0.26, -0.17, 0.17, 0.26].map((aside, i) =>
      around(x, y, r * (i % 3 === 0 ? 0.97 : 1.25), angle + aside),
    );
    const ear = smoothPath(knots);
    const dark = smoothPath(shifted(knots, FALL_X * 7, FALL_Y * 7));
    return (
      stroke(dark, '#1a1a48', 8, `opacity=".35" ${ROUND_ENDS}`) +
      stroke(ear, '#a8662c', 9, ROUND_ENDS) +
      stroke(smoothPath(shifted(knots, -1.2, -1.4)), '#f3c877', 3.6, ROUND_ENDS)
    );
  });
  const copper = table.gradient(
    [
      [0, '#ffdfae'],
      [0.35, '#e08a56'],
      [0.7, '#a34a30'],
      [1, '#5d2228'],
    ],
    ACROSS.copper,
  );
  const butter = table.gradient(
    [
      [0, '#a8601f'],
      [0.5, '#dd9a38'],
      [1, '#f6c65e'],
    ],
    ACROSS.copper,
  );
  const white = { turn: 0.4, seed: 12, ragged: 0.045, knots: 17 };
  const next = random(15);
  const yolks = [0, 1, 2].map((i) =>
    yolk(table, around(x, y, r * 0.4, 0.4 + (i * TURN) / 3), r * 0.22),
  );
  const slices = [0, 1, 2].flatMap((i) => [
    sucuk(table, around(x, y, r * 0.58, 1.2 + (i * TURN) / 3), r * 0.16, next),
    sucuk(table, around(x, y, r * 0.6, 1.78 + (i * TURN) / 3), r * 0.15, next),
  ]);
  const lace = { ...white, seed: 13 };
  table.dishes.push(
    plate,
    shadow,
    ...ears,
    circle(x, y, r, copper),
    hoop(x, y, r * 0.95, '#7a3226', 1.4, 'opacity=".5"'),
    circle(x, y, r * 0.9, butter),
    path(blob(x, y, r * 0.84, r * 0.83, lace), '#c9822e', 'opacity=".7"'),
    path(blob(x - 1, y - 1, r * 0.8, r * 0.79, white), '#fff8e6'),
    ...slices,
    ...yolks,
    parsley(x, y, r * 0.66, r * 0.66, 10, next),
    glint(x, y, r * 0.985),
  );
  table.shadeForm(x, y, plateRadius, { width: 0.12, colour: '#101038', opacity: 0.4 });
  table.shadeForm(x, y, r * 0.9, { width: 0.1, colour: '#2a0a20', opacity: 0.3 });
}

// ── Stuffed vine leaves ─────────────────────────────────────────────────────────────────────────

/** Rolled leaves round a slice of lemon, on an İznik plate. */
export function stuffedLeaves(table: Table, x: number, y: number, radius: number): void {
  table.castShadow(x, y, radius, 30, 0.99);
  const plate = iznikPlate(table, x, y, { radius, inner: radius * 0.56, tulips: 12, turn: 0.2 });
  const count = 13;
  const w = radius * 0.083;
  const length = radius * 0.37;
  /** A roll from its inner end: the sides swell a little, the ends are tucked in. */
  const roll = (half: number): string =>
    draw`M2 ${-half * 0.8}
      C${length * 0.3} ${-half * 1.12} ${length * 0.7} ${-half * 1.12} ${length - 2} ${-half * 0.86}
      Q${length + 3} 0 ${length - 2} ${half * 0.86}
      C${length * 0.7} ${half * 1.12} ${length * 0.3} ${half * 1.12} 2 ${half * 0.8}
      Q-3 0 2 ${-half * 0.8}z`;
  /** The edge of the leaf wound round it, and veins that branch off. */
  const seam = draw`M${length * 0.2} ${-w}Q${length * 0.42} ${w * 0.2} ${length * 0.86} ${w * 0.8}`;
  const veins = draw`M${length * 0.36} ${-w * 0.1}l${length * 0.2} ${-w * 0.62}
    M${length * 0.6} ${w * 0.34}l${length * 0.22} ${-w * 0.7}`;
  const leaves = Array.from({ length: count }, (_, i) => {
    const angle = 0.1 + (i / count) * TURN;
    // Which long side lies towards the light.
    const lit = Math.sin(angle - FALL) > 0 ? 1 : -1;
    const olive = item(['#66702c', '#5a6a2e', '#737a34'], i % 3);
    return placed(
      ...around(x, y, radius * 0.25, angle),
      (angle * 180) / Math.PI + (i % 2 === 0 ? 3 : -3),
      path(roll(w), darker(olive, 0.45)),
      path(roll(w * 0.84), olive, `transform="translate(0 ${num(lit * w * 0.14)})"`),
      path(
        draw`M${length * 0.14} ${lit * w * 0.62}
          q${length * 0.36} ${lit * w * 0.3} ${length * 0.72} 0
          q${-length * 0.36} ${-lit * w * 0.44} ${-length * 0.72} 0z`,
        lighter(olive, 0.62),
        'opacity=".85"',
      ),
      stroke(seam, darker(olive, 0.6), 1.8, `opacity=".8" ${ROUND_ENDS}`),
      stroke(veins, lighter(olive, 0.4), 1.2, `opacity=".7" ${ROUND_ENDS}`),
    );
  });
  let shadows = '';
  for (let i = 0; i < count; i++) {
    const angle = 0.1 + (i / count) * TURN;
    const at = (out: number): Point => around(x + FALL_X * 8, y + FALL_Y * 8, radius * out, angle);
    shadows += segment(at(0.27), at(0.6));
  }
  const wedges = Array.from({ length: 8 }, (_, k) => {
    const angle = 0.2 + (k / 8) * TURN;
    const at = (out: number, aside: number): Point => around(x, y, radius * out, angle + aside);
    return draw`M${at(0.03, 0)}L${at(0.145, -0.32)}Q${at(0.17, 0)} ${at(0.145, 0.32)}z`;
  });
  table.dishes.push(
    plate,
    stroke(shadows, '#2a1c44', num(w * 2), 'opacity=".36"'),
    ...leaves,
    circle(x + 5, y + 4, radius * 0.2, '#1a2410', 'opacity=".45"'),
    table.disc(x, y, radius * 0.2, '#f3c02f', 0.35, 0.2),
    circle(x, y, radius * 0.18, '#fff3bf'),
    path(wedges.join(''), '#f7cf4a'),
  );
  table.shadeForm(x, y, radius, { width: 0.12, colour: '#101038', opacity: 0.4 });
}
