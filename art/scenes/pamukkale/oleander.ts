/** Sprays of oleander in the corners of the foreground. */

import { type Random, random } from '../../kit/numbers.ts';
import { around, dot, draw, num, type Point } from '../../kit/path.ts';
import { path, stroke } from '../../kit/shapes.ts';

interface Spray {
  x: number;
  y: number;
  length: number;
  /** Where it grows to, in radians; -1.57 is up. */
  angle: number;
  scale: number;
  blossoms?: boolean;
}

/** The blossoms at the tip of a spray, in two pinks. */
function blossoms(x: number, y: number, scale: number, next: Random): string {
  const petals = { pink: '', peach: '' };
  let hearts = '';
  for (let k = 0; k < 7; k++) {
    const cx = x + (next() - 0.5) * 46 * scale;
    const cy = y + (next() - 0.5) * 34 * scale;
    const r = (8 + next() * 5) * scale;
    const at = (angle: number, reach: number): Point => around(cx, cy, reach, angle);
    for (let petal = 0; petal < 5; petal++) {
      const angle = petal * 1.2566 + next() * 0.3;
      const data = draw`M${cx} ${cy}
        Q${at(angle - 0.6, r)} ${at(angle, r * 1.1)}
        Q${at(angle + 0.6, r)} ${cx} ${cy}z`;
      if (k % 2 === 1) petals.pink += data;
      else petals.peach += data;
    }
    hearts += dot(cx, cy, 1.8 * scale);
  }
  return [
    path(petals.pink, '#e8677c'),
    path(petals.peach, '#f79c93'),
    path(hearts, '#fff0c8'),
  ].join('');
}

/** A bending stem with pairs of narrow leaves; some leaves are lit along one half. */
function spray(options: Spray, next: Random): string {
  const { length, scale } = options;
  let { x, y, angle } = options;
  const segments = 9;
  const bend = (next() - 0.5) * 0.06;
  let stem = '';
  let leaves = '';
  let litLeaves = '';
  for (let i = 0; i < segments; i++) {
    const nodeX = x + (Math.cos(angle) * length) / segments;
    const nodeY = y + (Math.sin(angle) * length) / segments;
    stem += draw`M${x} ${y}L${nodeX} ${nodeY}`;
    for (const side of [-1, 1]) {
      const direction = angle + side * (0.55 + 0.25 * next());
      const reach = scale * (48 - i * 2.6) * (0.8 + 0.4 * next());
      const at = (turn: number, part: number): Point =>
        around(nodeX, nodeY, reach * part, direction + turn);
      const tip = at(0, 1);
      const upper = draw`M${nodeX} ${nodeY}Q${at(-0.34, 0.5)} ${tip}`;
      leaves += draw`${upper}Q${at(0.34, 0.5)} ${nodeX} ${nodeY}z`;
      if (next() < 0.6) litLeaves += `${upper}z`;
    }
    x = nodeX;
    y = nodeY;
    angle += bend + (next() - 0.5) * 0.12;
  }
  return [
    stroke(stem, '#173f56', num(3 * scale)),
    path(leaves, '#1b4a61'),
    path(litLeaves, '#4a9a96', 'opacity=".75"'),
    options.blossoms === true ? blossoms(x, y, scale, next) : '',
  ].join('');
}

export function oleander(): string[] {
  const next = random(321);
  const sprays: Spray[] = [
    { x: -30, y: 1010, length: 300, angle: -1.25, scale: 1.25, blossoms: true },
    { x: 40, y: 1030, length: 250, angle: -1.0, scale: 1.2, blossoms: true },
    { x: -40, y: 960, length: 330, angle: -0.95, scale: 1.3, blossoms: true },
    { x: 130, y: 1040, length: 190, angle: -0.9, scale: 1.1 },
    { x: -30, y: 1000, length: 210, angle: -0.5, scale: 1.15, blossoms: true },
    { x: 230, y: 1040, length: 130, angle: -1.0, scale: 0.95, blossoms: true },
    { x: 1630, y: 1020, length: 230, angle: -1.95, scale: 1.15, blossoms: true },
    { x: 1560, y: 1040, length: 180, angle: -2.2, scale: 1.05, blossoms: true },
    { x: 1640, y: 980, length: 250, angle: -2.35, scale: 1.2, blossoms: true },
    { x: 1470, y: 1040, length: 120, angle: -2.0, scale: 0.9 },
    { x: 1640, y: 930, length: 210, angle: -2.6, scale: 1.1 },
  ];
  return sprays.map((options) => spray(options, next));
}
