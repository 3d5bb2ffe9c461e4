/** What the mosques are built of: domes, finials and minarets, all lit from the right. */

import { draw, num, type Point, polygon } from '../../kit/path.ts';
import { circle, path, stroke } from '../../kit/shapes.ts';

/** The colours of a building. */
export interface Stone {
  dome: string;
  wall: string;
  minaret: string;
  /** The lit edge of domes and minarets, and of walls. */
  rim: string;
  wallRim: string;
  dark: string;
  window: string;
  /** The finials; dark where there is no gold. */
  gold?: string;
}

/** A spike, two balls and a crescent; only the spike where it would be too small to see. */
export function finial(x: number, foot: number, s: number, colour: string): string {
  const spike = path(
    draw`M${x - s * 0.05} ${foot + 1}
      L${x - s * 0.03} ${foot - s * 0.62}h${s * 0.06}
      L${x + s * 0.05} ${foot + 1}z`,
    colour,
  );
  if (s <= 7) return spike;

  const outer = s * 0.115;
  const inner = s * 0.094;
  const crescent = draw`M${x - s * 0.09} ${foot - s * 0.86}
    a${outer} ${outer} 0 1 0 ${s * 0.18} 0
    a${inner} ${inner} 0 1 1 ${-s * 0.18} 0z`;
  return [
    spike,
    circle(x, foot - s * 0.2, s * 0.1, colour),
    circle(x, foot - s * 0.42, s * 0.075, colour),
    path(crescent, colour),
  ].join('');
}

export interface DomeOptions {
  /** Height over radius. */
  height?: number;
  /** Size of the finial over the radius; 0 for none. */
  finial?: number;
}

export function dome(
  x: number,
  foot: number,
  r: number,
  stone: Stone,
  { height = 0.9, finial: finialSize = 0.5 }: DomeOptions = {},
): string {
  const h = r * height;
  const top = foot - h;
  const rimX = x + r * 0.05;
  const ribs = [-0.62, -0.3, 0.02, 0.34, 0.62].map(
    (u) => draw`M${x + u * r} ${foot}Q${x + u * r * 0.95} ${foot - h * 0.66} ${x} ${top}`,
  );
  return [
    path(
      draw`M${x - r} ${foot}
        C${x - r} ${foot - h * 0.62} ${x - r * 0.56} ${top} ${x} ${top}
        S${x + r} ${foot - h * 0.62} ${x + r} ${foot}z`,
      stone.dome,
    ),
    path(
      draw`M${rimX} ${top}
        C${x + r * 0.56} ${top} ${x + r} ${foot - h * 0.62} ${x + r} ${foot}h${-r * 0.08}
        C${x + r * 0.92} ${foot - h * 0.6} ${x + r * 0.54} ${foot - h * 0.96} ${rimX} ${top}z`,
      stone.rim,
      'opacity=".85"',
    ),
    r > 26 ? stroke(ribs.join(''), stone.dark, num(r * 0.014), 'opacity=".35"') : '',
    finialSize > 0 ? finial(x, top, r * finialSize, stone.gold ?? stone.dark) : '',
  ].join('');
}

export interface Minaret {
  x: number;
  foot: number;
  height: number;
  width: number;
  balconies: 1 | 2 | 3;
}

/** How far up the balconies are. */
const BALCONIES = { 1: [0.64], 2: [0.52, 0.68], 3: [0.5, 0.62, 0.73] };

/** A square base, a shaft that narrows at each balcony, a lead cone. */
export function minaret({ x, foot, height, width, balconies }: Minaret, stone: Stone): string {
  const y = (t: number): number => foot - height * t;

  /** Half the width, and how far up. */
  const profile: Point[] = [
    [width * 0.95, 0],
    [width * 0.95, 0.13],
    [width * 0.52, 0.2],
  ];
  let shaft = width * 0.5;
  for (const t of BALCONIES[balconies]) {
    profile.push(
      [shaft, t - 0.03],
      [shaft * 1.25, t - 0.016],
      [shaft * 1.95, t],
      [shaft * 2, t + 0.022],
      [shaft * 0.92, t + 0.024],
    );
    shaft *= 0.9;
  }
  profile.push([shaft, 0.8], [shaft * 1.22, 0.803], [shaft * 1.22, 0.81]);

  const right = profile.map(([half, t]): Point => [x + half, y(t)]);
  const left = profile.map(([half, t]): Point => [x - half, y(t)]).toReversed();
  const litFrom = profile.map(([half, t]): Point => [x + half * 0.42, y(t)]).toReversed();
  const tipY = y(0.972);
  const eaves = y(0.806);
  const coneTop: Point = [x, y(0.975)];
  return [
    path(polygon([...right, [x + 0.4, tipY], [x - 0.4, tipY], ...left]), stone.minaret),
    path(
      polygon([...right, [x + 0.4, tipY], [x + shaft * 0.45, y(0.81)], ...litFrom]),
      stone.rim,
      'opacity=".8"',
    ),
    path(polygon([[x - shaft * 1.3, eaves], coneTop, [x + shaft * 1.3, eaves]]), stone.dome),
    path(
      polygon([[x + shaft * 0.35, eaves], coneTop, [x + shaft * 1.3, eaves]]),
      stone.rim,
      'opacity=".7"',
    ),
    finial(x, y(0.97), height * 0.05, stone.gold ?? stone.dark),
  ].join('');
}
