/** A row of pools: its scallops along a wandering rim, and the foot of the wall below it. */

import { mix } from '../../kit/colour.ts';
import {
  clamp,
  fractalNoise,
  item,
  lerp,
  type Line,
  noise,
  type Random,
  random,
  smoothstep,
} from '../../kit/numbers.ts';
import type { Point } from '../../kit/path.ts';

/** How far apart the rows are, and with it how large everything in them is, back to front. */
const SPACINGS = [24, 30, 38, 49, 64, 84, 112, 150, 190];
export const LAST = SPACINGS.length - 1;

/** How far below the hill's edge each row lies. */
const DROPS: number[] = [];
let drop = 2;
for (const spacing of SPACINGS) {
  drop += spacing;
  DROPS.push(drop);
}

const UNDULATIONS = SPACINGS.map((_, index) => fractalNoise(900 + index * 7, 3));

export interface Hill {
  /** The edge of the hill against the sky. */
  top: Line;
  sun: Point;
}

interface Scallop {
  from: number;
  to: number;
  /** How far it hangs down. */
  depth: number;
}

export interface Pool {
  from: number;
  to: number;
  /** Higher or lower than its neighbours. */
  lift: number;
  /** Its first scallop. */
  first: number;
}

export interface Row {
  index: number;
  spacing: number;
  /** 0 the farthest row – 1 the nearest. */
  nearness: number;
  next: Random;
  wobble: Line;
  /** Farther rows are warmer and paler. */
  inHaze: (colour: string) => string;
  scallops: readonly Scallop[];
  pools: readonly Pool[];
  /** The rim, with `perScallop` points in each scallop. */
  edge: readonly Point[];
  perScallop: number;
  /** The foot of the wall, point by point below the edge. */
  foot: readonly Point[];
  /** The rim without its scallops. */
  front: Line;
  /** Where the water begins: so far below the row behind, or below the edge of the hill. */
  back: (x: number, belowRow: number, belowHill: number) => number;
  spacingBehind: number;
}

/** The line of a row, before its pools and scallops. */
export function rimLine({ top }: Hill, index: number, x: number): number {
  const flatter = lerp(top(x), 620, (index / LAST) ** 1.15 * 0.86);
  const undulation = item(UNDULATIONS, index)(x / (150 + 60 * index));
  return flatter + item(DROPS, index) + undulation * item(SPACINGS, index) * 0.55;
}

/** Scallops in groups; every group is a pool, in turn higher and lower than the one before. */
function scallopsAndPools(spacing: number, next: Random): Pick<Row, 'scallops' | 'pools'> {
  const scallops: Scallop[] = [];
  const pools: Pool[] = [];
  let x = -160 - next() * spacing * 2;
  let direction = next() < 0.5 ? 1 : -1;
  while (x < 1780) {
    const count = 1 + Math.floor(next() * next() * 5);
    const size = 0.75 + next() * next() * 1.5;
    const lift = direction * spacing * (0.08 + 0.36 * next());
    direction = -direction;
    const from = x;
    const first = scallops.length;
    for (let i = 0; i < count && x < 1780; i++) {
      const width = spacing * (0.62 + 0.92 * (1.05 + next() * 1.25) * size);
      const depth = spacing * (0.18 + 0.2 * next()) * Math.min(1.3, width / spacing / 1.5);
      scallops.push({ from: x, to: x + width, depth });
      x += width;
    }
    // A narrow pool does not stand out from its row: it would look like a barrel.
    const breadth = clamp((x - from) / (spacing * 4.5));
    pools.push({ from, to: x, lift: lift * breadth, first });
  }
  return { scallops, pools };
}

export function makeRow(hill: Hill, index: number): Row {
  const spacing = item(SPACINGS, index);
  const nearness = index / LAST;
  const next = random(3100 + index * 17);
  const wobble = noise(3200 + index);
  const tallness = noise(3300 + index);
  const fringe = noise(3400 + index);
  const { scallops, pools } = scallopsAndPools(spacing, next);
  // One draw for each scallop is not used, but everything after depends on it.
  for (const _ of scallops) next();

  const offset = (x: number): number => {
    const soft = spacing * 0.5;
    let sum = 0;
    for (const { from, to, lift } of pools) {
      if (x < from - spacing || x >= to + spacing) continue;
      const within = smoothstep(from - soft, from + soft, x);
      sum += lift * within * (1 - smoothstep(to - soft, to + soft, x));
    }
    return sum + wobble(x / (spacing * 4.2)) * spacing * 0.3;
  };
  const front = (x: number): number => rimLine(hill, index, x) + offset(x);
  const wallHeight = (x: number): number =>
    spacing * (0.34 + 0.36 * (0.5 + 0.5 * tallness(x / (spacing * 4.6))));

  const perScallop = index < 3 ? 5 : index < 6 ? 8 : 12;
  const edge: Point[] = [];
  const foot: Point[] = [];
  scallops.forEach(({ from, to, depth }) => {
    for (let step = 0; step < perScallop; step++) {
      const t = step / perScallop;
      const along = lerp(from, to, t);
      const bow = Math.sin(Math.PI * t);
      const twice = Math.sin(t * Math.PI * 2);
      // Sideways as well: the cusps between scallops are narrow, their bellies wide.
      const x = along - twice * (to - from) * 0.045;
      const y = front(along) + depth * bow ** 0.62 - depth * 0.3;
      // The foot is less scalloped than the rim and ragged: stone that has flowed, not a barrel.
      const skirt =
        depth * (0.28 - 0.42 * bow ** 0.62) + spacing * 0.07 * fringe(x / (spacing * 0.3));
      edge.push([x, y]);
      foot.push([x + twice * (to - from) * 0.03, y + wallHeight(x) * (0.86 + 0.2 * bow) + skirt]);
    }
  });

  return {
    index,
    spacing,
    nearness,
    next,
    wobble,
    inHaze: (colour) => mix(colour, '#fde3c6', 0.42 * (1 - nearness) ** 1.6),
    scallops,
    pools,
    edge,
    perScallop,
    foot,
    front,
    back: (x, belowRow, belowHill) =>
      index > 0 ? rimLine(hill, index - 1, x) + belowRow : hill.top(x) + belowHill,
    spacingBehind: index > 0 ? item(SPACINGS, index - 1) : 0,
  };
}
