/** Rock as the stamps show it, lit from the right: pillars, caps, doors, and what grows round it. */

import { blade } from './motifs.ts';
import { item, lerp, type Line, noise, random } from './numbers.ts';
import { archway, between, draw, type Point, pointsAlong, polygon } from './path.ts';
import type { Scene } from './scene.ts';
import { group, path } from './shapes.ts';

export interface RockFills {
  shade: string;
  /** The turn from shade to light. */
  middle: string;
  lit: string;
  /** Gullies in the shade. */
  deep: string;
}

/** The middle of a pillar and half its width, from foot to top. */
export type Knot = readonly [x: number, y: number, half: number];

interface Pillar {
  id: string;
  knots: readonly Knot[];
  seed: number;
  fills: RockFills;
  /** Where the light begins: -1 at the left edge, 1 at the right. */
  turn?: number;
  gullies?: number;
  rough?: number;
}

const STEPS = 6;

/** A pillar worn by rain: a lit side, a narrow half-tone, gullies that taper upwards. */
export function pillar(scene: Scene, options: Pillar): string {
  const { id, knots, seed, fills, turn = 0.05, gullies = 7, rough = 0.05 } = options;
  const middles = pointsAlong(
    knots.map(([x, y]): Point => [x, y]),
    STEPS,
  );
  const halves = pointsAlong(
    knots.map(([, y, half]): Point => [half, y]),
    STEPS,
  );
  const wobble = noise(seed);
  const at = (i: number, across: number): Point => {
    const [x, y] = item(middles, i);
    const [half] = item(halves, i);
    return [x + across * half, y];
  };
  const side = (across: (i: number) => number): Point[] => middles.map((_, i) => at(i, across(i)));
  const left = side((i) => -1 + wobble(i * 0.9) * rough);
  const right = side((i) => 1 + wobble(i * 0.9 + 60) * rough);
  const outline = between(left, right, 0.8);
  const terminator = (shift: number): Point[] =>
    side((i) => turn + shift + 0.16 * wobble(i * 0.55 + 20));

  const next = random(seed);
  const furrows = { dark: '', bright: '' };
  for (let k = 0; k < gullies; k++) {
    const across = lerp(-0.85, 0.9, (k + 0.3 + next() * 0.4) / gullies);
    const last = Math.round((middles.length - 1) * lerp(0.45, 0.9, next()));
    const breadth = (0.95 / gullies) * (0.6 + 0.6 * next());
    const spine = middles
      .slice(0, last + 1)
      .map((_, i) => at(i, across + 0.05 * wobble(k * 7 + i * 0.5)));
    const edge = spine.map(([x, y], i): Point => {
      const [half] = item(halves, i);
      return [x + breadth * half * (1 - i / last) ** 0.6, y];
    });
    furrows[across < turn - 0.2 ? 'dark' : 'bright'] += between(spine, edge);
  }
  return (
    path(outline, fills.shade) +
    group(
      scene.clip(id, outline),
      path(between(terminator(-0.24), right), fills.middle),
      path(
        between(
          terminator(0),
          side(() => 1.3),
        ),
        fills.lit,
      ),
      path(furrows.dark, fills.deep, 'opacity=".5"'),
      path(furrows.bright, fills.middle, 'opacity=".6"'),
    )
  );
}

/** What a cap throws on the neck below it. */
export const capShade = (x: number, y: number, half: number, fill: string): string =>
  path(
    draw`M${x - half} ${y - 8}h${2 * half}v${half * 0.3}
      q${-half * 0.7} ${half * 0.6} ${-2 * half} ${half * 0.9}z`,
    fill,
    'opacity=".55"',
  );

interface Cap {
  x: number;
  /** Where it rests on the neck. */
  y: number;
  /** Half its width. */
  half: number;
  height: number;
  /** How far the summit is to the right. */
  lean?: number;
  seed: number;
  fills: { dark: string; middle: string; lit: string };
}

/** The cone of hard dark rock that has kept the rain off its neck. */
export function cap({ x, y, half, height, lean = 0, seed, fills }: Cap): string {
  const chipped = noise(seed);
  const p = (across: number, up: number): Point => [
    x + (across + 0.09 * chipped(across * 3 + up * 5)) * half + lean * up,
    y - (up + 0.05 * chipped(across * 4 + 40)) * height,
  ];
  const outline = [
    p(-0.62, -0.1),
    p(-1, 0.02),
    p(-0.96, 0.16),
    p(-0.6, 0.46),
    p(-0.44, 0.7),
    p(-0.16, 0.94),
    p(0.04, 1),
    p(0.2, 0.9),
    p(0.42, 0.6),
    p(0.76, 0.34),
    p(1, 0.12),
    p(0.98, 0),
    p(0.5, -0.12),
  ];
  const middle = [p(0.04, 1), p(-0.16, 0.94), p(-0.3, 0.5), p(-0.4, -0.1), p(0.5, -0.12)];
  const lit = [
    p(0.04, 1),
    p(0.2, 0.9),
    p(0.42, 0.6),
    p(0.76, 0.34),
    p(1, 0.12),
    p(0.98, 0),
    p(0.42, 0.05),
    p(0.22, 0.44),
  ];
  return (
    path(polygon(outline), fills.dark) +
    path(polygon(middle), fills.middle) +
    path(polygon(lit), fills.lit)
  );
}

/** A doorway or window with a round head; its jamb on the left catches the light. */
export const opening = (
  x: number,
  sill: number,
  width: number,
  height: number,
  fills: { dark: string; jamb: string },
): string =>
  path(archway(x, sill, width, height), fills.jamb) +
  path(archway(x + width * 0.09, sill, width * 0.82, height), fills.dark);

/** The line broken between its corners, as rock breaks. */
export function craggy(line: readonly Point[], seed: number, by: number): Point[] {
  const next = random(seed);
  return line.flatMap(([x, y], i) => {
    const to = line[i + 1];
    if (to === undefined) return [[x, y] as const];
    const broken = [0.3, 0.55, 0.8].map((t): Point => [
      lerp(x, to[0], t + (next() - 0.5) * 0.2) + (next() - 0.5) * by,
      lerp(y, to[1], t) + (next() - 0.5) * by,
    ]);
    return [[x, y] as const, ...broken];
  });
}

// ── What grows round it ─────────────────────────────────────────────────────────────────────────

interface Grass {
  seed: number;
  count: number;
  edge: Line;
  /** Where the grass on the left ends, and where that on the right begins. */
  gap: readonly [from: number, to: number];
}

/** Dry grass along an edge, on both sides of a gap. */
export function grass({ seed, count, edge, gap: [from, to] }: Grass): string {
  const next = random(seed);
  let blades = '';
  for (let i = 0; i < count; i++) {
    const x = next() < 0.5 ? next() * (from + 10) - 10 : to + next() * (1210 - to);
    const height = 18 + next() * 46;
    blades += blade({ x, foot: edge(x) + 8, width: 2.6, height, bend: (next() - 0.6) * 32 });
  }
  return blades;
}

interface Cypress {
  x: number;
  foot: number;
  height: number;
  dark: string;
  lit: string;
  /** 1 where the light comes from the right, -1 from the left. */
  side: 1 | -1;
}

export function cypress({ x, foot, height: h, dark, lit, side }: Cypress): string {
  const w = h * 0.1 * side;
  const tree = draw`M${x} ${foot - h}
    c${w * 1.3} ${h * 0.36} ${w * 1.3} ${h * 0.8} ${w * 0.4} ${h}h${-w * 0.8}
    c${-w * 0.9} ${-h * 0.2} ${-w * 0.9} ${-h * 0.64} ${w * 0.4} ${-h}z`;
  const light = draw`M${x + w * 0.06} ${foot - h * 0.92}
    c${w} ${h * 0.3} ${w} ${h * 0.7} ${w * 0.34} ${h * 0.88}
    q${-w * 0.1} ${-h * 0.5} ${-w * 0.34} ${-h * 0.88}z`;
  return path(tree, dark) + path(light, lit);
}
