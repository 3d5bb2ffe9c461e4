/** What stands on the tray round the baklava: tea, lokum, pistachios, coffee, sugar. */

import { random } from '../../kit/numbers.ts';
import { around, draw, num, type Point, polygon, shifted, smoothPath } from '../../kit/path.ts';
import { circle, hoop, path, stroke } from '../../kit/shapes.ts';
import {
  bead,
  blob,
  COBALT,
  darker,
  FALL,
  FALL_X,
  FALL_Y,
  glint,
  GOLD,
  lighter,
  petal,
  placed,
  segment,
  TURN,
  TURQUOISE,
} from './geometry.ts';
import { iznikPlate } from './iznik.ts';
import type { Table } from './table.ts';

// ── Tea ─────────────────────────────────────────────────────────────────────────────────────────

/** Along the shadow of a glass, and half as wide as it is there. */
type Profile = readonly Point[];

/** A tulip glass from its foot: waist, bowl, flared lip. */
const GLASS: Profile = [
  [0, 13],
  [5, 14.5],
  [13, 10.5],
  [24, 6.5],
  [36, 11.5],
  [50, 18.5],
  [63, 18],
  [78, 13.5],
  [92, 15.5],
  [98, 17.5],
];
const TEA: Profile = [
  [34, 6.5],
  [42, 11.5],
  [52, 15],
  [63, 14.5],
  [76, 10.6],
  [80, 10.4],
];
/** The brightest part of the light that falls through the tea: one side and back. */
const GLOW: Profile = [
  [46, 6],
  [54, 8],
  [64, 7],
  [74, 4],
  [74, 1],
  [64, 2],
  [54, 2.5],
  [46, 2],
];

/** Porcelain with red and gold scallops. */
function saucer(table: Table, x: number, y: number): string {
  const porcelain = table.disc(x, y, 56, '#fdf6e6', 0.4, 0.14);
  let scallops = '';
  let beads = '';
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * TURN;
    const base = around(x, y, 50, angle);
    scallops += petal(base, { angle: angle + Math.PI, length: 14, width: 8 });
    beads += bead(...around(x, y, 51, angle + TURN / 32), 2);
  }
  const well = table.gradient([
    [0, '#c9b8b0'],
    [1, '#fffaf0'],
  ]);
  return [
    porcelain,
    path(scallops, '#cf3f36'),
    path(beads, GOLD),
    hoop(x, y, 54.5, GOLD, 2),
    glint(x, y, 55.5),
    circle(x, y, 29, well),
  ].join('');
}

/** The low light throws the tulip profile of the glass on the tray, the tea glowing in it. */
function tulipShadow(table: Table, x: number, y: number): string {
  const onTray = ([along, aside]: Point): Point => {
    const out = along * 0.88 + 17;
    return [x + FALL_X * out - FALL_Y * aside, y + FALL_Y * out + FALL_X * aside];
  };
  const silhouette = (profile: Profile, tension: number): string => {
    const back = profile.toReversed().map(([along, half]): Point => [along, -half]);
    return smoothPath([...profile, ...back].map(onTray), { close: true, tension });
  };
  const glassShadow = table.gradient([
    [0, '#34101f', 0.5],
    [0.5, '#34101f', 0.3],
    [1, '#34101f', 0.1],
  ]);
  const teaGlow = table.gradient([
    // Faint: a bright one was taken for a second glass, lying on the tray.
    [0, '#a3260f', 0.3],
    [0.45, '#ea5a1c', 0.3],
    [1, '#ffc66a', 0.22],
  ]);
  return [
    path(silhouette(GLASS, 0.95), glassShadow),
    path(silhouette(TEA, 0.9), teaGlow),
    path(smoothPath(GLOW.map(onTray), { close: true }), '#ffe6a0', 'opacity=".3"'),
  ].join('');
}

/** The glass from above: its rim, the tea in it. */
function glass(table: Table, x: number, y: number): string {
  const brew = table.gradient([
    [0, '#7a130f'],
    [0.45, '#b52e15'],
    [0.8, '#ef7a2c'],
    [1, '#ffc15c'],
  ]);
  return [
    circle(x, y, 24, '#fff6e4', 'opacity=".5"'),
    circle(x, y, 22, '#8e1f14'),
    circle(x, y, 22, brew),
    circle(x, y, 14, '#8e1a12', 'opacity=".5"'),
    hoop(x, y, 24, '#fffdf4', 2.6),
    hoop(x, y, 21.5, GOLD, 1, 'opacity=".7"'),
    glint(x, y, 20, { width: 0.3, colour: '#fff4dc', opacity: 0.85, reach: 0.5 }),
    glint(x, y, 19, { width: 0.12, colour: '#ffe39a', angle: FALL, reach: 0.6 }),
  ].join('');
}

/** A spoon across the saucer, a lump of sugar beside it. */
function spoonAndSugar(x: number, y: number, turn: number): string {
  const tip = around(x, y, 66, turn - 0.42);
  const bowl = around(x, y, 38, turn + 0.9);
  const [bowlX, bowlY] = bowl;
  const round = { turn: turn + 1.9, seed: 1, ragged: 0.02 };
  const [sugarX, sugarY] = around(x, y, 40, turn + 2.5);
  const turned = `transform="rotate(${num(turn * 57)} ${num(sugarX)} ${num(sugarY)})"`;
  return [
    stroke(segment(tip, bowl), '#c9c0c4', 3, 'stroke-linecap="round"'),
    stroke(
      polygon(shifted([tip, bowl], -0.8, -0.8), false),
      '#fffdf4',
      1.2,
      'stroke-linecap="round"',
    ),
    path(blob(bowlX, bowlY, 8.5, 5.6, round), '#b5a9b0'),
    path(blob(bowlX - 0.8, bowlY - 1, 6, 3.6, round), '#f3ecea'),
    path(draw`M${sugarX - 6} ${sugarY - 6}h12v12h-12z`, '#fffdf4', turned),
    path(draw`M${sugarX + 2} ${sugarY - 6}h4v12h-12v-4h8z`, '#d6c6c8', turned),
  ].join('');
}

export function tea(table: Table, [x, y]: Point, turn: number): void {
  table.castTrayShadow(x, y, 56, 14, 0.98);
  table.trayDishes.push(saucer(table, x, y));
  table.teaLight.push(tulipShadow(table, x, y));
  table.teaGlasses.push(glass(table, x, y) + spoonAndSugar(x, y, turn));
}

// ── Lokum, pistachios ───────────────────────────────────────────────────────────────────────────

export function lokum(table: Table, [x, y]: Point): void {
  table.castTrayShadow(x, y, 50, 22, 0.96);
  const bowl = table.bowl(x, y, 50, { outside: TURQUOISE, inside: '#d9efe4', rim: 0.1 });
  const cube = (dx: number, dy: number, degrees: number, colour: string): string =>
    placed(
      x + dx,
      y + dy,
      degrees,
      path('M-11-11h22v22h-22z', '#2a1230', 'opacity=".3" transform="translate(3.5 3)"'),
      path('M-11-11h22v22h-22z', darker(colour, 0.22)),
      path('M-11-11h18v18h-18z', lighter(colour, 0.32)),
      // icing sugar
      path(
        'M-7-7h3v2h-3zM0-4h2v2h-2zM-5 1h2v2h-2zM3 3h3v2h-3zM-9-2h2v2h-2z',
        '#fffaf0',
        'opacity=".9"',
      ),
    );
  table.trayDishes.push(
    bowl,
    cube(-16, -12, 10, '#e98aa0'),
    cube(10, -17, 41, '#f3c14f'),
    cube(-8, 12, 72, '#e98aa0'),
    cube(18, 8, 103, '#a9c96a'),
    cube(2, -2, 134, '#f0a5b0'),
  );
}

export function pistachios(table: Table, [x, y]: Point): void {
  table.castTrayShadow(x, y, 50, 30, 0.96);
  const bowl = table.bowl(x, y, 50, { outside: COBALT, inside: '#f7ecd4', rim: 0.1 });
  const next = random(18);
  let shadows = '';
  let shells = '';
  let kernels = '';
  for (let seed = 0; seed < 34; seed++) {
    const angle = next() * TURN;
    const [nutX, nutY] = around(x, y, Math.sqrt(next()) * 34, angle);
    const nut = { turn: next() * 3, seed, ragged: 0.04, knots: 8 };
    shadows += blob(nutX + 1.6, nutY + 1.6, 8, 5.4, nut);
    shells += blob(nutX, nutY, 7.6, 5, nut);
    kernels += blob(nutX + 0.5, nutY, 5.5, 2.3, nut);
  }
  table.trayDishes.push(
    bowl,
    path(shadows, '#5a3324', 'opacity=".5"'),
    path(shells, '#ecd2a0'),
    path(kernels, '#86a944'),
  );
}

// ── Coffee, sugar ───────────────────────────────────────────────────────────────────────────────

/** A small cup on an İznik saucer. */
export function smallCoffee(table: Table, [x, y]: Point): void {
  table.castTrayShadow(x, y, 46, 24, 0.98);
  const saucerPlate = iznikPlate(table, x, y, { radius: 47, inner: 30, tulips: 8 });
  const cup = table.disc(x, y, 30, '#fff8e8', 0.4, 0.2);
  const coffee = table.gradient([
    [0, '#24100f'],
    [0.6, '#5a2c1c'],
    [1, '#9a5a34'],
  ]);
  const foam = blob(x - 5, y - 3, 13, 9, { turn: 0.5, seed: 3, ragged: 0.2 });
  const smallFoam = blob(x + 9, y + 8, 6, 4, { turn: 0.5, seed: 4, ragged: 0.2 });
  table.trayDishes.push(
    saucerPlate,
    cup,
    circle(x, y, 26, '#3a1a16'),
    circle(x, y, 26, coffee),
    path(foam, '#b5804f', 'opacity=".6"'),
    path(smallFoam, '#c99a66', 'opacity=".6"'),
    glint(x, y, 29.5, { width: 0.06 }),
    // the handle
    path(draw`M${x + 24} ${y - 16}q20-6 14-18q-8-8-20 8z`, '#fff8e8'),
    path(draw`M${x + 27} ${y - 18}q10-4 8-10q-4-4-12 5z`, '#c98a6a'),
  );
}

export function sugar(table: Table, [x, y]: Point): void {
  table.castTrayShadow(x, y, 44, 20, 0.97);
  const bowl = table.bowl(x, y, 48, { outside: '#b5342f', inside: '#fdf4e0', rim: 0.12 });
  const cube = (dx: number, dy: number, degrees: number): string =>
    placed(
      x + dx,
      y + dy,
      degrees,
      path('M-8-8h16v16h-16z', '#5a3a52', 'opacity=".3" transform="translate(3 2.5)"'),
      path('M-8-8h16v16h-16z', '#d6c6cc'),
      path('M-8-8h13v13h-13z', '#fffdf4'),
    );
  table.trayDishes.push(
    bowl,
    cube(-14, -10, 12),
    cube(9, -15, 40),
    cube(-4, 10, 70),
    cube(17, 8, 20),
    cube(1, -3, 55),
  );
}
