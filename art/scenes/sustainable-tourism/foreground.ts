/** In front of everything: a dark bank with dune grass and sea daffodils. */

import { clamp, fractalNoise, type Random, random, smoothstep } from '../../kit/numbers.ts';
import { draw, fillDown, num, type Point, polygon, ridge, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, group, path, stroke } from '../../kit/shapes.ts';

const rough = fractalNoise(9, 3);
const bankHeight = (x: number): number =>
  1010 - smoothstep(560, -40, x) * 112 - smoothstep(1020, 1640, x) * 116 + rough(x / 70) * 8;

/** Grass on both sides, higher and denser towards the edges of the picture. */
function grass(next: Random): string[] {
  let dark = '';
  let middle = '';
  let light = '';
  for (let i = 0; i < 260; i++) {
    const x = next() < 0.5 ? -20 + next() * 460 : 1160 + next() * 460;
    const outward = x < 700 ? clamp(1 - x / 460) : clamp((x - 1160) / 440);
    const height = 30 + next() * 60 + outward * 90 * next();
    const bend = (next() - 0.45) * 46 * (height / 80);
    const width = 1.4 + next() * 1.6;
    const blade = draw`M${x - width} ${bankHeight(x) + 8}
      q${bend * 0.15} ${-height * 0.6} ${bend} ${-height}
      q${-bend * 0.5 + width} ${height * 0.5} ${-bend + 2 * width} ${height}z`;
    const shade = next();
    if (shade < 0.55) dark += blade;
    else if (shade < 0.85) middle += blade;
    else light += blade;
  }
  return [path(dark, '#131a44'), path(middle, '#2f4a68'), path(light, '#8fa88f', 'opacity=".8"')];
}

// ── Sea daffodils ───────────────────────────────────────────────────────────────────────────────

/** Six long narrow tepals. */
function tepals(): string {
  let data = '';
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.0472 + 0.2;
    const length = 22 * (i % 2 === 1 ? 1 : 0.9);
    const at = (turn: number, reach: number): Point => [
      Math.cos(angle + turn) * length * reach,
      Math.sin(angle + turn) * length * reach * 0.8,
    ];
    data += draw`M0 0Q${at(-0.3, 0.6)} ${at(0, 1)}Q${at(0.3, 0.6)} 0 0z`;
  }
  return data;
}

/** The toothed trumpet before them. */
function trumpet(): string {
  const teeth = Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i / 12) * 6.283;
    const radius = i % 2 === 1 ? 8.5 : 12;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.82];
  });
  return polygon(teeth);
}

const flower = (x: number, y: number, scale: number, turn: number): string =>
  group(
    `transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${scale})"`,
    path(tepals(), '#c9d3d0'),
    path(trumpet(), '#fffaea'),
    ellipse(-1, 1, 5, 4, '#b9c6b4'),
    stroke('M-2 1L-6-3M0 0L0-6M2 1L6-2M0 2L-3 6M1 2L5 5', '#e0a94e', 1.5, 'stroke-linecap="round"'),
  );

/** Path data of the leaves and the stem, markup of the three flowers. */
interface Daffodil {
  leaves: string;
  stem: string;
  flowers: string;
}

function daffodil(next: Random, x: number, height: number, bend: number, scale: number): Daffodil {
  const h = height;
  const y = bankHeight(x) + 6;
  const stem = draw`M${x - 3} ${y}
    Q${x + bend * 0.1 - 1} ${y - h * 0.6} ${x + bend - 1.4} ${y - h}
    h3
    Q${x + bend * 0.1 + 5} ${y - h * 0.5} ${x + 4} ${y}z`;
  const leaves = [-1, 1].map((side) => {
    const out = side * (30 + next() * 24);
    const up = -h * (0.55 + next() * 0.3);
    return draw`M${x} ${y}
      q${side * 10} ${-h * 0.5} ${out} ${up}
      q${-side * 12} ${h * 0.3} ${-side * 22} ${h * 0.7}z`;
  });
  const [topX, topY] = [x + bend, y - h];
  const flowers = [
    flower(topX - 12 * scale, topY + 6 * scale, scale * 0.9, -40),
    flower(topX + 13 * scale, topY + 3 * scale, scale * 0.9, 36),
    flower(topX, topY - 8 * scale, scale, 0),
  ];
  return { leaves: leaves.join(''), stem, flowers: flowers.join('') };
}

// ── The whole foreground ────────────────────────────────────────────────────────────────────────

export function foreground(scene: Scene): string[] {
  const next = random(321);
  const bank = path(
    fillDown(ridge(bankHeight, { step: 20 }), 1020),
    scene.verticalGradient(880, 1000, [
      [0, '#2a3468'],
      [1, '#10163a'],
    ]),
  );
  const rim = smoothPath(ridge((x) => bankHeight(x) + 1, { step: 20 }));
  const blades = grass(next);
  const daffodils = [
    daffodil(next, 64, 170, 24, 1.5),
    daffodil(next, 120, 132, 30, 1.25),
    daffodil(next, 196, 150, -14, 1.35),
    daffodil(next, 262, 104, 20, 1.1),
    daffodil(next, 330, 74, 16, 0.9),
    daffodil(next, 1546, 176, -30, 1.5),
    daffodil(next, 1474, 136, -24, 1.3),
    daffodil(next, 1402, 150, 12, 1.25),
    daffodil(next, 1330, 92, -16, 1),
    daffodil(next, 1592, 116, -8, 1.15),
  ];
  return [
    bank,
    stroke(rim, '#d5d8bd', 2, 'opacity=".4"'),
    ...blades,
    path(daffodils.map(({ leaves }) => leaves).join(''), '#24406a'),
    path(daffodils.map(({ stem }) => stem).join(''), '#4d7076'),
    ...daffodils.map(({ flowers }) => flowers),
  ];
}
