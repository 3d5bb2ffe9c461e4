/** Istanbul: an imperial mosque, the Galata Tower, a ferry. 300 wide, on its waterline. */

import { random } from '../../kit/numbers.ts';
import { archway, draw, mound, polygon, type Point } from '../../kit/path.ts';
import { circle, group, path, rect } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';
import { glow } from '../palette.ts';
import type { Stone } from '../../scenes/istanbul/architecture.ts';
import { imperialMosque } from '../../scenes/istanbul/mosques.ts';

const WINDOW = glow('#ffe2a0');
export const stone: Stone = {
  dome: '#5f4583',
  wall: '#a2688c',
  minaret: '#8b5788',
  rim: '#ffcf9e',
  wallRim: '#f0a993',
  dark: '#402862',
  window: WINDOW,
  gold: '#f3bd5e',
};

/** Wooden and stone houses along the shore, gables to the water. */
function houses(from: number, to: number, foot: (x: number) => number, seed: number): string {
  const next = random(seed);
  const parts: string[] = [];
  for (let x = from; x < to;) {
    const w = 8 + next() * 6;
    const h = 8 + next() * 9;
    const y = foot(x + w / 2);
    const wall = ['#f0c3a0', '#e39c8a', '#d98a86', '#f5d6ae'][Math.floor(next() * 4)] ?? '#f0c3a0';
    const roof: Point[] = [
      [x - 1, y - h],
      [x + w * 0.5, y - h - 4.5],
      [x + w + 1, y - h],
    ];
    parts.push(
      rect(x, y - h, w, h + 3, wall),
      rect(x, y - h, w * 0.4, h + 3, '#6b3a6b', 'opacity=".3"'),
      path(polygon(roof), '#b0484e'),
      rect(x + w * 0.55, y - h + 3, 2, 3, '#5a2f63'),
    );
    x += w + 0.6;
  }
  return parts.join('');
}

export function tower(x: number, foot: number): string {
  const cone = draw`M${x - 19} ${foot - 106}C${x - 10} ${foot - 126} ${x - 3} ${foot - 144} ${x} ${foot - 158}C${x + 3} ${foot - 144} ${x + 10} ${foot - 126} ${x + 19} ${foot - 106}z`;
  const litCone = draw`M${x + 2} ${foot - 106}C${x + 3} ${foot - 126} ${x + 1} ${foot - 144} ${x} ${foot - 158}C${x + 3} ${foot - 144} ${x + 10} ${foot - 126} ${x + 19} ${foot - 106}z`;
  let arches = '';
  for (let i = -2; i <= 2; i++) arches += archway(x + i * 7, foot - 79, 3.6, 6);
  return [
    path(
      polygon([
        [x - 19, foot],
        [x - 16.5, foot - 72],
        [x + 16.5, foot - 72],
        [x + 19, foot],
      ]),
      '#a9647f',
    ),
    path(
      polygon([
        [x + 3, foot],
        [x + 2.5, foot - 72],
        [x + 16.5, foot - 72],
        [x + 19, foot],
      ]),
      '#f3b294',
    ),
    path(
      polygon([
        [x + 12, foot],
        [x + 11, foot - 72],
        [x + 16.5, foot - 72],
        [x + 19, foot],
      ]),
      '#ffd9a6',
    ),
    rect(x - 20, foot - 91, 40, 19, '#98587d'),
    rect(x + 3, foot - 91, 17, 19, '#f0a98f'),
    path(arches, '#4a2a62'),
    rect(x - 23, foot - 75, 46, 3.6, '#ffd2a0'),
    rect(x - 23, foot - 94, 46, 4, '#ffd2a0'),
    rect(x - 16, foot - 107, 32, 13, '#8b5280'),
    rect(x + 2, foot - 107, 14, 13, '#e99d8b'),
    path(cone, '#4f3a7c'),
    path(litCone, '#8d6aa0'),
    path(archway(x - 4, foot - 44, 4, 7) + archway(x + 6, foot - 26, 4, 7), '#4a2a62'),
    path(archway(x - 5, foot - 99, 4, 4) + archway(x + 6, foot - 99, 4, 4), WINDOW),
    circle(x, foot - 159, 2.2, '#f3bd5e'),
  ].join('');
}

/** A ferry of the Bosphorus, bow to the right, 110 long. */
export function ferry(): string {
  let lower = '';
  for (let x = -40; x < 30; x += 8) lower += `M${x}-10.5v-4.6h4.6v4.6z`;
  let upper = '';
  for (let x = -32; x < 22; x += 8) upper += `M${x}-20v-4.4h4.6v4.4z`;
  return [
    path('M-52-9C-51-3-49 1-46 3H42C47 0 52-5 55-13C30-9-20-8.6-52-9z', '#33245a'),
    path('M-52-9.5C-20-9 30-9.5 55-13.5L54-11C30-7-20-6.5-52-7z', '#fff3d8'),
    path('M-49 0H45L42 3H-46z', '#d0524a'),
    path('M-45-9V-17H34L40-10z', '#fff1d4'),
    path(lower, '#6a4a80'),
    path('M-47-17H37V-18.6H-47z', '#c99aa0'),
    path('M-37-18.5V-26H26L29-18.5z', '#fff6e0'),
    path(upper, '#6a4a80'),
    path('M-47-28.5H30L34-26H-47z', '#fff8e8'),
    rect(20, -35, 13, 7, '#fff1d4'),
    rect(22, -33, 9, 3, '#6a4a80'),
    path('M-9-28L-10.5-46H4L6-28z', '#f2b04a'),
    path('M-10.2-42L-10.5-46H4L4.5-42z', '#33245a'),
    path('M0-28V-42H4.5L6-28z', '#ffd98a'),
  ].join('');
}

/** The ground under the mosque and under the tower. */
const hill = (x: number): number => -18 - 10 * Math.cos(((x + 42) / 120) * 1.5);
const galata = (x: number): number => -16 - 22 * Math.exp(-(((x - 104) / 34) ** 2));

export function istanbul(): string {
  let woods = '';
  const next = random(6);
  for (let x = -136; x < 60; x += 8) woods += mound(x, -12, 6 + next() * 5, 9 + next() * 8);
  let bushes = '';
  for (let x = 62; x < 146; x += 7)
    bushes += mound(x, galata(x) + 6, 5 + next() * 4, 7 + next() * 5);
  const shore = draw`M-150-6C-146-22-110-30-60-32C-20-33 20-28 50-18L58-10C70-26 90-40 106-40C128-40 146-22 150-6z`;
  return [
    path(woods, '#4d7a72'),
    path(shore, '#5f6f7d'),
    imperialMosque({ x: -44, foot: -28, unit: 25, stone }),
    path(bushes, '#4d7a72'),
    tower(104, -34),
    houses(62, 92, (x) => galata(x) + 8, 3),
    houses(114, 146, (x) => galata(x) + 8, 4),
    houses(-142, 52, (x) => hill(x) + 10, 9),
    houses(64, 146, (x) => galata(x) * 0.3 - 4, 15),
    path('M-152-7H60V-1H-152zM56-5H151V1H56z', '#f6d9ae'),
    path('M-152-1H60V2H-152zM56 1H151V4H56z', '#6a4373'),
    path(
      lens(-70, 9, 60, 3) + lens(96, 12, 46, 2.6) + lens(20, 34, 70, 2.6) + lens(-104, 26, 36, 2),
      '#e8f8ea',
      'opacity=".75"',
    ),
    group(
      'transform="translate(8 25)"',
      path(
        'M57-2C64 0 74 3 88 4C40 9-60 9-108 6C-86 3-60 1-48 1C-10 4 30 4 50 1z',
        '#f6fdf0',
        'opacity=".9"',
      ),
      ferry(),
      path('M-46 3C-10 6 30 6 58-1C48 7-20 9-52 6z', '#ffffff', 'opacity=".8"'),
    ),
  ].join('');
}
