/**
 * The travertine: nine rows of pools. A row is a line of scallops along a wandering rim, water
 * behind it, and below it a wall of folded stone that stands in the water of the next row.
 */

import { mix } from '../../kit/colour.ts';
import { clamp, lerp } from '../../kit/numbers.ts';
import { between, draw, type Point, setPrecision, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';
import { type Hill, LAST, makeRow, type Pool, rimLine, type Row } from './row.ts';
import { wall } from './wall.ts';

/** A place in the water where somebody can stand. */
export interface Spot {
  x: number;
  y: number;
  row: number;
}

// ── The water behind a rim ──────────────────────────────────────────────────────────────────────

/** A pool with its middle, its far and its near shore. */
interface Basin extends Pool {
  width: number;
  x: number;
  back: number;
  front: number;
}

/** The pools that can be seen. */
const basins = ({ pools, spacingBehind, back, front }: Row): Basin[] =>
  pools
    .filter(({ from, to }) => to > -60 && from < 1660)
    .map((pool) => {
      const x = (pool.from + pool.to) / 2;
      const width = pool.to - pool.from;
      return { ...pool, width, x, back: back(x, spacingBehind * 0.3, 6), front: front(x) };
    });

const depthOf = ({ back, front }: Basin): number => Math.max(4, front - back);

/**
 * A pale sill between a pool and the next: it leaves the rim in a broad curve, as rims do, and is
 * gone before it reaches the back. Some pools flow into one another.
 */
function sill({ spacing, next, back, front }: Row, { to, width }: Basin): string {
  const bend = next() < 0.5 ? -1 : 1;
  const reach = 0.62 + 0.36 * next();
  const broad = spacing * (0.13 + 0.07 * next());
  const flowsOn = next() < 0.3;
  if (flowsOn) return '';
  const rimY = front(to) - spacing * 0.04;
  const tipX = to + bend * Math.min(width * 0.3, spacing * (0.5 + 0.7 * next()));
  const tipY = rimY + (back(clamp(tipX, -80, 1680), 0, 0) - rimY) * reach;
  const bellyX = to - bend * spacing * 0.22;
  const bellyY = lerp(rimY, tipY, 0.55);
  return draw`M${to - broad} ${rimY}
    C${to - broad * 0.4} ${lerp(rimY, tipY, 0.25)} ${bellyX - broad * 0.3} ${bellyY} ${tipX} ${tipY}
    C${bellyX + broad * 0.45} ${bellyY} ${to + broad * 0.4} ${lerp(rimY, tipY, 0.25)} ${to + broad} ${rimY}z`;
}

/** The dark blue where a pool is deep. */
function deepWater({ wobble }: Row, basin: Basin): string {
  const count = 12;
  const shore: Point[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.2832;
    const reachX = basin.width * 0.36 * (1 + 0.12 * wobble(i * 1.7 + basin.first));
    const reachY = depthOf(basin) * 0.26 * (1 + 0.15 * wobble(i * 2.3 + basin.first + 9));
    shore.push([
      basin.x + Math.cos(angle) * reachX,
      lerp(basin.back, basin.front, 0.5) + Math.sin(angle) * reachY,
    ]);
  }
  return smoothPath(shore, { close: true });
}

function glints({ index, spacing, next }: Row, { x, width, back, front }: Basin): string {
  const count = index < 3 ? 2 : index < 6 ? 4 : 7;
  let data = '';
  for (let i = 0; i < count; i++) {
    const middle = x + (next() - 0.55) * width * 0.66;
    const y = lerp(back, front, 0.3 + 0.6 * next());
    const w = Math.min(width, spacing * 3.2) * (0.02 + 0.06 * next());
    const h = 0.7 + spacing * 0.014;
    data += lens(middle, y, w, h);
  }
  return data;
}

function water(scene: Scene, hill: Hill, row: Row): string {
  const { index, spacing, nearness, inHaze, perScallop, edge, back } = row;
  const farShore: string[] = [];
  for (let x = 1700; x >= -60; x -= 40) farShore.push(draw`L${x} ${back(x, -spacing * 0.1, 4)}`);
  const surface = `${smoothPath(edge)}${farShore.join('')}z`;
  /** A strip along the rim, so high at the cusps and so much higher in the belly of a scallop. */
  const alongRim = (cusp: number, belly: number): string =>
    between(
      edge,
      edge.map(([x, y], i): Point => {
        const bow = Math.sin((Math.PI * (i % perScallop)) / perScallop);
        return [x, y - spacing * (cusp + belly * bow)];
      }),
    );
  const blue = scene.horizontalGradient(0, 1600, [
    [0, inHaze(mix('#9be3da', '#44c8c9', nearness))],
    [0.34, inHaze(mix('#78dad6', '#22b9c3', nearness))],
    [0.7, inHaze(mix('#5fd0d2', '#10a5b9', nearness))],
    [1, inHaze(mix('#62bec8', '#128da8', nearness))],
  ]);

  let deep = '';
  let sills = '';
  let sparkle = '';
  for (const basin of basins(row)) {
    sills += sill(row, basin);
    deep += deepWater(row, basin);
    sparkle += glints(row, basin);
  }
  const [sunX] = hill.sun;
  const sunY = rimLine(hill, index, sunX) - spacing;
  const sunlight = scene.radialGradient(
    sunX,
    sunY,
    1000,
    [
      [0, '#fff3d8', 0.8],
      [0.3, '#ffeccb', 0.36],
      [1, '#ffe6c4', 0],
    ],
    { scaleY: 0.3 },
  );
  return [
    path(surface, blue),
    path(deep, inHaze(mix('#4fc0c6', '#0f8aa2', nearness)), 'opacity=".3"'),
    path(alongRim(0.17, 0.05), inHaze('#c9eee0'), 'opacity=".75"'),
    path(surface, sunlight),
    path(sparkle, '#fff6dc', 'opacity=".8"'),
    path(sills, inHaze('#fff4e2')),
    path(alongRim(0.055, 0.02), inHaze('#fff8ea')),
  ].join('');
}

// ── All rows ────────────────────────────────────────────────────────────────────────────────────

export interface Terraces {
  back: string;
  middle: string;
  front: string;
  spots: Spot[];
}

/**
 * Within each part the nearest row comes first and the farther ones are painted over it: the wall
 * of a row covers the beginning of the water in front of it.
 */
export function terraces(scene: Scene, hill: Hill): Terraces {
  const found: Terraces = { back: '', middle: '', front: '', spots: [] };
  for (let index = LAST; index >= 0; index--) {
    setPrecision(index < 3 ? 5 : index < 6 ? 2 : 1);
    const row = makeRow(hill, index);
    const below = wall(scene, hill, row);
    const markup = water(scene, hill, row) + below;
    if (row.nearness < 0.34) found.back += markup;
    else if (row.nearness < 0.7) found.middle += markup;
    else found.front += markup;
    for (const { x, back, front } of basins(row)) {
      found.spots.push({ x, y: lerp(back, front, 0.62), row: index });
    }
  }
  setPrecision(10);
  return found;
}
