/** The plain behind the beach: pines, some cypresses, roofs between them. */

import { lerp, random, smoothstep } from '../../kit/numbers.ts';
import { draw, points, shifted, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import { nearness } from './bay.ts';

const PLAIN = points(`
  742,596 790,584 860,590 940,600 1030,606 1100,604 1160,590 1206,562 1228,524 1300,545 1700,480
  1700,842 1560,776 1430,716 1310,676 1180,646 1060,634 940,626 830,614`);
const HOUSES = points(`
  1330,610 1382,596 1430,632 1490,610 1296,576 1540,650 1366,648 1468,574 1250,600`);
const TREES = 460;
/** So many trees are painted at once; the next ones come over them. */
const BATCH = 24;

/** From `left` at x = 1216 up to `right` at the edge of the picture. */
const slope = (left: number, right: number, x: number): number =>
  lerp(left, right, smoothstep(1216, 1640, x));

/** Whether a horizontal ray from the point crosses the outline an odd number of times. */
function onPlain(x: number, y: number): boolean {
  let inside = false;
  PLAIN.forEach(([x1, y1], i) => {
    const [x2, y2] = PLAIN.at(i - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

// ── Ground ──────────────────────────────────────────────────────────────────────────────────────

function ground(scene: Scene): string[] {
  const shadow = shifted(PLAIN, 16, 12);
  const next = random(5);
  let x = 1216;
  let y = 540;
  let hillside = `M${x} ${y}`;
  while (x < 1690) {
    const width = 14 + next() * 16;
    const fall = slope(540, 424, x + width) + next() * 6 - y;
    hillside += draw`q${width / 2} ${fall / 2 - 14 - next() * 8} ${width} ${fall}`;
    x += width;
    y += fall;
  }
  return [
    scene.stipple(path(smoothPath(shadow, { close: true }), '#8a6a4e', 'opacity=".55"')),
    path(
      smoothPath(PLAIN, { close: true }),
      scene.horizontalGradient(760, 1640, [
        [0, '#3f8574'],
        [0.4, '#2a6d6a'],
        [1, '#164a58'],
      ]),
    ),
    path(
      `${hillside}V560H1216z`,
      scene.horizontalGradient(1216, 1640, [
        [0, '#2a6d6a'],
        [1, '#164a58'],
      ]),
    ),
  ];
}

// ── Trees and houses ────────────────────────────────────────────────────────────────────────────

function house(x: number, y: number, s: number): string {
  return [
    path(draw`M${x - s} ${y}v${-s * 0.8}h${2 * s}v${s * 0.8}z`, '#fbe9c8'),
    path(draw`M${x + s * 0.3} ${y}v${-s * 0.8}h${0.7 * s}v${s * 0.8}z`, '#b99a86'),
    path(
      draw`M${x - s * 1.2} ${y - s * 0.75}
        l${s * 0.7} ${-s * 0.75}
        h${s}
        l${s * 0.7} ${s * 0.75}z`,
      '#cf5b41',
    ),
    path(
      draw`M${x + s * 0.3} ${y - s * 0.75}l${s * 0.2} ${-s * 0.75}l${s * 0.7} ${s * 0.75}z`,
      '#8f3f3c',
    ),
  ].join('');
}

/** Path data of a tree; a cypress has no middle tone. */
interface Tree {
  kind: 'pine' | 'cypress';
  dark: string;
  middle: string;
  light: string;
}

function cypress(x: number, y: number, w: number, h: number): Tree {
  return {
    kind: 'cypress',
    dark: draw`M${x - w} ${y}
      q${-w * 0.1} ${-h * 0.55} ${w} ${-h}
      q${w * 1.1} ${h * 0.45} ${w} ${h}z`,
    middle: '',
    light: draw`M${x - w * 0.9} ${y - h * 0.05}
      q${w * 0.02} ${-h * 0.5} ${w * 0.86} ${-h * 0.86}
      q${-w * 0.2} ${h * 0.5} ${-w * 0.5} ${h * 0.88}z`,
  };
}

function pine(x: number, y: number, s: number): Tree {
  return {
    kind: 'pine',
    dark: draw`M${x - s} ${y}
      q${-s * 0.05} ${-s * 1.7} ${s} ${-s * 1.7}
      t${s} ${s * 1.7}
      q${-s} ${s * 0.45} ${-2 * s} 0z`,
    middle: draw`M${x - s * 0.95} ${y - s * 0.1}
      q0 ${-s * 1.55} ${s} ${-s * 1.55}
      q${s * 0.5} ${s * 0.1} ${s * 0.6} ${s * 0.6}
      q${-s * 0.9} ${-s * 0.1} ${-s * 1.6} ${s * 0.95}z`,
    light: draw`M${x - s * 0.93} ${y - s * 0.2}
      q${s * 0.02} ${-s * 1.4} ${s * 0.9} ${-s * 1.44}
      q${s * 0.3} ${s * 0.05} ${s * 0.34} ${s * 0.3}
      q${-s * 0.7} 0 ${-s * 1.24} ${s * 1.14}z`,
  };
}

function paint(trees: readonly Tree[]): string[] {
  const all = (kind: Tree['kind'], part: 'dark' | 'middle' | 'light'): string =>
    trees
      .filter((tree) => tree.kind === kind)
      .map((tree) => tree[part])
      .join('');
  return [
    path(all('pine', 'dark'), '#154b52'),
    path(all('pine', 'middle'), '#256a66'),
    path(all('pine', 'light'), '#c4cc74', 'opacity=".8"'),
    path(all('cypress', 'dark'), '#12434c'),
    path(all('cypress', 'light'), '#8fae66', 'opacity=".85"'),
  ];
}

interface Site {
  x: number;
  y: number;
  size: number;
  isHouse: boolean;
}

/** On the plain, and every so often on the hillside behind it. */
function treeSites(): Site[] {
  const next = random(71);
  const sites: Site[] = [];
  while (sites.length < TREES) {
    const x = 740 + next() * 900;
    const y = 452 + next() * 380;
    const below = onPlain(x, y) && y > slope(548, 436, x) + 10;
    const behind =
      sites.length % 4 === 0 && x > 1230 && y > slope(540, 424, x) + 6 && y < slope(560, 520, x);
    if (!below && !behind) continue;
    sites.push({ x, y, size: (7 + next() * 6) * (0.7 + nearness(y) * 0.55), isHouse: false });
  }
  return sites;
}

export function pineWood(scene: Scene): string[] {
  const markup = ground(scene);
  const houses = HOUSES.map(([x, y]): Site => ({ x, y: y + 8, size: 12, isHouse: true }));
  const sites = [...treeSites(), ...houses].toSorted((a, b) => a.y - b.y);

  let batch: Tree[] = [];
  let planted = 0;
  const flush = (): void => {
    markup.push(...paint(batch));
    batch = [];
  };
  for (const { x, y, size, isHouse } of sites) {
    if (isHouse) {
      flush();
      markup.push(house(x, y, size));
      continue;
    }
    // Where a tree stands decides what it is.
    const isCypress = Math.floor(x * 7 + y * 13) % 6 === 0;
    const height = size * (2.3 + (Math.floor(x * 3) % 5) * 0.16);
    batch.push(isCypress ? cypress(x, y, size * 0.42, height) : pine(x, y, size));
    planted++;
    if (planted % BATCH === 0) flush();
  }
  flush();
  return markup;
}
