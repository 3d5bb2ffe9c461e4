/** Ottoman houses along a lane, plotted in metres and projected to one point. */

import { mix } from '../../kit/colour.ts';
import { lerp } from '../../kit/numbers.ts';
import { draw, type Point, polygon } from '../../kit/path.ts';
import { path, stroke } from '../../kit/shapes.ts';

const EYE: Point = [574, 664];
export const at = (x: number, y: number, z: number): Point => [
  EYE[0] + (x * 620) / z,
  EYE[1] - ((y - 1.6) * 620) / z,
];

const TIMBER = '#5b3350';
export const GLOW = '#ffd98a';

type Box = { x: number; from: number; to: number; low: number; high: number };

/** A face along the lane. */
export const side = ({ x, from, to, low, high }: Box, fill: string): string =>
  path(polygon([at(x, low, from), at(x, high, from), at(x, high, to), at(x, low, to)]), fill);
/** A face across the lane, towards the viewer. */
export const front = (z: number, left: number, right: number, low: number, high: number): string =>
  polygon([at(left, low, z), at(left, high, z), at(right, high, z), at(right, low, z)]);

/** A sash window on a face along the lane, lit from within or not. */
function sash(
  x: number,
  from: number,
  to: number,
  low: number,
  high: number,
  lit: boolean,
): string {
  const middle = 2 / (1 / from + 1 / to);
  const box = { x, from, to, low, high };
  const bars = draw`M${at(x, low, middle)}L${at(x, high, middle)}
    M${at(x, lerp(low, high, 0.5), from)}L${at(x, lerp(low, high, 0.5), to)}`;
  return [
    side({ x, from: from - 0.1, to: to + 0.12, low: low - 0.12, high: high + 0.12 }, '#f0c9a4'),
    side(box, lit ? GLOW : '#2c2a5e'),
    lit ? side({ ...box, low: lerp(low, high, 0.55) }, '#ffeab4') : '',
    stroke(bars, '#7a4a58', Math.max(2, 20 / from)),
  ].join('');
}

/** Boards of a face along the lane. */
function boards({ x, from, to, low, high }: Box, colour: string): string {
  let data = '';
  for (let y = low + 0.22; y < high; y += 0.22) data += draw`M${at(x, y, from)}L${at(x, y, to)}`;
  return stroke(data, colour, 2.4, 'opacity=".4"');
}

interface House {
  wall: number;
  bay: number;
  from: number;
  to: number;
  storey: number;
  eaves: number;
  plaster: string;
  timber: string;
  windows: readonly (readonly [from: number, to: number, lit: boolean])[];
}

/** A house: plaster below, a boarded bay on brackets over the lane, eaves beyond it. */
export function house(one: House): string {
  const { wall, bay, from, to, storey, eaves, timber } = one;
  const out = Math.sign(wall);
  const upper = { x: bay, from, to, low: storey, high: eaves };
  const under = polygon([
    at(wall, storey, from),
    at(bay, storey, from),
    at(bay, storey, to),
    at(wall, storey, to),
  ]);
  const edge = bay - out * 0.45;
  const soffit = polygon([
    at(bay, eaves, from - 0.2),
    at(edge, eaves + 0.1, from - 0.2),
    at(edge, eaves + 0.1, to + 0.2),
    at(bay, eaves, to + 0.2),
  ]);
  const tiles = polygon([
    at(edge, eaves + 0.1, from - 0.2),
    at(edge, eaves + 0.3, from - 0.2),
    at(edge, eaves + 0.3, to + 0.2),
    at(edge, eaves + 0.1, to + 0.2),
  ]);
  let brackets = '';
  for (let z = from + 0.15; z < to; z += 0.62) {
    const inner = at(lerp(wall, bay, 0.3), storey - 0.14, z);
    brackets += draw`M${at(wall, storey, z)}L${at(bay, storey, z)}Q${inner} ${at(wall, storey - 0.62, z)}z`;
  }
  return [
    side({ x: wall, from, to, low: 0, high: eaves }, one.plaster),
    path(front(from, wall + out * 3, wall, 0, eaves), mix(one.plaster, '#241a4c', 0.35)),
    path(under, '#2f1d48'),
    path(brackets, '#3b2348'),
    path(front(from, wall, bay, storey, eaves), mix(timber, '#241a4c', 0.42)),
    side(upper, timber),
    boards(upper, '#2d1a40'),
    ...one.windows.map(([near, far, lit]) => sash(bay, near, far, storey + 0.75, eaves - 0.5, lit)),
    path(soffit, '#3a2348'),
    path(front(from - 0.2, wall + out * 3, edge, eaves + 0.02, eaves + 0.32), '#7d4058'),
    path(tiles, '#b45f5a'),
  ].join('');
}

export const HOUSES: readonly House[] = [
  {
    wall: 2.3,
    bay: 1.5,
    from: 12,
    to: 16.5,
    storey: 2.8,
    eaves: 5.1,
    plaster: '#c98a86',
    timber: '#a5687a',
    windows: [
      [12.6, 13.6, true],
      [14.4, 15.6, false],
    ],
  },
  {
    wall: -2.2,
    bay: -1.5,
    from: 11,
    to: 16,
    storey: 2.8,
    eaves: 5.3,
    plaster: '#74508a',
    timber: '#6b4478',
    windows: [
      [11.6, 12.8, true],
      [13.6, 15, true],
    ],
  },
  {
    wall: 2.3,
    bay: 1.4,
    from: 6.6,
    to: 11,
    storey: 2.9,
    eaves: 5.4,
    plaster: '#e0a48c',
    timber: '#c67e70',
    windows: [
      [7, 7.9, true],
      [8.5, 9.7, true],
    ],
  },
  {
    wall: -2.2,
    bay: -1.25,
    from: 3,
    to: 9.4,
    storey: 3,
    eaves: 5.55,
    plaster: '#80558a',
    timber: TIMBER,
    windows: [
      [3.2, 3.65, true],
      [4, 4.6, true],
      [5.1, 5.9, false],
      [6.6, 8, true],
    ],
  },
];
