/**
 * The Blue Mosque: domes that climb one above the other between six minarets, at dawn. Seen from
 * above its court towards the south-east, so the first light comes from the left. Four minarets at
 * the hall have three balconies, two at the court's outer corners have two; one great dome, a
 * semi-dome to each side, and three exedrae below it.
 */

import { Builder } from '../kit/buildings.ts';
import { bird, GULL } from '../kit/motifs.ts';
import { draw, type Point } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, path, stroke } from '../kit/shapes.ts';
import { halo, veil, lensClouds } from '../kit/sky.ts';
import { tulips } from './blue-mosque/tulips.ts';
import { court } from './blue-mosque/court.ts';

export const stamp = new Scene('sbm-', { width: 1200, height: 900 });

const SUN: Point = [268, 520];
const GROUND = 790;
const WINDOW = '#ffd79a';

const near = new Builder(stamp, -1, {
  stone: { shade: '#3f3f78', body: '#6c619b', lit: '#f7c3ae' },
  lead: { shade: '#34386f', body: '#5f5f97', lit: '#b98fae' },
  line: '#2c2f66',
  gold: '#ffdf9e',
});
const far = new Builder(stamp, -1, {
  stone: { shade: '#7d6fa3', body: '#a88bb2', lit: '#fbd3b6' },
  lead: { shade: '#6f669f', body: '#8f7dae', lit: '#d3a9b6' },
  line: '#6a5f98',
  gold: '#ffdf9e',
});

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 760, [
      [0, '#2f4a7d'],
      [0.35, '#8078ac'],
      [0.68, '#eaa9a8'],
      [0.9, '#ffdcae'],
      [1, '#ffe9c2'],
    ]),
  ),
  ...lensClouds({ seed: 4, high: '#6f6aa4', low: '#ffd2b4', top: 60, bottom: 460 }, [
    [950, 120, 380, 18, 0.5],
    [90, 214, 300, 15, 0.5],
    [1090, 330, 300, 14, 0.6],
  ]),
  halo(stamp, SUN, 330, [
    [0, '#fff1cb', 0.9],
    [0.35, '#ffdcae', 0.45],
    [1, '#ffcfae', 0],
  ]),
  circle(...SUN, 62, '#fff7dc'),
]);

// ── The mosque, from back to front ──────────────────────────────────────────────────────────────

const SIDES = [-1, 1];
const X = 600;

stamp.layer(
  'far-minarets',
  SIDES.map((side) =>
    far.minaret({ x: X + side * 236, foot: 620, height: 500, width: 20, balconies: 3 }),
  ),
);
stamp.layer(
  'haze',
  veil(stamp, 420, 680, [
    [0, '#ffdcae', 0],
    [1, '#ffdcae', 0.5],
  ]),
);

/** A turret on a pier of the dome. */
const turret = (x: number, foot: number): string =>
  near.drum(x - 27, foot - 96, x + 27, foot + 80, 4) +
  near.dome({ x, foot: foot - 100, radius: 31, height: 1, finial: 0.7, seams: 3 });

stamp.layer('domes', [
  near.wall([X - 318, 476, X + 318, 580], { ledge: 0 }),
  ...SIDES.map((side) =>
    near.dome({ x: X + side * 196, foot: 476, radius: 128, height: 0.82, finial: 0 }),
  ),
  near.drum(X - 158, 330, X + 158, 420),
  path(
    near.arches({ from: X - 138, to: X + 138, count: 11, sill: 362, width: 13, height: 28 }),
    WINDOW,
  ),
  near.dome({ x: X, foot: 326, radius: 160, height: 0.84, finial: 0.46, seams: 7 }),
  // the great arch and the semi-dome before it
  path(
    draw`M${X - 190} 500V424Q${X - 168} 372 ${X} 366Q${X + 168} 372 ${X + 190} 424V500z`,
    near.stone,
  ),
  near.wall([X - 262, 520, X + 262, 580]),
  near.drum(X - 168, 486, X + 168, 540),
  path(
    near.arches({ from: X - 146, to: X + 146, count: 11, sill: 524, width: 14, height: 30 }),
    WINDOW,
  ),
  near.dome({ x: X, foot: 482, radius: 170, height: 0.6, finial: 0, seams: 7 }),
  ...SIDES.map((side) => turret(X + side * 206, 500)),
  ...SIDES.map((side) =>
    near.dome({ x: X + side * 300, foot: 566, radius: 62, finial: 0.5, seams: 3 }),
  ),
  near.wall([X - 372, 566, X + 372, 700]),
  ...SIDES.map((side) =>
    near.dome({ x: X + side * 156, foot: 580, radius: 84, height: 0.62, finial: 0, seams: 5 }),
  ),
  near.dome({ x: X, foot: 590, radius: 78, height: 0.6, finial: 0, seams: 5 }),
  near.wall([X - 250, 584, X + 250, 640]),
  path(
    near.arches({ from: X - 226, to: X + 226, count: 15, sill: 622, width: 13, height: 28 }) +
      near.arches({ from: X - 350, to: X - 276, count: 3, sill: 626, width: 15, height: 34 }) +
      near.arches({ from: X + 276, to: X + 350, count: 3, sill: 626, width: 15, height: 34 }),
    WINDOW,
  ),
]);

stamp.layer(
  'minarets',
  SIDES.map((side) =>
    near.minaret({ x: X + side * 334, foot: 720, height: 632, width: 27, balconies: 3 }),
  ),
);

stamp.layer('court', court(near));
stamp.layer(
  'near-minarets',
  SIDES.map((side) =>
    near.minaret({ x: X + side * 436, foot: GROUND, height: 590, width: 32, balconies: 2 }),
  ),
);

// ── The garden in front ─────────────────────────────────────────────────────────────────────────

stamp.layer('ground', [
  band(
    GROUND - 4,
    900,
    stamp.verticalGradient(GROUND, 900, [
      [0, '#5a6a86'],
      [1, '#25305c'],
    ]),
  ),
  path(
    draw`M${X - 30} ${GROUND}L${X - 120} 900H${X + 120}L${X + 30} ${GROUND}z`,
    '#e9b9ac',
    'opacity=".8"',
  ),
  stroke(
    draw`M${X - 36} ${GROUND}L${X - 134} 900M${X + 36} ${GROUND}L${X + 134} 900`,
    '#39456f',
    5,
  ),
]);

stamp.layer('tulips', tulips());
stamp.layer('gulls', [
  bird(GULL, '#fff0d8', { x: 452, y: 214, scale: 22, turn: -12 }),
  bird(GULL, '#fff0d8', { x: 404, y: 262, scale: 15, turn: 8 }),
  bird(GULL, '#fff0d8', { x: 752, y: 176, scale: 17, turn: -4 }),
]);
