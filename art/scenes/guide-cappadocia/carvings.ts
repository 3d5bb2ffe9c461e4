/** What people have cut into the rock: niches, doorways, dovecotes. */

import { mix } from '../../kit/colour.ts';
import { fractalNoise, random } from '../../kit/numbers.ts';
import { archway, draw, type Point, polygon, speck } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';

const HAZE = '#fbd9b8';

/** A dark opening with a lit jamb on the side away from the sun (which is 1 right, -1 left). */
export function doorway(x: number, y: number, w: number, h: number, side: 1 | -1): string {
  const jamb = draw`M${x - side * w * 0.5} ${y}
    v${-h + w / 2}
    q0 ${-w * 0.36} ${side * w * 0.26} ${-w * 0.46}
    q${-side * w * 0.08} ${w * 0.3} ${-side * w * 0.06} ${w * 0.6}
    V${y}z`;
  return path(archway(x, y, w, h - w / 2), '#58304f') + path(jamb, '#f3bd9c', 'opacity=".8"');
}

interface Dovecote {
  /** So many holes in each row, from top to bottom. */
  rows: readonly number[];
  scale: number;
  /** Where the light comes from: 1 right, -1 left. */
  side: 1 | -1;
  /** Never limewashed, or long since bare: only the holes. */
  bare?: boolean;
  /** 0 near – 1 gone in the haze. */
  haze?: number;
}

/** Holes are so far apart, rows as well. */
const PITCH = 6.8;
const ROW = 8.6;

/** Makes a circle's sine and cosine those of a rounded square. */
const square = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.42;

/**
 * A dovecote: a patch of the rock smoothed and limewashed, long since flaking, with small holes in
 * uneven rows, a line of red ochre above them and the birds' traces below.
 */
export function dovecote(
  scene: Scene,
  [x, y]: Point,
  { rows, scale, side, bare = false, haze = 0 }: Dovecote,
): string {
  const s = scale;
  const seed = Math.round(x * 7 + y);
  const next = random(seed);
  const rough = fractalNoise(seed, 3);
  const hazy = (colour: string): string => mix(colour, HAZE, haze);
  const w = (Math.max(...rows) * PITCH + 7) * s;
  const h = (rows.length * ROW + 9) * s;

  /** An uneven patch with a low arch for its head. */
  const patch = (grow: number, ragged: number): Point[] =>
    Array.from({ length: 28 }, (_, i) => {
      const angle = (i / 28) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const off = 1 + rough(i * 1.3) * ragged;
      return [
        x + square(cos) * (w / 2 + grow * s) * off * (sin > 0 ? 0.94 : 1),
        y - h / 2 + square(sin) * (h / 2 + grow * s) * (sin < 0 ? 1 - cos * cos * 0.34 : off),
      ];
    });
  const shifted = (outline: Point[], dx: number, dy: number): Point[] =>
    outline.map(([pointX, pointY]) => [pointX + dx * s, pointY + dy * s]);

  let holes = '';
  let lit = '';
  let perches = '';
  let streaks = '';
  rows.forEach((count, row) => {
    const sill = y - h + (row + 1) * ROW * s + 3 * s;
    const left = x - ((count - 1) / 2) * PITCH * s + (next() - 0.5) * 4 * s;
    for (let i = 0; i < count; i++) {
      const holeX = left + i * PITCH * s + (next() - 0.5) * 1.6 * s;
      const holeY = sill + (next() - 0.5) * 1.6 * s;
      // Small and unequal: as large as windows they would make a house of the cliff.
      const width = (2.3 + next() * 0.9) * s;
      const height = (1.9 + next() * 1.2) * s;
      if (next() < 0.1) continue;
      holes += archway(holeX, holeY, width, height);
      lit += archway(holeX - side * 0.7 * s, holeY + 0.4 * s, width, height);
      if (next() < 0.4) streaks += draw`M${holeX} ${holeY + s}v${(5 + next() * 16) * s}`;
    }
    perches += draw`M${left - 4 * s} ${sill + 1.6 * s}h${(count - 1) * PITCH * s + 8 * s}`;
  });

  let ochre = '';
  for (let i = 0; i < Math.max(...rows) + 1; i++) {
    if (next() < 0.25) continue;
    ochre += speck(x + (i - Math.max(...rows) / 2) * PITCH * 0.86 * s, y - h + 3.5 * s);
  }
  if (bare) return path(lit, '#fff0d4', 'opacity=".6"') + path(holes, '#5f3553');

  const top = y - h;
  const shadow = scene.verticalGradient(top - 2, top + h * 0.8, [
    [0, hazy('#7f4462'), 0.9],
    [1, hazy('#a86476'), 0],
  ]);
  const limewash = scene.verticalGradient(top, y + 4, [
    [0, hazy('#fbe6cc'), 0.9],
    [0.5, hazy('#fbe4c8'), 0.75],
    [1, hazy('#fbe2c6'), 0],
  ]);
  return [
    // cut into the rock: its own shadow inside its head, the limewash flaking away downwards
    path(polygon(patch(0.6, 0.1)), shadow),
    path(polygon(shifted(patch(0, 0.22), -side * 1.3, 2)), limewash),
    path(polygon(shifted(patch(-3, 0.3), -side * 0.6, 0.5)), limewash, 'opacity=".7"'),
    stroke(streaks, hazy('#fff6e4'), 1.5 * s, 'opacity=".5" stroke-linecap="round"'),
    path(lit, hazy('#fff6e2'), 'opacity=".8"'),
    path(holes, hazy('#552d4d')),
    stroke(perches, hazy('#8f5568'), 0.8, 'opacity=".25"'),
    stroke(ochre, hazy('#b8504a'), 2.4 * s, 'opacity=".75" stroke-linecap="round"'),
  ].join('');
}
