/** The copper tray and the star of baklava in its middle. */

import { mix } from '../../kit/colour.ts';
import { clamp, item, random } from '../../kit/numbers.ts';
import { around, draw, type Point, polygon, shifted } from '../../kit/path.ts';
import { circle, group, hoop, path, stroke } from '../../kit/shapes.ts';
import {
  bead,
  blob,
  darker,
  FALL,
  FALL_X,
  FALL_Y,
  glint,
  petal,
  segment,
  TURN,
} from './geometry.ts';
import { iznikPlate } from './iznik.ts';
import { ACROSS, type Table } from './table.ts';

export const TRAY: Point = [800, 478];
const RADIUS = 296;
const [X, Y] = TRAY;

// ── Copper ──────────────────────────────────────────────────────────────────────────────────────

function copperDiscs(table: Table): string[] {
  const rim = table.gradient(
    [
      [0, '#ffe3b4'],
      [0.3, '#eda06a'],
      [0.6, '#b9603c'],
      [1, '#6d2c28'],
    ],
    ACROSS.copper,
  );
  const slope = table.gradient(
    [
      [0, '#8a3a26'],
      [0.35, '#cf7648'],
      [0.6, '#f0a873'],
      [1, '#ffd9a6'],
    ],
    ACROSS.copper,
  );
  const floor = table.gradient(
    [
      [0, '#f0ac76'],
      [0.45, '#cf7a4d'],
      [1, '#9a4a36'],
    ],
    ACROSS.copper,
  );
  return [
    circle(X, Y, RADIUS, rim),
    circle(X, Y, RADIUS - 13, slope),
    circle(X, Y, RADIUS - 20, floor),
  ];
}

function beadedRim(): string[] {
  let beads = '';
  let lights = '';
  for (let i = 0; i < 120; i++) {
    const [x, y] = around(X, Y, RADIUS - 6.5, (i / 120) * TURN);
    beads += bead(x, y, 3.4);
    lights += bead(x - 1, y - 1.2, 1.4);
  }
  return [path(beads, '#8a3f2c', 'opacity=".6"'), path(lights, '#ffe0b0', 'opacity=".8"')];
}

/** An engraved ring and the light in it. */
const ring = (inset: number, width: number): string =>
  hoop(X, Y, RADIUS - inset, '#7a3226', width, 'opacity=".5"') +
  hoop(X + 1, Y + 1.2, RADIUS - inset, '#ffdcae', 1, 'opacity=".5"');

/** Bands of leaves, rings, and a star of sixteen points. */
function engraving(): string[] {
  let leaves = '';
  let smallLeaves = '';
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * TURN;
    const outer = around(X, Y, RADIUS - 40, angle);
    leaves +=
      petal(outer, { angle: angle + Math.PI, length: 16, width: 7 }) +
      petal(outer, { angle, length: 13, width: 6 });
    const between = angle + TURN / 96;
    const inner = around(X, Y, RADIUS - 66, between);
    smallLeaves +=
      petal(inner, { angle: between + 1.57, length: 9, width: 4 }) +
      petal(inner, { angle: between - 1.57, length: 9, width: 4 });
  }
  let star = '';
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * TURN;
    star += segment(
      around(X, Y, RADIUS - 76, angle),
      around(X, Y, RADIUS - 76, angle + (TURN * 5) / 16),
    );
  }
  return [
    path(leaves, '#7a3226', 'opacity=".6"'),
    path(smallLeaves, '#ffd8a4', 'opacity=".4"'),
    ring(26, 2),
    ring(58, 1.6),
    ring(74, 1.6),
    stroke(star, '#6d2a22', 1.8, 'opacity=".5"'),
    stroke(star, '#ffdcae', 0.8, 'opacity=".35" transform="translate(1 1.2)"'),
  ];
}

export function copperTray(table: Table): string[] {
  table.castShadow(X, Y, RADIUS, 74, 0.99);
  const opposite = { width: 0.05, colour: '#ffe9c4', opacity: 0.5, angle: FALL, reach: 0.8 };
  return [
    ...copperDiscs(table),
    ...beadedRim(),
    ...engraving(),
    glint(X, Y, RADIUS - 1, { width: 0.02, colour: '#fff6da', opacity: 1 }),
    glint(X, Y, RADIUS - 22, opposite),
  ];
}

// ── Baklava ─────────────────────────────────────────────────────────────────────────────────────

/** A diamond that points outwards. */
function diamond(angle: number, from: number, to: number, halfWidth: number): Point[] {
  const [middleX, middleY] = around(X, Y, (from + to) / 2, angle);
  const [acrossX, acrossY] = [-Math.sin(angle) * halfWidth, Math.cos(angle) * halfWidth];
  return [
    around(X, Y, from, angle),
    [middleX + acrossX, middleY + acrossY],
    around(X, Y, to, angle),
    [middleX - acrossX, middleY - acrossY],
  ];
}

/** The upper side lies a little towards the light. */
const raised = (corners: readonly Point[]): Point[] => shifted(corners, -1.6, -1.8);

/** Ground pistachio on a piece. */
function pistachio([x, y]: Point, angle: number, index: number): string {
  const next = random(index + 5);
  let crumbs = '';
  let bright = '';
  for (let i = 0; i < 22; i++) {
    const turn = next() * TURN;
    const out = Math.sqrt(next()) * 13;
    const dx = next() * 3 - 1.5;
    const dy = next() * 3 - 1.5;
    const crumb = draw`M${around(x, y, out, turn)}l${dx} ${dy}`;
    if (i % 3 === 0) bright += crumb;
    else crumbs += crumb;
  }
  const heap = blob(x, y, 14.5, 12.5, { turn: angle, seed: index + 60, ragged: 0.16, knots: 11 });
  return (
    path(heap, '#5d7f2f') +
    group('stroke-linecap="round"', stroke(crumbs, '#8fae45', 4.2), stroke(bright, '#cfdc86', 3))
  );
}

/** One of the eight pieces: sides, top, syrup-glossed leaves of filo, pistachio, lit edges. */
function piece(index: number): string {
  const angle = (index / 8) * TURN + TURN / 16;
  const colour = mix('#f7c460', '#c9742a', clamp(0.5 + 0.4 * Math.cos(angle - FALL)));
  const top = raised(diamond(angle, 9, 87, 28));
  const middle = around(X - 1.6, Y - 1.8, 48, angle);
  const filo = (scale: number, line: string): string => {
    const leaf = raised(diamond(angle, 48 - 39 * scale, 48 + 39 * scale, 28 * scale));
    return stroke(polygon(leaf), line, 1.2, 'opacity=".55"');
  };
  const litEdges = top
    .map((corner, i): [Point, Point] => [corner, item(top, (i + 1) % 4)])
    .filter(([from, to]) => {
      const dx = (from[0] + to[0]) / 2 - middle[0];
      const dy = (from[1] + to[1]) / 2 - middle[1];
      return dx * FALL_X + dy * FALL_Y < -4;
    })
    .map(([from, to]) => segment(from, to));
  return [
    path(polygon(diamond(angle, 6, 90, 31)), darker(colour, 0.3)),
    path(polygon(top), colour),
    filo(0.72, '#8a4a1e'),
    filo(0.46, '#fbe0a0'),
    pistachio(middle, angle, index),
    stroke(litEdges.join(''), '#fff0bd', 2, 'opacity=".9" stroke-linecap="round"'),
  ].join('');
}

/** An İznik plate with eight diamonds that make a star. */
export function baklava(table: Table): void {
  const radius = 132;
  table.castTrayShadow(X, Y, radius, 26, 0.98);
  const plate = iznikPlate(table, X, Y, { radius, inner: 70, tulips: 12, turn: 0.13 });
  const pieces = Array.from({ length: 8 }, (_, i) => i);
  const shadows = pieces.map((i) => {
    const corners = diamond((i / 8) * TURN + TURN / 16, 4, 92, 32);
    return polygon(shifted(corners, FALL_X * 11, FALL_Y * 11));
  });
  const heart = blob(X, Y, 13, 13, { turn: 0, seed: 4, ragged: 0.2, knots: 8 });
  const heartLight = blob(X - 3, Y - 3, 7, 6, { turn: 0, seed: 5, ragged: 0.2, knots: 7 });
  table.trayDishes.push(
    plate,
    path(shadows.join(''), '#2a1c44', 'opacity=".38"'),
    ...pieces.map(piece),
    path(heart, '#6fa544'),
    path(heartLight, '#b5d66f'),
  );
  table.shadeForm(X, Y, radius, { width: 0.22, colour: '#1a1030', opacity: 0.4 });
}
