/** Mosaic lamps on chains from the vault, five patterns. */

import { mix } from '../../kit/colour.ts';
import { clamp, item, random } from '../../kit/numbers.ts';
import { around, draw, num, type Point } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, SCREEN, stroke } from '../../kit/shapes.ts';
import { HAZE, INK, metre, project, RADIUS, SPRING } from './perspective.ts';

// ── Patterns ────────────────────────────────────────────────────────────────────────────────────

type Colours = readonly [glass: string, glow: string, light: string, accent: string];

const PATTERNS: readonly (readonly [id: string, colours: Colours])[] = [
  ['a', ['#1f7a8c', '#f2b84e', '#fff0c8', '#b8372e']],
  ['b', ['#b8322e', '#f6c45c', '#fff3d0', '#2c5f86']],
  ['c', ['#e08a2c', '#fff0c0', '#ffd070', '#1f6a78']],
  ['d', ['#2c4a96', '#7fc4c8', '#fff0d0', '#e0683e']],
  ['e', ['#2f8a6a', '#f6d878', '#fff3d0', '#b0407a']],
];

/** Radius of the globe in the lamp's own coordinates. */
const GLOBE = 50;

/** How many tiles go round half the globe, and how many rings of them lie on each side of it. */
interface Mosaic {
  round: number;
  rings: number;
}
const NEAR: Mosaic = { round: 11, rings: 4 };
/** Smaller tiles would be nothing but noise, and bytes, at the size of a far lamp. */
const FAR: Mosaic = { round: 7, rings: 2 };
const FAR_FROM = 11;

/** Diamonds on a globe: rings, foreshortened towards the edge, in three colours by turns. */
function mosaic([glass, , light, accent]: Colours, { round, rings }: Mosaic): string {
  const tiles: [string, string, string] = ['', '', ''];
  for (let ring = -rings; ring <= rings; ring++) {
    const latitude = (ring * 1.2) / rings;
    const y = Math.sin(latitude) * GLOBE;
    const ringRadius = Math.cos(latitude) * GLOBE;
    const h = (21.6 / rings) * Math.cos(latitude * 0.8);
    const shift = ring % 2 === 0 ? 0 : 0.5;
    for (let k = 0; k < round; k++) {
      const longitude = ((k - round / 2 + 0.5 + shift) * Math.PI) / round;
      if (Math.abs(longitude) > 1.45) continue;
      const x = Math.sin(longitude) * ringRadius;
      const w = Math.cos(longitude) * ringRadius * (1.265 / round) + 0.6;
      const tile = draw`M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}z`;
      const colour = (k * 2 + 9 + ring * ring) % 3;
      if (colour === 0) tiles[0] += tile;
      else if (colour === 1) tiles[1] += tile;
      else tiles[2] += tile;
    }
  }
  return [
    path(tiles[0], glass, 'opacity=".85"'),
    path(tiles[1], light, 'opacity=".9"'),
    path(tiles[2], accent, 'opacity=".8"'),
  ].join('');
}

/** The flower in the middle of the globe. */
function flower([glass, , light, accent]: Colours): string {
  let petals = '';
  for (let k = 0; k < 8; k++) {
    const angle = (k * Math.PI) / 4;
    const at = (turn: number, r: number): Point => around(0, 0, r, angle + turn);
    petals += draw`M0 0L${at(0.32, 10)}L${at(0, 19)}L${at(-0.32, 10)}z`;
  }
  return circle(0, 0, 21, glass) + path(petals, light) + circle(0, 0, 5, accent);
}

function lamp(scene: Scene, colours: Colours, tiles: Mosaic): string[] {
  const [glass, glow, , accent] = colours;
  const globe = scene.radialGradient(-4, 6, 52, [
    [0, '#fff6d8'],
    [0.35, mix(glow, '#fff0c0', 0.4)],
    [0.75, mix(glass, glow, 0.35)],
    [1, mix(glass, INK, 0.25)],
  ]);
  return [
    circle(0, 0, GLOBE, globe),
    mosaic(colours, tiles),
    flower(colours),
    // shade at the right, a highlight
    path('M50 0A50 50 0 0 1 0 50A62 62 0 0 0 50 0z', INK, 'opacity=".32"'),
    path('M-34-30A45 45 0 0 1-6-45A52 52 0 0 0-34-30z', '#fff8e4', 'opacity=".8"'),
    // brass cap and foot, tassel
    path('M-20-46Q0-58 20-46L14-58Q8-62 6-72H-6Q-8-62-14-58z', '#8c5a34'),
    path('M-20-46Q0-58 20-46L14-58Q0-64-14-58z', '#e0a850'),
    path('M-14 48Q0 54 14 48L6 60Q0 64-6 60z', '#b87c3c'),
    stroke('M0 62v14', '#b87c3c', 2.5),
    path('M-4 76h8l2 26h-12z', accent),
  ];
}

/** Defines the five lamps, near and far; those that hang are copies. */
export function defineLamps(scene: Scene): void {
  for (const [id, colours] of PATTERNS) {
    scene.define(group(`id="ex-lp-${id}"`, ...lamp(scene, colours, NEAR)));
    scene.define(group(`id="ex-lp-${id}-far"`, ...lamp(scene, colours, FAR)));
  }
}

// ── Lamps that hang ─────────────────────────────────────────────────────────────────────────────

interface HangingLamp {
  x: number;
  y: number;
  z: number;
  /** Which of the patterns, by id. */
  pattern: string;
  /** Radius in metres. */
  size: number;
}

/** Chain, glow and lamp; far ones fade into the haze. */
export function hang({ x, y, z, pattern, size }: HangingLamp): string {
  const [lampX, lampY] = project([x, y, z]);
  const scale = (metre(1) * size) / z / GLOBE;
  const vault = SPRING + Math.sqrt(Math.max(0.2, RADIUS * RADIUS - x * x)) * 1.02;
  const [hookX, hookY] = project([x, vault, z]);
  const far = clamp((z - 5) / 30) * 0.5;
  const chain = draw`M${lampX} ${lampY - 68 * scale}L${hookX} ${Math.max(-10, hookY)}`;
  // A tenth would be too coarse for a scale.
  const fineScale = Number(num(scale * 100)) / 100;
  const place = `translate(${num(lampX)} ${num(lampY)}) scale(${fineScale})`;
  const opacity = far > 0.1 ? ` opacity="${num(1 - far * 0.7)}"` : '';
  return [
    stroke(chain, mix('#4a2c40', HAZE, far), num(Math.max(0.8, scale * 2.6))),
    group(SCREEN, circle(lampX, lampY, 150 * scale, 'url(#ex-gl)', 'opacity=".8"')),
    `<use href="#ex-lp-${pattern}${z > FAR_FROM ? '-far' : ''}" transform="${place}"${opacity}/>`,
  ].join('');
}

/** Rows across the hall: how far away, and where along the row lamps hang. */
const ROWS: readonly (readonly [z: number, across: readonly number[]])[] = [
  [25, [-2.4, -0.9, 2.1, 2.8]],
  [20.4, [-2.7, -1.5, 2, 2.6]],
  [16, [-2.6, -1.2, 1.5, 2.8]],
  [12.4, [-2.8, -1.5, 1.9, 2.9]],
  [9.6, [-2.5, -1.35, 1.7, 2.75]],
];

/** The rows' lamps from far to near, hung a little unevenly. */
export function rowsOfLamps(): HangingLamp[] {
  const next = random(77);
  const lamps: HangingLamp[] = [];
  for (const [rowZ, across] of ROWS) {
    for (const [i, lampX] of across.entries()) {
      const x = lampX + (next() - 0.5) * 0.3;
      const y = 4.55 - Math.abs(lampX) * 0.22 + (next() - 0.5) * 1.1;
      const z = rowZ + (next() - 0.5) * 1.6;
      const [pattern] = item(PATTERNS, (i + lamps.length) % PATTERNS.length);
      lamps.push({ x, y, z, pattern, size: 0.36 });
    }
  }
  return lamps.toSorted((a, b) => b.z - a.z);
}
