/** What lives on the map: boats, storks, flamingos, sheep, two far landmarks. */

import { random } from '../kit/numbers.ts';
import { archway, dot, draw, mound, num, type Point } from '../kit/path.ts';
import { group, path, rect, stroke } from '../kit/shapes.ts';
import type { Layout, Place } from './layouts.ts';
import { gulet } from './places/antalya.ts';
import { ferry } from './places/istanbul.ts';
import type { Standing } from './peaks.ts';

/** Where something stands, at a size in degrees of latitude per 100 of its own units. */
function standing(layout: Layout, at: Place, size: number, markup: string): Standing {
  const [x, y] = layout.project(at);
  const scale = (layout.scaleAt(at) * size) / 100;
  return {
    y,
    markup: group(`transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(3)})"`, markup),
  };
}

// ── Boats ───────────────────────────────────────────────────────────────────────────────────────

export const foam = (reach: number): string =>
  path(
    draw`M${-reach} 3C${-reach * 0.5} -1 ${reach * 0.5} -1 ${reach * 1.2} 3C${reach * 0.6} 10 ${-reach * 0.6} 9 ${-reach} 3z`,
    '#f2fff4',
    'opacity=".9"',
  );

/** A fishing boat of the Black Sea, bow to the left, high at both ends. */
export const taka = (): string =>
  [
    path(
      'M-46-20C-34-10-10-6 10-6C26-6 38-9 46-14C44-4 40 2 34 5H-30C-40 0-45-10-46-20z',
      '#24408c',
    ),
    path(
      'M-46-20C-34-10-10-6 10-6C26-6 38-9 46-14L45.6-10C36-5 26-2 10-2C-10-2-34-6-45-15z',
      '#fff3d8',
    ),
    path('M8-6V-24H32V-8z', '#fff6e0'),
    path('M20-6V-24H32V-8z', '#e9c39c'),
    path('M4-24H36V-28H4z', '#d5453f'),
    path('M12-12V-19H18V-12z', '#4a3565'),
    stroke('M-14-8V-54M-14-52L-44-19M-14-52L20-28', '#5a3a50', 2),
    path('M-13-50C-2-42 2-32 3-24L-13-20z', '#f2b04a'),
  ].join('');

// ── Birds and beasts ────────────────────────────────────────────────────────────────────────────

/** A white stork that sails on the wind, to the right; 100 from wing to wing. */
export const stork = (): string =>
  [
    path(
      'M-50-14C-34-22-16-16-4-2L6 0C14-18 32-30 52-30C44-18 30-4 14 4L-2 6C-18 4-36 0-50-14z',
      '#fffaf0',
    ),
    path(
      'M-50-14C-40-18-30-18-22-14C-26-6-20 0-8 5C-22 4-38-2-50-14zM52-30C44-18 30-4 14 4L10 4C22-6 32-16 30-26C36-28 44-30 52-30z',
      '#3b2a52',
    ),
    path('M-8 1C4-4 18-2 26-4L30-7L34-5L47-3L34-1C26 2 10 8-4 7z', '#fffaf0'),
    path('M33-5L48-3L34-1z', '#e2603f'),
    path('M-6 4L-28 9L-27 11L-4 7z', '#e2603f'),
  ].join('');

const FLOCK: readonly Point[] = [
  [0, 0],
  [-56, 18],
  [-50, -30],
  [-112, 40],
  [-104, -52],
];

const flamingo = (x: number, y: number): string =>
  path(
    draw`M${x - 7} ${y - 14}q7 -6 12 0q3 -4 2 -9q1 -5 5 -3q3 2 0 4q-3 -3 -3 1q2 6 -3 11q-6 5 -13 -4z`,
    '#f5848a',
  ) + stroke(draw`M${x} ${y - 10}v11M${x - 3} ${y - 11}l-1 12`, '#c94f66', 1.4);

const sheep = (x: number, y: number): string =>
  stroke(draw`M${x - 5} ${y - 4}v7M${x + 5} ${y - 4}v7`, '#4a2f52', 2) +
  path(dot(x - 5, y - 8, 6) + dot(x + 4, y - 9, 7) + dot(x, y - 12, 6), '#fff8ea') +
  path(dot(x + 12, y - 10, 3.6), '#4a2f52');

// ── Two landmarks of the east ───────────────────────────────────────────────────────────────────

/** A head of Nemrut with its pointed cap, on a step. */
const head = (x: number, y: number, s: number): string =>
  group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    path('M-13 0L-12-22C-12-30-9-33-7-35L0-54L7-35C9-33 12-30 12-22L13 0z', '#a4746c'),
    path('M1 0L1-53L7-35C9-33 12-30 12-22L13 0z', '#eec29a'),
    path('M-12-27H12L11-31H-11z', '#86565f'),
    path('M-7-21h5v3h-5zM3-21h5v3h-5zM-2-19L2-19L3.5-10H-3.5zM-5-6H5V-4H-5z', '#6d4052'),
    path('M-12-6Q0 8 12-6L13 0L8 6H-8L-13 0z', '#8f6264'),
  );

const nemrut = (): string =>
  path('M-70 6L-20-44L8-62L34-44L78 6z', '#c99a86') +
  path('M8-62L34-44L78 6H20z', '#ecc5a0') +
  rect(-62, 0, 130, 9, '#b98474') +
  rect(-62, 0, 130, 3, '#f5d3a8') +
  head(-36, 0, 0.9) +
  head(2, 0, 1.06) +
  head(40, 0, 0.86);

/** The church of Akdamar on its island in Lake Van. */
const akdamar = (): string =>
  [
    path('M-56 8Q-30-10 4-8T58 8Q0 20-56 8z', '#8f9a66'),
    rect(-20, -34, 40, 34, '#c98a72'),
    rect(2, -34, 18, 34, '#f3c69a'),
    path('M-24-34L0-46L24-34z', '#a5605c'),
    rect(-11, -58, 22, 20, '#c98a72'),
    rect(1, -58, 10, 20, '#f3c69a'),
    path('M-14-58L0-84L14-58z', '#8a4c5c'),
    path('M1-58L0-84L14-58z', '#cf8a72'),
    path(
      archway(0, -4, 8, 10) +
        archway(-12, -16, 3, 5) +
        archway(12, -16, 3, 5) +
        archway(0, -44, 4, 6),
      '#5a2f4c',
    ),
    path(mound(-34, 6, 9, 9) + mound(36, 6, 10, 10), '#5f7f56'),
  ].join('');

// ── Everything at its place ─────────────────────────────────────────────────────────────────────

export function life(layout: Layout): { land: Standing[]; sea: Standing[]; sky: Standing[] } {
  const next = random(19);
  const some = (
    count: number,
    one: (x: number, y: number) => string,
    w: number,
    h: number,
  ): string =>
    Array.from({ length: count }, () => [(next() - 0.5) * w, (next() - 0.5) * h] as const)
      .toSorted((a, b) => a[1] - b[1])
      .map(([x, y]) => one(x, y))
      .join('');
  const phone = layout.name === 'phone';
  const boat = phone ? 0.82 : 1;
  return {
    sea: [
      standing(layout, [28.05, 40.68], 0.4 * boat, foam(58) + ferry()),
      standing(layout, phone ? [27.7, 35.4] : [35.2, 35.75], 0.5 * boat, foam(60) + gulet()),
      standing(layout, phone ? [36.3, 42.3] : [37.3, 43], 0.5 * boat, foam(58) + taka()),
      ...(phone ? [] : [standing(layout, [35.9, 42.62], 0.4, foam(58) + taka())]),
      standing(
        layout,
        phone ? [36.3, 43.6] : [25.15, 40.15],
        phone ? 0.6 : 0.4,
        foam(60) + gulet(),
      ),
    ],
    land: [
      standing(
        layout,
        phone ? [33.45, 38.95] : [33.42, 38.56],
        0.5,
        some(7, flamingo, phone ? 70 : 34, 26),
      ),
      standing(layout, [41.9, 40.32], 0.34, some(6, sheep, 110, 40)),
      standing(layout, [36.6, 39.5], 0.32, some(5, sheep, 100, 36)),
      standing(layout, [38.74, 37.72], phone ? 0.62 : 0.5, nemrut()),
      standing(layout, [43.0, 38.5], 0.42, akdamar()),
    ],
    sky: [
      standing(
        layout,
        phone ? [34.7, 43.75] : [33.9, 42.85],
        phone ? 0.62 : 0.42,
        FLOCK.map(([x, y], i) =>
          group(
            `class="stork" transform="translate(${x * 1.3} ${y * 1.3}) scale(${1 - i * 0.07})"`,
            stork(),
          ),
        ).join(''),
      ),
    ],
  };
}
