/** Fairy chimneys in the middle distance, and the basalt boulder that caps a chimney. */

import { clamp, item, lerp, noise, random } from '../../kit/numbers.ts';
import { between, num, type Point, points, polygon } from '../../kit/path.ts';
import { group, path } from '../../kit/shapes.ts';

/** Three boulders, one unit to each side and one unit high, from the left foot to the right. */
const PEAKED = points(`
  -1,.1 -1.04,-.1 -.8,-.3 -.62,-.38 -.42,-.72 -.2,-.84 .04,-1 .22,-.8 .4,-.62 .66,-.34 .9,-.24
  1.04,.02 .9,.13`);
const BLUNT = points(`
  -.98,.12 -1.1,-.12 -.92,-.5 -.66,-.62 -.5,-.86 -.1,-.92 .16,-.82 .46,-.9 .78,-.62 .86,-.34
  1.08,-.14 1.02,.1 .6,.16`);
const NOTCHED = points(`
  -1.06,.02 -.98,-.26 -.6,-.46 -.46,-.8 -.3,-.96 -.06,-1.04 .08,-.74 .3,-.6 .52,-.66 .7,-.42
  .94,-.3 1.12,-.02 .96,.12`);

interface Boulder {
  x: number;
  foot: number;
  /** Half of the width. */
  width: number;
  height: number;
  seed: number;
  dark: string;
  /** The facet towards the sun, on the right; a far boulder has none. */
  lit?: string | undefined;
  /** The facet in front; only on near boulders. */
  middle?: string;
}

/** An angular boulder with up to three facets, leaning one way or the other. */
export function boulder({ x, foot, width, height, seed, dark, lit, middle }: Boulder): string {
  const next = random(seed * 13 + 7);
  const kind = next();
  const tilt = (next() - 0.5) * width * 0.7;
  const jitter = (amount: number): number => (next() - 0.5) * amount;
  const shape = kind < 0.36 ? PEAKED : kind < 0.66 ? BLUNT : NOTCHED;
  const outline = shape.map(([across, up]): Point => {
    const shiftX = jitter(width * 0.1);
    const shiftY = jitter(height * 0.07);
    return [
      x + across * width + shiftX + tilt * Math.max(0, -up) * 0.8,
      foot + up * height + shiftY,
    ];
  });
  const body = path(polygon(outline), dark);
  if (lit === undefined) return body;

  const top = 5 + Math.floor(kind * 3);
  const summit = item(outline, top);
  const inner: Point = [x + width * 0.18 + tilt * 0.5, foot - height * 0.5];
  const base: Point = [x + width * 0.34, foot + height * 0.06];
  const sunny = path(
    polygon([
      summit,
      ...outline.slice(top + 1),
      base,
      [x + width * 0.42, foot - height * 0.22],
      inner,
    ]),
    lit,
  );
  if (middle === undefined) return body + sunny;

  const front = path(
    polygon([
      summit,
      item(outline, top - 1),
      item(outline, top - 2),
      [x - width * 0.3 + tilt * 0.3, foot - height * 0.4],
      [x - width * 0.12, foot - height * 0.02],
      base,
      inner,
    ]),
    middle,
  );
  const edge = path(
    polygon([
      [x + width * 0.52 + tilt * 0.3, foot - height * 0.5],
      item(outline, outline.length - 4),
      item(outline, outline.length - 3),
      [x + width * 0.62, foot - height * 0.16],
    ]),
    '#f0a07c',
    'opacity=".75"',
  );
  return body + front + sunny + edge;
}

interface Chimney {
  x: number;
  foot: number;
  height: number;
  width: number;
  seed: number;
  /** With a boulder on its neck; otherwise it comes to a point. */
  capped: boolean;
  body: string;
  lit: string;
  cap: string;
  capLit?: string;
  /** Far chimneys have smooth sides. */
  rough: boolean;
}

/** Half the width of a chimney one unit wide, from foot (0) to neck (1): flared, then waisted. */
const halfWidth = (up: number): number =>
  (lerp(0.92, 0.3, up ** 0.86) + 0.22 * Math.exp(-up * 6) - 0.05 * Math.sin(Math.PI * up)) / 2;

function litFromRight(chimney: Chimney): string {
  const { x, foot, height, width, seed, capped, body, lit, cap, capLit, rough } = chimney;
  const wobble = noise(seed);
  const next = random(seed);
  const steps = rough ? 11 : 6;
  const roughness = rough ? width * 0.022 : 0;
  const left: Point[] = [];
  const right: Point[] = [];
  const terminator: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const half = width * halfWidth(t) * (capped ? 1 : clamp(1 - t ** 4) ** 0.6 + 0.015);
    const leftX = x - half + wobble(t * 4) * roughness;
    const rightX = x + half + wobble(t * 4 + 50) * roughness;
    const depth = 0.66 + 0.2 * wobble(t * 5 + 9) - 0.18 * t;
    const y = foot - height * t;
    left.push([leftX, y]);
    right.push([rightX, y]);
    terminator.push([rightX - ((rightX - leftX) / 2) * depth, y]);
  }
  const column = path(between(left, right), body) + path(between(terminator, right), lit);
  if (!capped) return column;

  const neck = width * halfWidth(1);
  const capWidth = neck * (1.16 + next() * 0.3) + width * 0.01;
  const capHeight = neck * (0.95 + next() * 1.5);
  return (
    column +
    boulder({
      x,
      foot: foot - height,
      width: capWidth,
      height: capHeight,
      seed,
      dark: cap,
      lit: capLit,
    })
  );
}

/** Drawn lit from the right, and mirrored where the sun is on the left. */
export const chimney = (options: Chimney): string =>
  options.x > 1000
    ? group(`transform="matrix(-1 0 0 1 ${num(2 * options.x)} 0)"`, litFromRight(options))
    : litFromRight(options);
