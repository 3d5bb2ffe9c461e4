/** What people have cut into the rock: niches, doorways, dovecotes. */

import { mix } from '../../kit/colour.ts';
import { archway, draw } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';

const HAZE = '#fbd9b8';

/** A dark opening with a lit jamb on the side of the sun (1 right, -1 left). */
export function doorway(x: number, y: number, w: number, h: number, side: 1 | -1): string {
  const jamb = draw`M${x + side * w * 0.5} ${y}
    v${-h + w / 2}
    q0 ${-w * 0.36} ${-side * w * 0.26} ${-w * 0.46}
    q${side * w * 0.08} ${w * 0.3} ${side * w * 0.06} ${w * 0.6}
    V${y}z`;
  return path(archway(x, y, w, h - w / 2), '#58304f') + path(jamb, '#f3bd9c', 'opacity=".8"');
}

interface Dovecote {
  columns: number;
  rows: number;
  scale: number;
  /** 0 near – 1 gone in the haze. */
  haze?: number;
}

/** A whitewashed panel with a painted border and rows of pigeon holes. */
export function dovecote(
  x: number,
  y: number,
  { columns, rows, scale, haze = 0 }: Dovecote,
): string {
  const s = scale;
  const w = columns * 11 * s + 8 * s;
  const h = rows * 13 * s + 10 * s;
  const hazy = (colour: string): string => mix(colour, HAZE, haze);

  const frame = draw`M${x - w / 2 - 4 * s} ${y}
    v${-h - 2 * s}
    q${w / 2 + 4 * s} ${-9 * s} ${w + 8 * s} 0
    v${h + 2 * s}z`;
  const plaster = draw`M${x - w / 2} ${y - 3 * s}
    v${-h + 2 * s}
    q${w / 2} ${-7 * s} ${w} 0
    v${h - 2 * s}z`;
  let holes = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const holeX = x + (column - (columns - 1) / 2) * 11 * s;
      holes += archway(holeX, y - 7 * s - row * 13 * s, 5.6 * s, 5.2 * s);
    }
  }
  let border = '';
  for (let i = 0; i < columns * 2; i++) {
    border += draw`M${x - w / 2 + 4 * s + i * 5.5 * s} ${y - h + 0.5 * s}
      l${2.75 * s} ${-4 * s}
      l${2.75 * s} ${4 * s}z`;
  }
  return [
    path(frame, hazy('#a35a68')),
    path(plaster, hazy('#f8e3cb')),
    path(holes, hazy('#5a2f50')),
    path(border, hazy('#b8504a'), 'opacity=".85"'),
  ].join('');
}
