/** Ayasuluk: the castle with its towers, the hill below it and what grows there, lit from the right. */

import { fractalNoise, random } from '../../kit/numbers.ts';
import { draw, mound } from '../../kit/path.ts';
import { path, rect } from '../../kit/shapes.ts';

const rough = fractalNoise(14, 4);
export const hill = (x: number): number =>
  706 - 184 * Math.exp(-(((x - 610) / 290) ** 2)) + rough(x / 50) * 7;

interface Tower {
  x: number;
  top: number;
  width: number;
}

/** A tower with its battlements, shaded on the left. */
function tower({ x, top, width }: Tower): string {
  const foot = hill(x) + 40;
  const teeth = Array.from(
    { length: 4 },
    (_, i) => draw`M${x - width / 2 + (i * width) / 3.6} ${top + 2}v-14h${width * 0.17}v14z`,
  );
  const outline = draw`M${x - width / 2} ${foot}V${top}h${width}V${foot}z${teeth.join('')}`;
  return (
    path(outline, '#f3d3a0') +
    path(draw`M${x - width / 2} ${foot}V${top}h${width * 0.36}V${foot}z`, '#c98f74') +
    rect(x + width * 0.06, top + 26, 7, 16, '#46324f')
  );
}
/** The curtain wall between two towers. */
function curtain(from: number, to: number, top: number): string {
  let teeth = '';
  for (let x = from; x < to - 8; x += 17) teeth += draw`M${x} ${top + 2}v-10h9v10z`;
  return path(draw`M${from} ${top}H${to}V${hill(to) + 40}H${from}z${teeth}`, '#e0b285');
}
const TOWERS: readonly Tower[] = [
  { x: 380, top: 528, width: 62 },
  { x: 466, top: 448, width: 72 },
  { x: 566, top: 376, width: 82 },
  { x: 676, top: 366, width: 84 },
  { x: 770, top: 440, width: 70 },
  { x: 846, top: 520, width: 62 },
];
export const castle = (): string[] => [
  curtain(380, 466, 556),
  curtain(466, 566, 478),
  curtain(566, 676, 412),
  curtain(676, 770, 470),
  curtain(770, 846, 546),
  ...TOWERS.map(tower),
];

/** Scrub on the slope, its light on the right. */
export function scrub(): string[] {
  const next = random(20);
  let dark = '';
  let lit = '';
  for (let i = 0; i < 80; i++) {
    const x = next() * 1200;
    const y = hill(x) + 24 + next() ** 1.4 * 150;
    const r = 6 + (y - hill(x)) * 0.1 + next() * 6;
    dark += mound(x, y, r * 1.3, r);
    lit += mound(x + r * 0.4, y - r * 0.1, r * 0.6, r * 0.74);
  }
  return [path(dark, '#5d7a55'), path(lit, '#c3b974')];
}
