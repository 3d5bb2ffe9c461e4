/** A dovecote as the farmers painted it, lit from the right. */

import { draw } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';

const DARK = '#4a2b3e';
const OCHRE = '#b5472f';
const PLASTER = '#fff0d0';

interface Dovecote {
  x: number;
  y: number;
  columns: number;
  rows: number;
  size: number;
}

/** A plastered field, its painted border, and the holes with a ledge below each row. */
export function dovecote(scene: Scene, { x, y, columns, rows, size: s }: Dovecote): string {
  const [width, height] = [columns * s * 1.7 + s, rows * s * 1.9 + s * 0.9];
  const left = x - width / 2;
  const field = (by: number): string =>
    draw`M${left - by} ${y + height + by}V${y}
      q0 ${-s * 1.7 - by} ${width / 2 + by} ${-s * 1.7 - by}
      t${width / 2 + by} ${s * 1.7 + by}V${y + height + by}z`;
  let holes = '';
  let jambs = '';
  let ledges = '';
  for (let row = 0; row < rows; row++) {
    const top = y + s * 0.7 + row * s * 1.9;
    const count = columns - (row % 2);
    for (let column = 0; column < count; column++) {
      const at = x + (column - (count - 1) / 2) * s * 1.7 - s / 2;
      jambs += draw`M${at} ${top}h${s}v${s * 1.06}h${-s}z`;
      holes += draw`M${at + s * 0.2} ${top}h${s * 0.8}v${s * 0.94}h${-s * 0.8}z`;
    }
    ledges += draw`M${left + s * 0.5} ${top + s * 1.26}h${width - s}`;
  }
  const teeth = Array.from({ length: columns * 4 }, (_, i) => {
    const t = (i + 0.5) / (columns * 4);
    const at = left + s * 0.5 + t * (width - s);
    return draw`M${at - s * 0.16} ${y + s * 0.3}l${s * 0.16} ${-s * 0.3}l${s * 0.16} ${s * 0.3}z`;
  });
  const plaster = scene.horizontalGradient(left, left + width, [
    [0, '#dcae8a'],
    [0.2, '#f0d0a4'],
    [0.8, PLASTER],
    [1, '#fff6de'],
  ]);
  const rosette = (at: number, up: number, r: number): string =>
    circle(at, up, r, OCHRE) + circle(at, up, r * 0.64, PLASTER) + circle(at, up, r * 0.34, OCHRE);
  return [
    group(`transform="translate(${-s * 0.22} ${-s * 0.2})"`, path(field(s * 0.2), '#94585a')),
    group(`transform="translate(${s * 0.14} ${s * 0.16})"`, path(field(s * 0.14), '#fff3d6')),
    path(field(0), plaster),
    stroke(field(-s * 0.16), OCHRE, s * 0.12),
    path(jambs, '#e2a877'),
    path(holes, DARK),
    stroke(ledges, '#c98a64', s * 0.14),
    path(teeth.join(''), OCHRE),
    rosette(x, y - s * 0.5, s * 0.4),
    rosette(x - width * 0.26, y - s * 0.34, s * 0.28),
    rosette(x + width * 0.26, y - s * 0.34, s * 0.28),
  ].join('');
}
