/** Painted saints, flat and frontal: in a round frame, or standing. */

import { mix } from '../../kit/colour.ts';
import { draw, num, type Point } from '../../kit/path.ts';
import { circle, ellipse, group, path, stroke } from '../../kit/shapes.ts';

export const LAPIS = '#27497c';
export const GOLD = '#f2bd5e';
export const CREAM = '#fbe3b6';
const SKIN = '#d99a66';
export const HAIR = '#5a2b2a';

/** A bearded head in its halo, `r` the halo's radius. */
const head = (x: number, y: number, r: number): string => {
  const beard = draw`M${x - r * 0.38} ${y + r * 0.12}q${r * 0.38} ${r * 0.2} ${r * 0.76} 0
    q0 ${r * 0.6} ${-r * 0.38} ${r * 0.6}t${-r * 0.38} ${-r * 0.6}z`;
  const brows = draw`M${x - r * 0.24} ${y - r * 0.12}h${r * 0.18}M${x + r * 0.06} ${y - r * 0.12}
    h${r * 0.18}M${x} ${y - r * 0.12}v${r * 0.24}`;
  return [
    circle(x, y, r, GOLD, `stroke="${HAIR}" stroke-width="${num(r * 0.1)}"`),
    ellipse(x, y - r * 0.08, r * 0.52, r * 0.6, HAIR),
    ellipse(x, y, r * 0.38, r * 0.48, SKIN),
    path(beard, HAIR),
    r > 40 ? stroke(brows, HAIR, num(r * 0.06)) : '',
  ].join('');
};

/** A saint to the breast in a round frame. */
export function medallion([x, y]: Point, r: number, robe: string, flat = 1): string {
  const shoulders = draw`M${-r * 0.86} ${r * 0.5}q${r * 0.16} ${-r * 0.42} ${r * 0.86} ${-r * 0.42}
    t${r * 0.86} ${r * 0.42}a${r} ${r} 0 0 1 ${-r * 1.72} 0z`;
  return group(
    `transform="translate(${x} ${y}) scale(1 ${flat})"`,
    circle(0, 0, r * 1.12, CREAM),
    circle(0, 0, r, mix(LAPIS, '#5f86a8', 0.35)),
    path(shoulders, robe),
    head(0, -r * 0.26, r * 0.5),
  );
}

/** A saint at full length, in a robe with a mantle over one shoulder. */
export function saint(
  x: number,
  foot: number,
  height: number,
  robe: string,
  mantle: string,
): string {
  const w = height * 0.17;
  const top = foot - height * 0.76;
  return (
    path(
      draw`M${x - w} ${foot}L${x - w * 0.86} ${top + height * 0.1}
        q${w * 0.1} ${-height * 0.1} ${w * 0.86} ${-height * 0.1}
        t${w * 0.86} ${height * 0.1}L${x + w} ${foot}z`,
      robe,
    ) +
    path(
      draw`M${x + w * 0.1} ${top}q${w * 0.66} 0 ${w * 0.76} ${height * 0.1}L${x + w} ${foot}
        h${-w * 0.7}q${w * 0.1} ${-height * 0.3} ${-w * 1.1} ${-height * 0.44}
        q${w * 0.7} ${-height * 0.1} ${w * 0.9} ${-height * 0.32}z`,
      mantle,
    ) +
    head(x, foot - height * 0.86, height * 0.13)
  );
}
