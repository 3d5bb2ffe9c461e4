/**
 * The travertine: nine rows of pools. A row is a line of scallops along a wandering rim, water
 * behind it, and below it a wall of folded stone that stands in the water of the next row.
 */

import { mix } from '../../kit/colour.ts';
import {
  clamp,
  fractalNoise,
  item,
  lerp,
  type Line,
  noise,
  type Random,
  random,
  smoothstep,
} from '../../kit/numbers.ts';
import { between, draw, type Point, setPrecision, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';

/** How far apart the rows are, and with it how large everything in them is, back to front. */
const SPACINGS = [24, 30, 38, 49, 64, 84, 112, 150, 190];
const LAST = SPACINGS.length - 1;

/** How far below the hill's edge each row lies. */
const DROPS: number[] = [];
let drop = 2;
for (const spacing of SPACINGS) {
  drop += spacing;
  DROPS.push(drop);
}

const UNDULATIONS = SPACINGS.map((_, index) => fractalNoise(900 + index * 7, 3));

/** A place in the water where somebody can stand. */
export interface Spot {
  x: number;
  y: number;
  row: number;
}

export interface Hill {
  /** The edge of the hill against the sky. */
  top: Line;
  sun: Point;
}

interface Scallop {
  from: number;
  to: number;
  /** How far it hangs down. */
  depth: number;
}

interface Pool {
  from: number;
  to: number;
  /** Higher or lower than its neighbours. */
  lift: number;
  /** Its first scallop. */
  first: number;
}

interface Row {
  index: number;
  spacing: number;
  /** 0 the farthest row – 1 the nearest. */
  nearness: number;
  next: Random;
  wobble: Line;
  /** Farther rows are warmer and paler. */
  inHaze: (colour: string) => string;
  scallops: readonly Scallop[];
  pools: readonly Pool[];
  /** The rim, with `perScallop` points in each scallop. */
  edge: readonly Point[];
  perScallop: number;
  /** The foot of the wall, point by point below the edge. */
  foot: readonly Point[];
  /** The rim without its scallops. */
  front: Line;
  /** Where the water begins: so far below the row behind, or below the edge of the hill. */
  back: (x: number, belowRow: number, belowHill: number) => number;
  spacingBehind: number;
}

/** The line of a row, before its pools and scallops. */
function rimLine({ top }: Hill, index: number, x: number): number {
  const flatter = lerp(top(x), 620, (index / LAST) ** 1.15 * 0.86);
  const undulation = item(UNDULATIONS, index)(x / (150 + 60 * index));
  return flatter + item(DROPS, index) + undulation * item(SPACINGS, index) * 0.55;
}

/** Scallops in groups; every group is a pool, in turn higher and lower than the one before. */
function scallopsAndPools(spacing: number, next: Random): Pick<Row, 'scallops' | 'pools'> {
  const scallops: Scallop[] = [];
  const pools: Pool[] = [];
  let x = -160 - next() * spacing * 2;
  let direction = next() < 0.5 ? 1 : -1;
  while (x < 1780) {
    const count = 1 + Math.floor(next() * next() * 5);
    const size = 0.75 + next() * next() * 1.5;
    const lift = direction * spacing * (0.08 + 0.36 * next());
    direction = -direction;
    const from = x;
    const first = scallops.length;
    for (let i = 0; i < count && x < 1780; i++) {
      const width = spacing * (0.62 + 0.92 * (1.05 + next() * 1.25) * size);
      const depth = spacing * (0.18 + 0.2 * next()) * Math.min(1.3, width / spacing / 1.5);
      scallops.push({ from: x, to: x + width, depth });
      x += width;
    }
    // A narrow pool does not stand out from its row: it would look like a barrel.
    const breadth = clamp((x - from) / (spacing * 4.5));
    pools.push({ from, to: x, lift: lift * breadth, first });
  }
  return { scallops, pools };
}

function makeRow(hill: Hill, index: number): Row {
  const spacing = item(SPACINGS, index);
  const nearness = index / LAST;
  const next = random(3100 + index * 17);
  const wobble = noise(3200 + index);
  const tallness = noise(3300 + index);
  const fringe = noise(3400 + index);
  const { scallops, pools } = scallopsAndPools(spacing, next);
  // One draw for each scallop is not used, but everything after depends on it.
  for (const _ of scallops) next();

  const offset = (x: number): number => {
    const soft = spacing * 0.5;
    let sum = 0;
    for (const { from, to, lift } of pools) {
      if (x < from - spacing || x >= to + spacing) continue;
      const within = smoothstep(from - soft, from + soft, x);
      sum += lift * within * (1 - smoothstep(to - soft, to + soft, x));
    }
    return sum + wobble(x / (spacing * 4.2)) * spacing * 0.3;
  };
  const front = (x: number): number => rimLine(hill, index, x) + offset(x);
  const wallHeight = (x: number): number =>
    spacing * (0.34 + 0.36 * (0.5 + 0.5 * tallness(x / (spacing * 4.6))));

  const perScallop = index < 3 ? 5 : index < 6 ? 8 : 12;
  const edge: Point[] = [];
  const foot: Point[] = [];
  scallops.forEach(({ from, to, depth }) => {
    for (let step = 0; step < perScallop; step++) {
      const t = step / perScallop;
      const along = lerp(from, to, t);
      const bow = Math.sin(Math.PI * t);
      const twice = Math.sin(t * Math.PI * 2);
      // Sideways as well: the cusps between scallops are narrow, their bellies wide.
      const x = along - twice * (to - from) * 0.045;
      const y = front(along) + depth * bow ** 0.62 - depth * 0.3;
      // The foot is less scalloped than the rim and ragged: stone that has flowed, not a barrel.
      const skirt =
        depth * (0.28 - 0.42 * bow ** 0.62) + spacing * 0.07 * fringe(x / (spacing * 0.3));
      edge.push([x, y]);
      foot.push([x + twice * (to - from) * 0.03, y + wallHeight(x) * (0.86 + 0.2 * bow) + skirt]);
    }
  });

  return {
    index,
    spacing,
    nearness,
    next,
    wobble,
    inHaze: (colour) => mix(colour, '#fde3c6', 0.42 * (1 - nearness) ** 1.6),
    scallops,
    pools,
    edge,
    perScallop,
    foot,
    front,
    back: (x, belowRow, belowHill) =>
      index > 0 ? rimLine(hill, index - 1, x) + belowRow : hill.top(x) + belowHill,
    spacingBehind: index > 0 ? item(SPACINGS, index - 1) : 0,
  };
}

// ── The wall below a rim ────────────────────────────────────────────────────────────────────────

/** The wall below one scallop. */
interface Panel {
  edge: readonly Point[];
  foot: readonly Point[];
}

/** The panels that can be seen. */
function panels({ scallops, edge, foot, perScallop }: Row): Panel[] {
  return scallops.flatMap((_, i) => {
    const start = i * perScallop;
    const end = start + perScallop;
    const last = edge[end];
    if (last === undefined || item(edge, start)[0] > 1640 || last[0] < -40) return [];
    return [{ edge: edge.slice(start, end + 1), foot: foot.slice(start, end + 1) }];
  });
}

/** The top and the bottom of a panel, so far along it (0–1). */
function across({ edge, foot }: Panel, t: number): [top: Point, bottom: Point] {
  const last = edge.length - 1;
  const along = t * last;
  const i = Math.min(last - 1, Math.floor(along));
  const part = along - i;
  const at = (line: readonly Point[]): Point => {
    const [x1, y1] = item(line, i);
    const [x2, y2] = item(line, i + 1);
    return [lerp(x1, x2, part), lerp(y1, y2, part)];
  };
  return [at(edge), at(foot)];
}

interface Cut {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A piece of a panel, in parts of its width and height. */
function cut(panel: Panel, { left, right, top, bottom }: Cut): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const steps = 4;
  for (let i = 0; i <= steps; i++) {
    const [[topX, topY], [bottomX, bottomY]] = across(panel, lerp(left, right, i / steps));
    upper.push([lerp(topX, bottomX, top), lerp(topY, bottomY, top)]);
    lower.push([lerp(topX, bottomX, bottom), lerp(topY, bottomY, bottom)]);
  }
  return between(upper, lower);
}

/** Broad folds; the far rows have none. */
function folds({ index, next }: Row, panel: Panel): string {
  if (index <= 2) return '';
  const count = 3 + Math.floor(next() * 2);
  let data = '';
  for (let i = 0; i < count; i++) {
    const left = (i + 0.45 + 0.2 * next()) / count;
    const right = Math.min(0.995, left + (0.34 + 0.2 * next()) / count);
    data += cut(panel, { left, right, top: 0.05, bottom: 0.9 + 0.08 * next() });
  }
  return data;
}

/** Soft vertical flutes, curved like drapery: dark ones mostly on the right, pale ones left. */
function flutes({ index, spacing, next }: Row, panel: Panel): { dark: string; pale: string } {
  const found = { dark: '', pale: '' };
  if (index <= 1) return found;
  const first = item(panel.edge, 0);
  const last = item(panel.edge, panel.edge.length - 1);
  const every = index < 4 ? 13 : index < 6 ? 15 : 18;
  const count = Math.max(2, Math.round((last[0] - first[0]) / every));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.3 + next() * 0.5) / count;
    const [[topX, topY], [bottomX, bottomY]] = across(panel, t);
    const length = 0.55 + 0.42 * next();
    const width = spacing * (0.012 + 0.05 * next() * next());
    const middleY = lerp(topY, bottomY, length * 0.5);
    const tipX = lerp(topX, bottomX, length) + (t - 0.5) * spacing * 0.3 * length;
    const tipY = lerp(topY, bottomY, length);
    const flute = draw`M${topX - width * 0.4} ${topY}
      Q${topX - width} ${middleY} ${tipX} ${tipY}
      Q${topX + width} ${middleY} ${topX + width * 0.4} ${topY}z`;
    if (t > 0.5 || next() < 0.4) found.dark += flute;
    else found.pale += flute;
  }
  return found;
}

/** The lip of a rim, hanging down in tongues of fresh stone; only near rows show it. */
function lip({ index, spacing, next }: Row, panel: Panel): string {
  if (index <= 3) return '';
  const [firstX] = item(panel.edge, 0);
  const [lastX] = item(panel.edge, panel.edge.length - 1);
  const count = Math.max(4, Math.round((lastX - firstX) / (spacing * 0.17)));
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= count * 2; i++) {
    const t = i / (count * 2);
    const [[topX, topY], [bottomX, bottomY]] = across(panel, t);
    const isTongue = i % 2 === 1;
    const down = isTongue ? 0.16 + 0.3 * next() ** 2 : 0.07;
    upper.push([topX, topY]);
    lower.push([lerp(topX, bottomX, down), lerp(topY, bottomY, down)]);
  }
  return between(upper, lower);
}

function wall(scene: Scene, row: Row): string {
  const { index, spacing, nearness, inHaze, edge, foot } = row;
  const outline = between(edge, foot);
  const shade = scene.linearGradient(
    [
      [0, '#a07fa6', 0],
      [0.3, '#a07fa6', 0.2],
      [1, '#8d74a8', 0.8],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0.5 },
  );
  const stone = scene.linearGradient(
    [
      [0, inHaze('#fff3da')],
      [0.18, inHaze('#fffcf2')],
      [0.42, inHaze('#fbeedd')],
      [0.68, inHaze(mix('#f0d5c4', '#ecccc0', nearness))],
      [0.88, inHaze(mix('#dcb9b4', '#c9a6b4', nearness))],
      [1, inHaze(mix('#cfacb0', '#b08fae', nearness))],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0.12 },
  );
  const lit: string[] = [];
  const shaded: string[] = [];
  let foldData = '';
  let darkFlutes = '';
  let paleFlutes = '';
  let lips = '';
  for (const panel of panels(row)) {
    foldData += folds(row, panel);
    lit.push(path(cut(panel, { left: 0, right: 1, top: 0, bottom: 1 }), stone));
    shaded.push(path(cut(panel, { left: 0.4, right: 1, top: 0, bottom: 1 }), shade));
    const { dark, pale } = flutes(row, panel);
    darkFlutes += dark;
    paleFlutes += pale;
    lips += lip(row, panel);
  }
  const inFolds = (): string =>
    path(
      foldData,
      scene.linearGradient([
        [0, inHaze('#d9b3ac'), 0.08],
        [0.5, inHaze('#cfa6a8'), 0.26],
        [1, inHaze('#b795b0'), 0.34],
      ]),
    );
  const contactGlow = between(
    edge,
    foot.map(([x, y]): Point => [x, y + spacing * 0.12]),
  );
  return [
    path(contactGlow, inHaze('#d9efe6'), 'opacity=".6"'),
    path(outline, inHaze(mix('#f7e2cf', '#f1dcd0', nearness))),
    ...lit,
    foldData === '' ? '' : inFolds(),
    index > 4 ? scene.stipple(shaded, 'opacity=".5"') : '',
    path(
      outline,
      scene.linearGradient([
        [0, inHaze('#fff4de'), 0.3],
        [0.45, inHaze('#e9c9bc'), 0],
        [0.8, inHaze('#cfaab2'), 0.3],
        [1, inHaze('#a798c4'), 0.6],
      ]),
    ),
    path(darkFlutes, inHaze('#b48f9f'), 'opacity=".3"'),
    path(paleFlutes, '#fffdf4', 'opacity=".6"'),
    path(lips, inHaze('#fffaf0'), 'opacity=".5"'),
  ].join('');
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

/** A pale sill from the back to the rim, between a pool and the next. */
function sill({ spacing, spacingBehind, next, back, front }: Row, { to }: Basin): string {
  const backX = to + (next() - 0.5) * spacing * 0.8;
  const backY = back(clamp(to, -80, 1680), -spacingBehind * 0.05, 0);
  const rimY = front(to) - spacing * 0.05;
  const w = spacing * lerp(0.07, 0.1, next());
  const middleX = lerp(backX, to, 0.5) + (next() - 0.5) * spacing * 0.9;
  const middleY = lerp(backY, rimY, 0.5);
  return draw`M${backX - w * 0.3} ${backY}
    Q${middleX - w * 0.5} ${middleY} ${to - w} ${rimY}
    L${to + w} ${rimY}
    Q${middleX + w * 0.5} ${middleY} ${backX + w * 0.3} ${backY}z`;
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
    const below = wall(scene, row);
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
