/** What stands along the walk: markets, a small mosque, the bridge with its anglers, the Tünel. */

import { archway, draw, type Point, polygon } from '../../kit/path.ts';
import { figure } from '../../kit/motifs.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, rect, stroke } from '../../kit/shapes.ts';
import { dome, minaret, type Stone } from '../../scenes/istanbul/architecture.ts';

export const STONE: Stone = {
  dome: '#553372',
  wall: '#7d4678',
  minaret: '#6a3f78',
  rim: '#ffc690',
  wallRim: '#e08f7c',
  dark: '#38234f',
  window: '#ffd389',
  gold: '#ffd79a',
};

const LIT = '#ffdb95';

/** Many small lead domes on low walls: the roofs of the Grand Bazaar, and the tram that stops there. */
export function grandBazaar(x: number, foot: number): string {
  const row = (y: number, from: number, count: number, r: number): string =>
    Array.from({ length: count }, (_, i) =>
      dome(from + i * r * 2.3, y, r, STONE, { finial: 0 }),
    ).join('');
  return [
    row(foot - 46, x - 62, 6, 11),
    rect(x - 78, foot - 46, 158, 16, '#6a3f72'),
    row(foot - 28, x - 66, 6, 12),
    rect(x - 84, foot - 28, 170, 28, STONE.wall),
    rect(x + 74, foot - 28, 12, 28, STONE.wallRim),
    path([-60, -32, -4, 24, 52].map((dx) => archway(x + dx, foot, 12, 11)).join(''), LIT),
  ].join('');
}

export const tram = (x: number, y: number, body: string, lit: string): string =>
  group(
    `transform="translate(${x} ${y})"`,
    path('M-40 0V-24Q-40-30-34-30H34Q40-30 40-24V0z', body),
    path('M24 0V-30H34Q40-30 40-24V0z', lit),
    path('M-34-12V-25H-18V-12zM-14-12V-25H2V-12zM6-12V-25H22V-12zM27-12V-25H36V-12z', LIT),
    rect(-42, -33, 84, 4, '#38234f'),
    stroke('M-8-33L4-46L14-46', '#38234f', 2.5),
    circle(-22, 1, 5, '#241a40'),
    circle(22, 1, 5, '#241a40'),
  );

/** A shop with its awning, as they stand along the Long Market. */
export const shop = (x: number, foot: number, wall: string, awning: string): string =>
  group(
    `transform="translate(${x} ${foot})"`,
    path('M-24 0V-48H24V0z', wall),
    path('M14 0V-48H24V0z', '#e08f7c'),
    path('M-28-46L-20-58H20L28-46z', '#a5506a'),
    path('M-16-36v-7h8v7zM2-36v-7h8v7z', LIT),
    path('M-18 0V-20H12V0z', LIT),
    path('M-26-18L-20-29H16L24-18z', awning),
    path('M-10-29h8l-2 11h-9zM6-29h8l6 11h-9z', '#fff0d2'),
  );

/** Rüstem Paşa: one dome, one minaret, above a row of shops. */
export function rustemPasha(x: number, foot: number): string {
  return [
    minaret({ x: x - 44, foot: foot - 30, height: 138, width: 9, balconies: 1 }, STONE),
    rect(x - 44, foot - 66, 88, 40, STONE.wall),
    rect(x + 34, foot - 66, 10, 40, STONE.wallRim),
    dome(x - 28, foot - 66, 14, STONE, { finial: 0 }),
    dome(x + 28, foot - 66, 14, STONE, { finial: 0 }),
    rect(x - 27, foot - 80, 54, 16, STONE.wall),
    dome(x, foot - 78, 27, STONE),
    path([-24, -8, 8, 24].map((dx) => archway(x + dx, foot - 44, 7, 8)).join(''), LIT),
    rect(x - 56, foot - 30, 112, 30, '#6a3f72'),
    rect(x - 56, foot - 32, 112, 5, '#e08f7c'),
    path([-42, -14, 14, 42].map((dx) => archway(x + dx, foot, 17, 12)).join(''), LIT),
    // the stairway between the shops
    path(draw`M${x - 8} ${foot}V${foot - 8}h6v-8h6v-8h6v-8h6V${foot}z`, '#fff0d2'),
  ].join('');
}

export function spiceBazaar(x: number, foot: number): string {
  const domes = Array.from({ length: 5 }, (_, i) =>
    dome(x - 56 + i * 28, foot - 40, 11, STONE, { finial: 0 }),
  );
  return [
    ...domes,
    rect(x - 72, foot - 40, 144, 40, '#8a4c78'),
    rect(x + 60, foot - 40, 12, 40, STONE.wallRim),
    rect(x - 24, foot - 60, 48, 60, '#96557c'),
    rect(x + 14, foot - 60, 10, 60, '#f0a585'),
    dome(x, foot - 60, 19, STONE, { finial: 0.6 }),
    path(archway(x, foot, 22, 26), LIT),
    path([-58, -40, 42].map((dx) => archway(x + dx, foot - 14, 9, 9)).join(''), LIT),
    // sacks of spice
    ...[
      [-52, '#d5504a'],
      [-38, '#e7a94a'],
      [40, '#e7a94a'],
      [54, '#8f9a4a'],
    ].map(
      ([dx, colour]) =>
        path(draw`M${x + Number(dx) - 7} ${foot + 3}q-3 -12 2 -14h10q5 2 2 14z`, '#e6c9a5') +
        path(draw`M${x + Number(dx) - 6} ${foot - 10}q6 -9 12 0z`, String(colour)),
    ),
  ].join('');
}

// ── Galata Bridge ───────────────────────────────────────────────────────────────────────────────

const angler = (x: number, y: number, coat: string, cast: 1 | -1): string =>
  group(
    `transform="translate(${x} ${y}) scale(${1.7 * cast} 1.7)"`,
    figure({ legs: '#241a40', coat, head: '#c98a6a' }),
    stroke('M2-11L12-31', '#38234f', 0.9),
    stroke('M12-31V34', '#ffe9c4', 0.5, 'opacity=".6"'),
  );

export function galataBridge([from, to]: readonly [number, number], y: number): string[] {
  const wide = to - from;
  const piers = Array.from({ length: 7 }, (_, i) => from + (wide * (i + 0.5)) / 7);
  return [
    path(piers.map((x) => draw`M${x - 5} ${y + 22}h10v40h-10z`).join(''), '#38234f'),
    // below: the restaurants
    rect(from - 6, y + 8, wide + 12, 20, '#472b5c'),
    path(
      Array.from({ length: 15 }, (_, i) =>
        archway(from + 8 + (i * (wide - 16)) / 14, y + 26, 9, 7),
      ).join(''),
      LIT,
    ),
    rect(from - 10, y, wide + 20, 9, '#a5597a'),
    rect(from - 10, y, wide + 20, 3, '#ffd9a8'),
    stroke(draw`M${from} ${y - 11}H${to}`, '#ffcf9c', 2),
    stroke(
      Array.from({ length: 17 }, (_, i) => draw`M${from + (wide * i) / 16} ${y}v-11`).join(''),
      '#ffcf9c',
      1.5,
    ),
    ...[0.1, 0.24, 0.36, 0.62, 0.76, 0.9].map((t, i) =>
      angler(
        from + wide * t,
        y + 1,
        ['#b8464a', '#3f5a8c', '#c98a3a'][i % 3] ?? '',
        i < 3 ? -1 : 1,
      ),
    ),
  ];
}

// ── Tünel ───────────────────────────────────────────────────────────────────────────────────────

/** The hill cut open along the underground funicular, a car on its way up. */
export function tunel(scene: Scene, [x1, y1]: Point, [x2, y2]: Point): string[] {
  const tube = polygon([
    [x1 - 26, y1],
    [x1 + 10, y1],
    [x2, y2 + 6],
    [x2 + 50, y2 + 6],
    [x2 + 50, y2 - 44],
    [x2 - 8, y2 - 44],
    [x1 - 4, y1 - 48],
    [x1 - 26, y1 - 48],
  ]);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const middle: Point = [(x1 + x2) / 2 + 8, (y1 + y2) / 2 - 6];
  return [
    path(
      tube,
      scene.linearGradient([
        [0, '#2c1c4d'],
        [1, '#4a2c60'],
      ]),
    ),
    stroke(draw`M${x1} ${y1 - 2}L${x2} ${y2 + 4}`, '#c98a76', 3),
    group(
      `transform="translate(${middle[0]} ${middle[1]}) rotate(${turn.toFixed(1)})"`,
      path('M-46 4V-24Q-46-30-40-30H40Q46-30 46-24V4z', '#c23f3a'),
      path('M-46 4V-24Q-46-30-40-30H-34V4z', '#f0785a'),
      path('M-30-8V-24H-14V-8zM-8-8V-24H8V-8zM14-8V-24H30V-8z', LIT),
      rect(-46, -4, 92, 4, '#fff0d2'),
    ),
    stroke(tube, '#fff0d2', 3.5, 'stroke-linejoin="round"'),
    path(archway(x1 - 14, y1, 14, 18), LIT),
    path(archway(x2 + 34, y2 + 6, 14, 18), LIT),
  ];
}
