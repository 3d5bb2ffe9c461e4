/**
 * Uçhisar: the castle that was dug, not built, when its windows are lit. The one crag with its
 * stepped, leaning summit, holes in rows from the foot to the top, the lower houses leaning on it;
 * seen from Pigeon Valley, looking west into the afterglow.
 */

import { item, lerp, noise, random } from '../kit/numbers.ts';
import {
  archway,
  between,
  draw,
  fillDown,
  type Point,
  points,
  polygon,
  ridge,
} from '../kit/path.ts';
import { craggy } from '../kit/rocks.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path } from '../kit/shapes.ts';
import { halo, lensClouds, veil } from '../kit/sky.ts';
import { LAMP, village } from './uchisar-castle/village.ts';
import { flag } from './uchisar-castle/flag.ts';

export const stamp = new Scene('suc-', { width: 1200, height: 900 });

const INK = '#1c1740';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 740, [
      [0, '#141d4d'],
      [0.34, '#3b3a80'],
      [0.66, '#86599a'],
      [0.86, '#e08a88'],
      [1, '#f8b98e'],
    ]),
  ),
  band(
    0,
    900,
    stamp.radialGradient(180, 720, 620, [
      [0, '#ffdc9e', 0.85],
      [0.4, '#f9a382', 0.35],
      [1, '#f9a382', 0],
    ]),
  ),
  ...lensClouds({ seed: 9, high: '#6b5a98', low: '#f0a08c', top: 140, bottom: 560 }, [
    [150, 250, 420, 22, 0.55],
    [1030, 190, 480, 24, 0.5],
    [1090, 420, 380, 16, 0.6],
    [60, 430, 330, 14, 0.7],
  ]),
  halo(stamp, [964, 116], 40, [
    [0, '#fff3d6', 0.6],
    [1, '#fff3d6', 0],
  ]),
  circle(964, 116, 4.5, '#fff6e0'),
]);

// ── The crag ────────────────────────────────────────────────────────────────────────────────────

const LEFT = points(`
  96,800 164,706 222,690 246,596 274,580 286,470 352,446 364,352 392,340 424,242 448,236 466,150
  506,140 530,92`);
const RIGHT = points(`
  626,84 648,118 694,120 720,206 744,222 776,318 800,328 838,440 892,468 906,560 968,596 984,668
  1040,700 1100,800`);
const RIDGE = points(`
  626,84 600,150 640,214 604,284 652,346 610,430 676,510 628,596 700,680 668,800`);
const crag = polygon([...craggy(LEFT, 5, 15), ...craggy(RIGHT, 8, 15)]);

/** The edges of the crag at a height. */
function span(y: number): readonly [left: number, right: number] {
  const at = (line: readonly Point[]): number => {
    const i = line.findIndex(([, below], k) => {
      const next = line[k + 1];
      return next !== undefined && Math.min(below, next[1]) <= y && y <= Math.max(below, next[1]);
    });
    const [[x1, y1], [x2, y2]] = [item(line, i), item(line, i + 1)];
    return y1 === y2 ? x1 : lerp(x1, x2, (y - y1) / (y2 - y1));
  };
  return [at(LEFT), at(RIGHT)];
}

/** Clefts that run down from each step of the outline. */
function clefts(line: readonly Point[], lean: number): string {
  const next = random(7);
  return line
    .slice(1, -1)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => {
      const length = 120 + next() * 150;
      return draw`M${x + lean * 14} ${y - 6}
        l${lean * (26 + next() * 14)} ${length * 0.5}
        l${lean * -6} ${length * 0.5}
        l${lean * 34} ${-length * 0.46}z`;
    })
    .join('');
}

function holes(): string[] {
  const next = random(31);
  const shade: string[] = [];
  const jambs: string[] = [];
  const lamps: string[] = [];
  for (let y = 176; y < 640; y += 44) {
    const [left, right] = span(y);
    for (let x = left + 46 + next() * 20; x < right - 34; x += 46 + next() * 38) {
      const roll = next();
      if (roll < 0.2) continue;
      const width = 14 + next() * 10;
      const height = width * (0.4 + next() * 0.4);
      const sill = y + (next() - 0.5) * 10;
      if (roll > 0.74) lamps.push(archway(x, sill, width, height));
      else {
        jambs.push(archway(x + 3, sill, width, height));
        shade.push(archway(x, sill, width, height));
      }
    }
  }
  return [
    path(jambs.join(''), '#f0a58e', 'opacity=".7"'),
    path(shade.join(''), '#33234f'),
    path(lamps.join(''), LAMP),
  ];
}

stamp.layer('flag', flag(580, 92));
stamp.layer('crag', [
  path(
    crag,
    stamp.verticalGradient(90, 800, [
      [0, '#7b568e'],
      [1, '#4c3a70'],
    ]),
  ),
  group(
    stamp.clip('crag', crag),
    path(
      polygon([...craggy(LEFT, 5, 15), [626, 60], ...craggy(RIDGE, 4, 22)]),
      stamp.verticalGradient(90, 800, [
        [0, '#f7b597'],
        [0.5, '#d98a8a'],
        [1, '#96608a'],
      ]),
    ),
    path(clefts(LEFT, 1), '#a9658a', 'opacity=".6"'),
    path(clefts(RIGHT, -1), '#3c2e62', 'opacity=".6"'),
    stamp.stipple(
      band(
        60,
        820,
        stamp.horizontalGradient(560, 1080, [
          [0, INK, 0],
          [1, INK, 0.75],
        ]),
      ),
    ),
  ),
  ...holes(),
]);

// ── The houses at its foot ──────────────────────────────────────────────────────────────────────

stamp.layer('village', [
  ...village(),
  veil(stamp, 640, 900, [
    [0, '#f2a08c', 0],
    [1, '#3a2a60', 0.85],
  ]),
]);

// ── The edge of the valley ──────────────────────────────────────────────────────────────────────

const bumps = noise(3);
const edge = (x: number): number => 838 - Math.abs(x - 600) * 0.06 + bumps(x / 90) * 14;
function poplar(x: number, height: number, seed: number): string {
  const leaves = noise(seed);
  const side = (sign: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const up = i / 12;
      const half = height * 0.1 * Math.sin(Math.PI * (0.06 + 0.94 * up) ** 0.7);
      const rough = 1 + 0.3 * leaves(up * 9 + sign * 20);
      return [x + sign * half * rough, edge(x) + 6 - height * up];
    });
  return between(side(-1), side(1), 0.6);
}
stamp.layer('foreground', [
  path(fillDown(ridge(edge, { to: 1240 })), INK),
  path(
    [poplar(60, 250, 1), poplar(122, 180, 2), poplar(1090, 190, 3), poplar(1148, 290, 4)].join(''),
    INK,
  ),
]);
