/** The near cliffs: each one massif with fluted fins that share winding strata. */

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
import {
  between,
  draw,
  fillDown,
  mound,
  type Point,
  polygon,
  setPrecision,
  smoothPath,
} from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, rect, stroke } from '../../kit/shapes.ts';

interface Fin {
  x: number;
  top: number;
  width: number;
  /** 1 is a pointed gable, more is blunter. */
  power?: number;
}

interface Cliff {
  /** Names the clip path. */
  name: string;
  from: number;
  to: number;
  foot: number;
  /** Where the light comes from: 1 right, -1 left. */
  side: 1 | -1;
  fins: readonly Fin[];
}

// ── Outline ─────────────────────────────────────────────────────────────────────────────────────

/** The upper edge: whichever fin is highest. */
function outline({ from, to, foot, fins }: Cliff, rough: Line): string {
  const finEdge = ({ x: middle, top, width, power = 2.1 }: Fin, at: number): number =>
    top + (foot - top) * (Math.abs(at - middle) / (width * 0.5)) ** power * 0.9;
  const edge: Point[] = [];
  for (let x = from; x <= to; x += 7) {
    const highest = Math.min(...fins.map((fin) => finEdge(fin, x)));
    edge.push([x, Math.min(foot + 30, highest + rough(x / 14) * 5)]);
  }
  return polygon([...edge, [to, foot + 40], [from, foot + 40]]);
}

// ── Strata ──────────────────────────────────────────────────────────────────────────────────────

const STRATA_COLOURS = [
  '#fdebcf',
  '#f6c9ae',
  '#e9a48f',
  '#fbe0c2',
  '#d67c74',
  '#f3bfa2',
  '#fdeacc',
  '#cf6f6c',
  '#efb096',
  '#f8d6b6',
];

/** How deep in a groove x lies: 0 on a fin's axis, 1 half way to the next fin on the right. */
function grooveDepth(fins: readonly Fin[], x: number): number {
  const first = item(fins, 0);
  if (x < first.x) return Math.min(1, Math.abs(x - first.x) / 60);
  let i = 0;
  while (i < fins.length - 1 && item(fins, i + 1).x < x) i++;
  const left = item(fins, i);
  const right = fins[i + 1];
  if (right === undefined) return Math.min(1, Math.abs(x - left.x) / 60);
  return 1 - Math.abs((2 * (x - left.x)) / (right.x - left.x) - 1);
}

/** Bands from top to bottom; they dip where they cross a groove. */
function strata(
  next: Random,
  { from, to, foot }: Cliff,
  fins: readonly Fin[],
  rough: Line,
): string[] {
  const bands: string[] = [];
  setPrecision(1);
  let y = -20;
  let k = 0;
  while (y < foot + 20) {
    const height = 7 + next() * next() * 40 + (k % 3 === 0 ? 10 : 0);
    const colour = (k * 3 + Math.floor(next() * 2)) % STRATA_COLOURS.length;
    const above: Point[] = [];
    const below: Point[] = [];
    for (let x = from; x <= to; x += 19) {
      const groove = grooveDepth(fins, x) ** 1.6 * 26 * clamp((foot + 40 - y) / 420, 0.25, 1);
      const dip = groove + rough(x / 60 + y * 0.02) * 9;
      above.push([x, y + dip]);
      below.push([x, y + height + dip + rough(x / 34 + k) * 2.5]);
    }
    bands.push(path(polygon([...above, ...below.toReversed()]), item(STRATA_COLOURS, colour)));
    y += height;
    k++;
  }
  setPrecision(10);
  return bands;
}

// ── Light and shade on the fins ─────────────────────────────────────────────────────────────────

/** Path data for all fins together. */
interface Relief {
  halfShade: string;
  deepShade: string;
  light: string;
  flutes: string;
}

/** The winding bottom of a groove. */
const grooveSway = (x: number, y: number): number =>
  Math.sin(y / 46 + x * 1.7) * 7 + Math.sin(y / 19 + x) * 2.5;

function relief(next: Random, { foot, side }: Cliff, fins: readonly Fin[]): Relief {
  const data: Relief = { halfShade: '', deepShade: '', light: '', flutes: '' };
  fins.forEach((fin, i) => {
    const rough = noise(i * 17 + fins.length);
    const shadeNeighbour = fins[i - side];
    const lightNeighbour = fins[i + side];
    const shadeGroove =
      shadeNeighbour === undefined
        ? fin.x - side * fin.width * 0.5
        : (fin.x + shadeNeighbour.x) / 2;
    const lightGroove =
      lightNeighbour === undefined
        ? fin.x + side * fin.width * 0.5
        : (fin.x + lightNeighbour.x) / 2;

    // Where a neighbour stands higher, the edges draw together towards the top of this fin.
    const narrowing = (neighbour: Fin | undefined, t: number): number =>
      neighbour !== undefined && neighbour.top < fin.top - 40 ? smoothstep(0.45, 1, t) : 0;
    const upwards = (edge: (t: number, y: number) => number): Point[] =>
      Array.from({ length: 13 }, (_, q) => {
        const t = q / 12;
        const y = lerp(foot + 30, fin.top - 4, t);
        return [edge(t, y), y];
      });
    /** `across` 0 is the fin's axis, 1 the groove on its shaded side. */
    const shadeEdge = (across: (t: number) => number): Point[] =>
      upwards((t) =>
        lerp(lerp(fin.x, shadeGroove, across(t)), fin.x, narrowing(shadeNeighbour, t)),
      );

    // A block has its shade only where it falls away, a fin from its axis on.
    const block = (fin.power ?? 0) > 4;
    const half = shadeEdge((t) =>
      block ? 0.7 + 0.28 * t + 0.1 * rough(t * 4) : -0.22 * t + 0.5 * (1 - t) + 0.2 * rough(t * 4),
    );
    const deep = shadeEdge((t) =>
      block
        ? 0.92 + 0.08 * t + 0.03 * rough(t * 5 + 9)
        : 0.34 * t + 0.86 * (1 - t) + 0.16 * rough(t * 5 + 9),
    );
    const shadeFoot = upwards((t, y) => {
      const sway = grooveSway(shadeGroove, y) * (block ? 1 - t ** 3 : 1);
      return lerp(shadeGroove + sway, fin.x, narrowing(shadeNeighbour, t));
    });
    const lit = upwards((t) => {
      const across = 0.3 * t + 0.62 * (1 - t) + 0.22 * rough(t * 5 + 21);
      return lerp(lerp(fin.x, lightGroove, across), fin.x, narrowing(lightNeighbour, t));
    });
    const lightFoot = upwards((t, y) =>
      lerp(lightGroove + grooveSway(lightGroove, y), fin.x, narrowing(lightNeighbour, t)),
    );
    data.halfShade += between(half, shadeFoot);
    data.deepShade += between(deep, shadeFoot);
    data.light += between(lit, lightFoot);

    for (let q = 0; q < 5; q++) {
      const across = next() * 1.6 - 0.8;
      const x = fin.x + across * Math.abs(fin.x - shadeGroove) * 0.9;
      const top = fin.top + 30 + next() * 120;
      const bottom = top + 60 + next() * 220;
      data.flutes += smoothPath([
        [x, top],
        [x + rough(q) * 6, lerp(top, bottom, 0.4)],
        [x + rough(q + 5) * 8, lerp(top, bottom, 0.75)],
        [x + across * 10, bottom],
      ]);
    }
    // A dark rill in the groove.
    data.flutes += smoothPath([
      [shadeGroove, foot],
      [shadeGroove + rough(3) * 8, foot - (foot - fin.top) * 0.35],
      [shadeGroove + rough(7) * 6, foot - (foot - fin.top) * 0.62],
    ]);
  });
  return data;
}

export function cliff(scene: Scene, shape: Cliff): string {
  const { name, from, to, foot, side } = shape;
  const count = shape.fins.length;
  const rough = fractalNoise(21 + count, 4);
  const next = random(count * 31 + 7);
  const fins = shape.fins.toSorted((a, b) => a.x - b.x);

  const data = outline(shape, rough);
  const onCliff = scene.clip(name, data);
  const bands = strata(next, shape, fins, rough);
  const { halfShade, deepShade, light, flutes } = relief(next, shape, fins);

  const highest = Math.min(...fins.map(({ top }) => top));
  const fromTheSun = scene.horizontalGradient(
    from,
    to,
    side > 0
      ? [
          [0, '#5a2f5c', 0.5],
          [0.5, '#8a4a68', 0.14],
          [1, '#ffcf9c', 0.22],
        ]
      : [
          [0, '#ffcf9c', 0.22],
          [0.5, '#8a4a68', 0.14],
          [1, '#5a2f5c', 0.5],
        ],
  );
  const dust = scene.verticalGradient(foot - 150, foot + 20, [
    [0, '#ffd7a8', 0],
    [1, '#f4c79a', 0.4],
  ]);
  return (
    path(data, '#efc0a6') +
    group(
      onCliff,
      ...bands,
      path(halfShade, '#b05a74', 'opacity=".5"'),
      path(deepShade, '#6b3a66', 'opacity=".42"'),
      path(light, '#fff3d0', 'opacity=".66"'),
      stroke(flutes, '#8c4a66', 1.7, 'opacity=".36" stroke-linecap="round"'),
      scene.stipple([
        path(deepShade, '#6b3a66', 'opacity=".8"'),
        path(halfShade, '#8c4a70', 'opacity=".36"'),
      ]),
      rect(from, highest, to - from, foot + 60 - highest, fromTheSun),
      rect(from, foot - 150, to - from, 190, dust),
    )
  );
}

// ── Talus ───────────────────────────────────────────────────────────────────────────────────────

interface Talus {
  seed: number;
  foot: number;
  side: 1 | -1;
  /** From one end to the other. */
  heaps: readonly (readonly [x: number, width: number, height: number])[];
}

/** Heaps of scree along the foot of a cliff, bushes on them. */
export function talus(scene: Scene, { seed, foot, side, heaps }: Talus): string {
  const next = random(seed);
  const markup: string[] = [];
  for (const [x, width, height] of heaps) {
    const edge: Point[] = [];
    for (let i = 0; i <= 10; i++) {
      const across = -1 + i / 5;
      const rise = height * 0.62 * Math.cos((across * Math.PI) / 2) ** 0.9;
      const y = foot - rise * (1 + 0.12 * Math.sin(i * 2 + x));
      edge.push([x + across * width * 1.5, y + 8]);
    }
    const scree = scene.verticalGradient(foot - 70, foot + 20, [
      [0, '#c9858a'],
      [1, '#d8a68a'],
    ]);
    markup.push(path(fillDown(edge, foot + 22), scree));
  }

  const [firstX] = item(heaps, 0);
  const [lastX] = item(heaps, heaps.length - 1);
  let bushes = '';
  let light = '';
  for (let i = 0; i < 70; i++) {
    const x = firstX - 60 + next() * (lastX - firstX + 140);
    const y = foot + 6 - next() * 26;
    const r = 4 + next() * 10;
    const sweep = side > 0 ? 1 : 0;
    bushes += mound(x, y, r, r * 0.8);
    light += draw`M${x} ${y - r * 0.8}
      a${r} ${r * 0.8} 0 0 ${sweep} ${side * r} ${r * 0.8}
      h${-side * r * 0.5}z`;
  }
  markup.push(path(bushes, '#6f7a5c'), path(light, '#d9cf8c', 'opacity=".8"'));
  return markup.join('');
}
