/** Meze in small bowls, and sumac. */

import { type Random, random } from '../../kit/numbers.ts';
import { around, draw, type Point, polygon, shifted, smoothPath } from '../../kit/path.ts';
import { circle, path, stroke } from '../../kit/shapes.ts';
import {
  type Blob,
  blob,
  COBALT,
  darker,
  FIFTH,
  fiveLeaves,
  glint,
  LEAF,
  leafyRim,
  lighter,
  petal,
  TURN,
} from './geometry.ts';
import type { Table } from './table.ts';

export type Meze = 'hummus' | 'haydari' | 'ezme' | 'muhammara' | 'cacik';

/** Colours of the bowl and of what is in it. */
const COLOURS: Record<Meze, { bowl: string; food: string }> = {
  hummus: { bowl: '#c9743f', food: '#edd09a' },
  haydari: { bowl: '#1f8a90', food: '#fffaf0' },
  ezme: { bowl: '#f6e6c4', food: '#c9352a' },
  muhammara: { bowl: '#24508e', food: '#d9713a' },
  cacik: { bowl: '#cf4a3a', food: '#f3f6e0' },
};

/** What a topping needs to know about its bowl. */
interface Bowl {
  table: Table;
  x: number;
  y: number;
  radius: number;
  next: Random;
}

interface Spiral {
  radius: number;
  /** How far it winds in: 1 would reach the middle. */
  inwards: number;
  turns: number;
  from: number;
  steps: number;
}

const spiral = (x: number, y: number, { radius, inwards, turns, from, steps }: Spiral): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return around(x, y, radius * (1 - t * inwards), t * TURN * turns + from);
  });

const roundLine = (
  line: readonly Point[],
  colour: string,
  width: number,
  opacity: number,
): string => stroke(smoothPath(line), colour, width, `stroke-linecap="round" opacity="${opacity}"`);

/** The furrow a spoon leaves in a spread, with oil in it. */
function spoonSwirl(x: number, y: number, radius: number, food: string): string[] {
  const shape = { radius: radius * 0.72, inwards: 0.82, turns: 2.3, from: 0, steps: 46 };
  const furrow = spiral(x, y, shape);
  const light = shifted(furrow, -2, -2.4);
  const oil = spiral(x + 2, y + 2, {
    radius: radius * 0.62,
    inwards: 0.75,
    turns: 1.2,
    from: 0.4,
    steps: 22,
  });
  return [
    roundLine(furrow, darker(food, 0.2), radius * 0.13, 0.55),
    roundLine(light, lighter(food, 0.6), radius * 0.09, 0.85),
    roundLine(oil, '#d99a24', radius * 0.055, 0.75),
  ];
}

// ── Toppings ────────────────────────────────────────────────────────────────────────────────────

/** Chilli flakes, three chickpeas. */
function hummus({ table, x, y, radius, next }: Bowl): string[] {
  let flakes = '';
  for (let i = 0; i < 34; i++) {
    const flake = around(x, y, radius * (0.1 + 0.5 * next()), next() * TURN);
    flakes += draw`M${flake}h2.6v2h-2.6z`;
  }
  const chickpeas = [0, 1, 2].map((i) => {
    const place = around(x, y, radius * 0.17, i * 2.1);
    return table.disc(...place, radius * 0.1, '#d9a860', 0.4, 0.35);
  });
  return [path(flakes, '#b5342f'), ...chickpeas];
}

/** Chopped dill, a sprig of mint. */
function haydari({ x, y, radius, next }: Bowl): string[] {
  let dill = '';
  for (let i = 0; i < 26; i++) {
    const at = around(x, y, radius * (0.3 + 0.42 * next()), next() * TURN);
    dill += petal(at, { angle: next() * 6, length: 6, width: 3 });
  }
  const mint = { angle: 0, length: radius * 0.32, width: radius * 0.17 };
  const mintLight = { angle: -0.08, length: radius * 0.26, width: radius * 0.08 };
  return [
    path(dill, '#4f8a4c'),
    path(fiveLeaves([x, y], mint), LEAF),
    path(fiveLeaves([x - 1, y - 1], mintLight), '#8fc06a'),
  ];
}

/** Finely chopped tomato, pepper and parsley. */
function ezme({ x, y, radius, next }: Bowl): string[] {
  const pieces = ['', '', '', ''];
  for (let i = 0; i < 110; i++) {
    const [middleX, middleY] = around(x, y, radius * 0.8 * Math.sqrt(next()), next() * TURN);
    const width = 3 + next() * 3.5;
    const height = 2.4 + next() * 2;
    const turn = next() * 3;
    const corners = [0, 1, 2, 3, 4].map((k) =>
      around(middleX, middleY, k % 2 === 1 ? width : height, turn + k * FIFTH),
    );
    pieces[Math.floor(next() * 4)] += polygon(corners);
  }
  const leaves =
    petal([x, y], { angle: -0.6, length: radius * 0.4, width: radius * 0.16 }) +
    petal([x, y], { angle: 0.6, length: radius * 0.34, width: radius * 0.14 }) +
    petal([x, y], { angle: -1.9, length: radius * 0.3, width: radius * 0.13 });
  const [red = '', dark = '', orange = '', green = ''] = pieces;
  return [
    path(red, '#e0513a'),
    path(dark, '#a3241f'),
    path(orange, '#f08a5a'),
    path(green, LEAF),
    path(leaves, '#2f7a46'),
  ];
}

/** Three walnut halves. */
function muhammara({ x, y, radius }: Bowl): string[] {
  const walnut = (dx: number, dy: number, turn: number): string => {
    const [nutX, nutY] = [x + dx * radius, y + dy * radius];
    const shape = { turn, seed: 4, ragged: 0.16 };
    return (
      path(blob(nutX, nutY, radius * 0.17, radius * 0.12, shape), '#8a5530') +
      path(blob(nutX - 2, nutY - 2, radius * 0.1, radius * 0.06, shape), '#d9a870')
    );
  };
  return [walnut(-0.1, -0.08, 0.4), walnut(0.16, 0.1, 1.5), walnut(-0.02, 0.22, 2.6)];
}

/** Diced cucumber, dill. */
function cacik({ x, y, radius, next }: Bowl): string[] {
  const dice = Array.from({ length: 14 }, () => {
    const [diceX, diceY] = around(x, y, radius * 0.7 * Math.sqrt(next()), next() * TURN);
    return (
      circle(diceX, diceY, radius * 0.1, '#5f9a54') +
      circle(diceX - 0.6, diceY - 0.6, radius * 0.075, '#d9ebb0')
    );
  });
  let dill = '';
  for (let i = 0; i < 26; i++) {
    const at = around(x, y, radius * 0.76 * Math.sqrt(next()), next() * TURN);
    dill += petal(at, { angle: next() * 6, length: 7, width: 2.6 });
  }
  return [...dice, path(dill, LEAF)];
}

const TOPPINGS: Record<Meze, (bowl: Bowl) => string[]> = {
  hummus,
  haydari,
  ezme,
  muhammara,
  cacik,
};

// ── Bowls ───────────────────────────────────────────────────────────────────────────────────────

export function meze(table: Table, x: number, y: number, radius: number, kind: Meze): void {
  table.castShadow(x, y, radius, 40, 0.95);
  const colours = COLOURS[kind];
  const bowl = table.bowl(x, y, radius, {
    outside: colours.bowl,
    inside: colours.food,
    rim: 0.13,
  });
  const rim = leafyRim(x, y, radius * 0.935, 18, { length: radius * 0.08, width: radius * 0.045 });
  const isSpread = kind === 'hummus' || kind === 'haydari' || kind === 'muhammara';
  const next = random(radius * 3 + kind.length);
  table.dishes.push(
    bowl,
    path(rim, kind === 'ezme' ? COBALT : '#fff3d8', 'opacity=".85"'),
    ...(isSpread ? spoonSwirl(x, y, radius, colours.food) : []),
    ...TOPPINGS[kind]({ table, x, y, radius, next }),
    glint(x, y, radius * 0.985, { width: 0.04 }),
  );
  table.shadeForm(x, y, radius, { width: 0.14, colour: '#101038', opacity: 0.5 });
}

export function sumac(table: Table, x: number, y: number, radius: number): void {
  table.castShadow(x, y, radius, 32, 0.96);
  const bowl = table.bowl(x, y, radius, { outside: '#c9743f', inside: '#8a4a2c', rim: 0.12 });
  /** The heap from its foot to its top, each layer moved towards the light. */
  const heap = (towardsLight: number, width: number, height: number, shape: Omit<Blob, 'turn'>) =>
    blob(x - towardsLight, y - towardsLight, radius * width, radius * height, {
      turn: 0.3,
      ...shape,
    });
  const next = random(77);
  let light = '';
  let dark = '';
  for (let i = 0; i < 90; i++) {
    const place = around(x, y, radius * 0.72 * Math.sqrt(next()), next() * TURN);
    const grain = draw`M${place}h1.9v1.7h-1.9z`;
    if (next() < 0.5) light += grain;
    else dark += grain;
  }
  table.dishes.push(
    bowl,
    path(heap(0, 0.78, 0.74, { seed: 6, ragged: 0.05, knots: 14 }), '#7a1530'),
    path(heap(3, 0.56, 0.5, { seed: 7, ragged: 0.08, knots: 12 }), '#a3203a'),
    path(heap(6, 0.3, 0.26, { seed: 8, ragged: 0.1, knots: 10 }), '#cf3f52'),
    path(light, '#e0708a'),
    path(dark, '#4a0a22'),
  );
  table.shadeForm(x, y, radius, { width: 0.14, colour: '#1a0a28', opacity: 0.5 });
}
