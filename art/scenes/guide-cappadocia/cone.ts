/** A cone of banded tuff. The strata share absolute levels: they run through all cones alike. */

import { mix } from '../../kit/colour.ts';
import { clamp, item, lerp, noise, random } from '../../kit/numbers.ts';
import { between, num, type Point, polygon, smoothPath } from '../../kit/path.ts';
import { path, stroke } from '../../kit/shapes.ts';

interface Cone {
  x: number;
  foot: number;
  height: number;
  width: number;
  seed: number;
  /** Where the light comes from: 1 right, -1 left. */
  side: 1 | -1;
  /** 0 near – 1 gone in the haze. */
  haze: number;
  /** With its inner shade, lit rim and flutes. */
  detailed: boolean;
}

const HAZE = '#fbd9b8';
const SHADE = '#7d4468';
const STEPS = 12;
const FLUTES = 6;

interface Stratum {
  top: number;
  bottom: number;
  colour: string;
}

const STRATA_COLOURS = [
  '#fbe6c8',
  '#f3bfa4',
  '#e7988a',
  '#fad9b8',
  '#d77f78',
  '#f0b29c',
  '#fbe3c2',
  '#c96f74',
  '#eca993',
];

function layStrata(): Stratum[] {
  const next = random(808);
  const strata: Stratum[] = [];
  let top = -80;
  let i = 0;
  while (top < 1000) {
    const bottom = top + 12 + next() * 34;
    strata.push({ top, bottom, colour: item(STRATA_COLOURS, i % STRATA_COLOURS.length) });
    top = bottom;
    i += 1 + Math.floor(next() * 2);
  }
  return strata;
}

const STRATA = layStrata();

/** A point of the cone at height y: `across` -1 is its left edge, 1 its right edge. */
type Place = (y: number, across: number) => number;

/**
 * The slice of the cone between two levels. Its edges bow upwards, as bands round a cone do when
 * seen from below.
 */
function slice({ foot, height, width }: Cone, at: Place, wobble: Place, level: Point): Point[] {
  const [top, bottom] = level;
  const bow = (y: number, i: number): Point => {
    const across = -1 + i / 3;
    const rise = width * 0.05 * (1 - across * across) * clamp((foot - y) / height + 0.15);
    return [at(y, across), y - rise + wobble(y, i)];
  };
  const levels = [top, lerp(top, bottom, 0.5), bottom];
  const inner = [1, 2, 3, 4, 5];
  return [
    ...levels.map((y): Point => [at(y, -1), y]),
    ...inner.map((i) => bow(bottom, i)),
    ...levels.toReversed().map((y): Point => [at(y, 1), y]),
    ...inner.toReversed().map((i) => bow(top, i)),
  ];
}

/**
 * Opacities are rounded like everything else, and coarsely: scenes draw cones in halves (far) or
 * whole units (middle), where a half shadow rounds down to none and a strong rim up to full.
 */
const faded = (opacity: number): string => `opacity="${num(opacity)}"`;

/** Rills that run down the cone. */
function flutes(
  { foot, height, width, seed }: Cone,
  at: Place,
  rough: (t: number) => number,
): string {
  const next = random(seed);
  let data = '';
  for (let k = 0; k < FLUTES; k++) {
    const across = lerp(-0.8, 0.8, (k + 0.5) / FLUTES) + rough(k * 3.3) * 0.1;
    const from = 0.02 + next() * 0.1;
    const to = 0.45 + next() * 0.4;
    const line = [0, 1, 2, 3, 4].map((i): Point => {
      const t = lerp(from, to, i / 4);
      const y = foot - height * t;
      return [at(y, across) + rough(t * 7 + k * 4) * width * 0.015, y];
    });
    data += smoothPath(line);
  }
  return data;
}

export function cone(shape: Cone): string {
  const { x, foot, height, width, seed, side, haze } = shape;
  const rough = noise(seed);

  /** A convex flank, drawn out to a point, a little uneven. */
  const halfWidth = (t: number): number => {
    const flank = Math.max(0, 1 - t ** 1.5) ** 0.72 * 0.94 + 0.06 * (1 - t);
    return (width / 2) * flank * (1 + 0.05 * rough(t * 4.3)) + 0.6;
  };
  const at: Place = (y, across) => {
    const t = clamp((foot - y) / height);
    return x + rough(t * 3 + 40) * width * 0.02 + across * halfWidth(t);
  };
  const wobble: Place = (y, i) => rough(y * 0.05 + i * 2.3) * 4;

  /** A line from the foot to the top, `across` told for every t. */
  const upwards = (across: (t: number) => number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const t = i / STEPS;
      const y = foot - height * t;
      return [at(y, across(t)), y];
    });

  const shade = mix(SHADE, HAZE, haze * 0.9);

  const outline = [...upwards(() => -1), ...upwards(() => 1).toReversed()];
  const markup = [
    path(
      smoothPath(outline, { close: true, tension: 0.8 }),
      mix(mix('#f0b79f', SHADE, 0.1), HAZE, haze),
    ),
  ];
  for (const { top, bottom, colour } of STRATA) {
    const level: Point = [Math.max(top, foot - height + 3), Math.min(bottom, foot)];
    if (level[1] - level[0] < 3) continue;
    const band = polygon(slice(shape, at, wobble, level));
    markup.push(path(band, mix(mix(colour, SHADE, 0.06), HAZE, haze)));
  }

  // The side away from the sun, with a wavy edge.
  const away = upwards(() => -side);
  const terminator = upwards((t) => side * (-0.02 + 0.3 * rough(t * 4 + 7) - 0.1 * t));
  markup.push(path(between(terminator, away), shade, faded(0.5 - haze * 0.25)));
  if (!shape.detailed) return markup.join('');

  const inner = upwards((t) => -side * (0.46 + 0.16 * rough(t * 5 + 17)));
  markup.push(path(between(inner, away), shade, faded(0.34 - haze * 0.2)));

  const edge = upwards(() => side);
  const rim = upwards((t) => side * (0.72 + 0.12 * rough(t * 6 + 3) + 0.1 * t));
  markup.push(path(between(edge, rim), mix('#fff0cc', HAZE, haze * 0.5), faded(0.72 - haze * 0.3)));

  const fluteWidth = num(Math.max(1, width * 0.011));
  const fluteLook = `${faded(0.4 - haze * 0.2)} stroke-linecap="round"`;
  markup.push(stroke(flutes(shape, at, rough), mix(SHADE, HAZE, haze), fluteWidth, fluteLook));
  return markup.join('');
}
