/** A wooded headland: shallows round its foot, pines and cypresses, limestone at the water. */

import { mix } from '../../kit/colour.ts';
import {
  clamp,
  fractalNoise,
  item,
  lerp,
  type Line,
  type Random,
  random,
} from '../../kit/numbers.ts';
import { draw, num, type Point, polygon, shifted, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';

export interface Headland {
  name: string;
  seed: number;
  /** Where it begins and ends. */
  from: number;
  to: number;
  crest: Line;
  /** The line at the water. */
  base: Line;
  /** The size of a tree crown. */
  canopy: number;
  trees: number;
  /** 0 hazy and far – 1 near. */
  near: number;
  top: string;
  bottom: string;
  dark: string;
  lit: string;
  rock: string;
  rockShade: string;
  rockHeight: number;
}

const HAZE = '#f3e6bf';

/** A smooth crest made rough. */
export function roughened(seed: number, roughness: number, crest: Line): Line {
  const rough = fractalNoise(seed, 5);
  return (x) => crest(x) - roughness * rough(x / 80);
}

function baseLine({ from, to, base }: Headland): Point[] {
  const line: Point[] = [];
  for (let x = from; x <= to + 0.1; x += Math.max(8, (to - from) / 60)) line.push([x, base(x)]);
  return line;
}

/** Back along the foot, from right to left. */
const backAlong = (foot: readonly Point[]): string =>
  smoothPath(foot.toReversed(), { start: false });

// ── Shallows ────────────────────────────────────────────────────────────────────────────────────

/** Two pale fringes in the water; they taper where the headland ends within the picture. */
function shallows({ near, to }: Headland, foot: readonly Point[], wobble: Line): string[] {
  const last = foot.length - 1;
  const [startX, startY] = item(foot, 0);
  const fringe = (tip: number, width: number, phase: number): string => {
    const above = shifted(foot, 0, -5);
    const below = foot.map(([x, y], i): Point => {
      const taper = clamp(i / 5) ** 0.6 * (to > 1600 ? 1 : clamp((last - i) / 5) ** 0.6);
      return [x, y + width * taper * (1 + 0.45 * wobble(x / 46 + phase))];
    });
    const point: Point[] = [
      [startX - tip * 0.55, startY + width * 0.28],
      [startX - tip, startY - 1],
      [startX - tip * 0.5, startY - 5],
    ];
    return smoothPath([...below.toReversed(), ...point, ...above], { close: true, tension: 0.9 });
  };
  const [deep, shallow] = [
    mix('#6fd0c8', HAZE, 0.35 * (1 - near)),
    mix('#c3f0dc', HAZE, 0.3 * (1 - near)),
  ];
  return [
    path(fringe(26 + 30 * near, 9 + 22 * near, 7), deep, 'opacity=".5"'),
    path(fringe(12 + 14 * near, 4 + 9 * near, 3), shallow, 'opacity=".8"'),
  ];
}

// ── Land ────────────────────────────────────────────────────────────────────────────────────────

/** The land under a scalloped crest: tree tops against what is behind. */
function land(scene: Scene, next: Random, shape: Headland, foot: readonly Point[]): string {
  const { from, to, crest, base, canopy, top, bottom } = shape;
  let x = from;
  let y = Math.min(base(from), crest(from));
  let outline = draw`M${from} ${base(from)}L${x} ${y}`;
  while (x < to) {
    const endX = Math.min(to, x + canopy * (1 + next() * 1.1));
    const endY = Math.min(base(endX), crest(endX) + (next() - 0.5) * canopy * 0.5);
    const [width, fall] = [endX - x, endY - y];
    const bulge = canopy * (0.55 + 0.4 * next());
    outline += draw`q${width * 0.5} ${fall * 0.5 - bulge} ${width} ${fall}`;
    x = endX;
    y = endY;
  }
  outline += `${draw`L${to} ${base(to)}`}${backAlong(foot)}z`;

  const highest = Math.min(...foot.map(([footX]) => crest(footX)));
  const lowest = Math.max(...foot.map(([, footY]) => footY));
  return path(
    outline,
    scene.verticalGradient(highest, lowest, [
      [0, top],
      [1, bottom],
    ]),
  );
}

// ── Trees ───────────────────────────────────────────────────────────────────────────────────────

const ROWS = 5;

/** Path data of a tree and of the light on it. */
interface Tree {
  kind: 'pine' | 'cypress';
  dark: string;
  light: string;
}

function cypress(x: number, y: number, w: number, h: number): Tree {
  return {
    kind: 'cypress',
    dark: draw`M${x - w} ${y}
      q${w * 0.1} ${-h * 0.55} ${w} ${-h}
      q${w * 0.9} ${h * 0.45} ${w} ${h}z`,
    light: draw`M${x - w * 0.92} ${y - h * 0.04}
      q${w * 0.1} ${-h * 0.5} ${w * 0.9} ${-h * 0.88}
      q${-w * 0.2} ${h * 0.5} ${-w * 0.5} ${h * 0.9}z`,
  };
}

function roundPine(x: number, y: number, s: number): Tree {
  return {
    kind: 'pine',
    dark: draw`M${x - s} ${y}
      q${s * 0.1} ${-s * 1.5} ${s} ${-s * 1.5}
      t${s} ${s * 1.5}
      q${-s} ${s * 0.4} ${-2 * s} 0z`,
    light: draw`M${x - s * 0.92} ${y - s * 0.1}
      q${s * 0.1} ${-s * 1.35} ${s * 0.95} ${-s * 1.38}
      q${s * 0.3} ${s * 0.1} ${s * 0.3} ${s * 0.36}
      q${-s * 0.8} 0 ${-s * 1.25} ${s * 1.02}z`,
  };
}

/** Where a tree may stand: how far along, how far down (0 crest – 1 water), how large (0–1). */
interface Site {
  x: number;
  down: number;
  size: number;
}

/** Trees in five rows from the crest down, so that lower ones stand before higher ones. */
function trees(next: Random, shape: Headland): string[] {
  const { from, to, crest, base, canopy, rockHeight, near } = shape;
  const sites = Array.from({ length: shape.trees }, (): Site => {
    const x = lerp(from, to, next());
    const down = next();
    return { x, down, size: next() };
  });

  const plant = ({ x, down, size }: Site): Tree | undefined => {
    const highest = crest(x);
    const lowest = base(x) - rockHeight;
    if (lowest - highest < canopy * 0.9) return undefined;
    const y = lerp(highest + canopy * 0.4, lowest, down);
    return size < 0.2
      ? cypress(x, y, canopy * 0.36, canopy * (2 + size * 3.4))
      : roundPine(x, y, canopy * (0.55 + 0.6 * size) * (1 + 0.3 * down));
  };

  const cypressDark = mix(shape.dark, '#0f3f4a', 0.25 * near);
  const cypressLight = mix(shape.lit, shape.dark, 0.25);
  const markup: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    const planted = sites
      .filter(({ down }) => Math.floor(down * ROWS) === row)
      .map(plant)
      .filter((tree) => tree !== undefined);
    const paint = (kind: Tree['kind'], part: 'dark' | 'light', colour: string, opacity: string) => {
      const data = planted.filter((tree) => tree.kind === kind).map((tree) => tree[part]);
      markup.push(path(data.join(''), colour, `opacity="${opacity}"`));
    };
    paint('pine', 'dark', shape.dark, num(0.55 + 0.3 * near));
    paint('pine', 'light', shape.lit, (0.5 + 0.3 * near).toFixed(2));
    paint('cypress', 'dark', cypressDark, (0.6 + 0.4 * near).toFixed(2));
    paint('cypress', 'light', cypressLight, (0.45 + 0.3 * near).toFixed(2));
  }
  return markup;
}

// ── Limestone ───────────────────────────────────────────────────────────────────────────────────

function limestone(
  next: Random,
  { crest, rock, rockShade, rockHeight }: Headland,
  foot: readonly Point[],
  wobble: Line,
): string[] {
  const top = foot.map(([x, y]): Point => {
    const room = clamp((y - crest(x)) / (rockHeight * 1.5));
    return [x, y - rockHeight * (0.55 + 0.75 * Math.abs(wobble(x / 22))) * room];
  });
  let shade = '';
  for (let i = 1; i < foot.length - 1; i++) {
    if (next() >= 0.6) continue;
    const [x, y] = item(top, i);
    const [footX, footY] = item(foot, i);
    const width = (item(foot, i + 1)[0] - footX) * 0.5;
    shade += draw`M${x} ${y}
      L${x + width} ${lerp(y, footY, 0.25)}
      L${x + width * 0.8} ${footY}
      L${x + width * 0.1} ${footY}z`;
  }
  return [
    path(`${polygon(top, false)}${backAlong(foot)}z`, rock),
    path(shade, rockShade, 'opacity=".55"'),
  ];
}

/** Adds the headland to the scene as a layer. */
export function headland(scene: Scene, shape: Headland): void {
  const next = random(shape.seed);
  const wobble = fractalNoise(shape.seed + 1, 4);
  const foot = baseLine(shape);
  scene.layer(shape.name, [
    ...shallows(shape, foot, wobble),
    land(scene, next, shape, foot),
    ...trees(next, shape),
    ...limestone(next, shape, foot, wobble),
  ]);
}
