/** Things that more than one picture shows. */

import { around, draw, polygon, scalePath } from './path.ts';
import { circle, group, path, stroke } from './shapes.ts';

// ── Flag ────────────────────────────────────────────────────────────────────────────────────────

/** The star of the flag, a point towards the hoist on its left. */
export function star(x: number, y: number, radius: number, colour: string): string {
  const corners = Array.from({ length: 10 }, (_, i) =>
    around(x, y, i % 2 === 1 ? radius * 0.4 : radius, Math.PI + (i * Math.PI) / 5),
  );
  return path(polygon(corners), colour);
}

// ── Birds ───────────────────────────────────────────────────────────────────────────────────────

/** A gull that glides, one unit to each side. */
export const GULL =
  'M-1-.3C-.72-.56-.34-.4-.1-.04C0-.1.1-.1.16-.03C.34-.42.74-.66 1.08-.46C.78-.42.5-.16.3.1' +
  'C.24.17.12.2 0 .17C-.14.2-.3.14-.36.08C-.2.06-.2 0-.22-.04C-.42-.28-.7-.36-1-.3z';

interface Bird {
  x: number;
  y: number;
  scale: number;
  /** In degrees. */
  turn: number;
}

/** A bird whose shape is drawn one unit to each side. */
export const bird = (shape: string, colour: string, { x, y, scale, turn }: Bird): string =>
  path(
    scalePath(shape, scale),
    colour,
    `class="bird" transform="translate(${x} ${y}) rotate(${turn})"`,
  );

// ── Paraglider ──────────────────────────────────────────────────────────────────────────────────

interface Paraglider {
  scale: number;
  turn: number;
  wing: string;
  stripe: string;
}

export const paraglider = (
  x: number,
  y: number,
  { scale, turn, wing, stripe }: Paraglider,
): string =>
  group(
    `class="paraglider" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`,
    path('M-30 4C-24-12-10-18 0-18S24-12 30 4C20-5 10-7 0-7S-20-5-30 4z', wing),
    path('M-11-16.4L-8-6.6L8-6.6L11-16.4Q0-20-11-16.4z', stripe),
    path('M14-15C23-11 27-5 30 4C25-1 20-4 14-5.6z', '#5a2a3c', 'opacity=".32"'),
    stroke('M-28 2L-1 30M-16-5L0 30M0-7V30M16-5L0 30M28 2L1 30', '#24475a', 0.7),
    path('M-2 30q2-3 4 0l5 4-1 2-6-1-3-1z', '#24475a'),
    circle(0, 28.5, 2, '#24475a'),
  );

// ── People ──────────────────────────────────────────────────────────────────────────────────────

/** Somebody far away, about 21 units tall, round the middle of the feet. */
export const figure = (colours: { legs: string; coat: string; head: string }): string =>
  path('M-2.2 0L-1.7-8.5H1.7L2.4 0H.9L.1-6L-.9 0z', colours.legs) +
  path('M-2.6-8L-2.3-15.5Q0-17.5 2.3-15.5L2.8-8z', colours.coat) +
  circle(0, -19, 2.1, colours.head);

// ── Meadow ──────────────────────────────────────────────────────────────────────────────────────

interface Blade {
  x: number;
  foot: number;
  /** Half of it, at the foot. */
  width: number;
  height: number;
  /** How far to the right its tip is. */
  bend: number;
}

export const blade = ({ x, foot, width, height, bend }: Blade): string =>
  draw`M${x - width} ${foot}
    q${bend * 0.2} ${-height * 0.6} ${bend} ${-height}
    q${-bend * 0.4 + 1} ${height * 0.5} ${-bend + 2 * width} ${height}z`;

/** A poppy on its stalk's end, and the light on its left petal. */
export function poppy(x: number, y: number, size: number): { petals: string; light: string } {
  const s = size;
  const left = draw`M${x - s} ${y - s * 0.55}q${s * 0.35} ${-s * 0.3} ${s * 0.7} 0`;
  return {
    petals: draw`${left}
      q${s * 0.3} ${-s * 0.42} ${s * 0.6} 0
      q${s * 0.35} ${-s * 0.3} ${s * 0.7} 0
      q${s * 0.1} ${s * 1.1} ${-s} ${s * 1.15}
      t${-s} ${-s * 1.15}z`,
    light: draw`${left}
      q${-s * 0.2} ${s * 0.6} ${s * 0.1} ${s * 1.1}
      q${-s * 0.8} ${-s * 0.1} ${-s * 0.8} ${-s * 1.1}z`,
  };
}
