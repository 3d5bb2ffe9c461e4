/** What frames the street: a wall with bougainvillea and a cat, an iron street lantern. */

import { item, lerp, random } from '../../kit/numbers.ts';
import { type Point, points, polygon, speck } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, rect, SCREEN, stroke } from '../../kit/shapes.ts';
import { glow, LIT } from './lights.ts';

const IRON = '#100e2c';
const NIGHT = '#0c0a22';
const FUR = '#0f0d2a';

const WALL = polygon(points('1012,1020 1018,846 1040,834 1640,800 1640,1020'));
const COPING = polygon(points('1008,852 1034,832 1640,792 1640,812 1040,850 1016,862'));

export function wall(scene: Scene): string[] {
  const stone = scene.verticalGradient(800, 1000, [
    [0, '#2d2556'],
    [1, '#13112f'],
  ]);
  const lit = scene.horizontalGradient(1008, 1600, [
    [0, '#ffb776'],
    [0.1, '#d97f72'],
    [0.4, '#7a4a78'],
    [1, '#4a3a74'],
  ]);
  const dusk = scene.horizontalGradient(1010, 1640, [
    [0, '#f0906c', 0.35],
    [0.25, NIGHT, 0.1],
    [1, NIGHT, 0.7],
  ]);
  let joints = '';
  for (let y = 880; y < 1000; y += 34) {
    const shift = (Math.floor(y / 34) % 2) * 40;
    joints += `M1018 ${y}L1640 ${y - 20}`;
    for (let x = 1050 + shift; x < 1640; x += 86) joints += `M${x} ${y - 1}v34`;
  }
  return [
    path(WALL, stone),
    path(COPING, lit),
    stroke(joints, '#0f0d28', 1.6, 'opacity=".6"'),
    scene.stipple(path(WALL, dusk)),
  ];
}

/** How far down each strand hangs. */
const STRANDS = [34, 120, 60, 150, 46, 96, 170, 50, 130, 70, 150, 40, 110, 160, 80];

const dots = (places: readonly Point[], colour: string, size: number): string => {
  const data = places.map((place) => speck(...place)).join('');
  return stroke(data, colour, size, 'stroke-linecap="round"');
};

/** Leaves and blossoms as dots, from the large dark ones to the small bright ones. */
export function bougainvillea(): string[] {
  const next = random(90);
  const leaves: Point[][] = [[], [], []];
  const blossoms: Point[][] = [[], [], []];
  STRANDS.forEach((length, strand) => {
    const t = (strand + 0.5) / STRANDS.length;
    const topX = 1300 + t * 330 + (next() - 0.5) * 16;
    const topY = lerp(814, 790, t);
    const count = Math.floor(10 + length / 6);
    for (let k = 0; k < count; k++) {
      const down = k / count;
      const spread = (1 - down) * 24 + 5;
      const x = topX + (next() - 0.5) * 2 * spread + Math.sin(down * 3 + strand) * 8;
      const hanging = topY - 18 * (1 - down) + down * length + (next() - 0.5) * 12 * (1 - down);
      const y = hanging - (down < 0.2 ? next() * 16 : 0);
      item(leaves, k % 3).push([x, y]);
      const blooms = next() < 0.62 - 0.3 * down;
      if (blooms) item(blossoms, k % 3).push([x + (next() - 0.5) * 10, y - 4]);
    }
  });
  const bright = item(blossoms, 2);
  const glints = bright.map(([x, y]): Point => [x - 3, y - 3]);
  return [
    dots(item(leaves, 0), '#141432', 20),
    dots(item(leaves, 1), '#1d2247', 14),
    dots(item(leaves, 2), '#2a3758', 8),
    dots(item(blossoms, 0), '#7a2f5e', 13),
    dots(item(blossoms, 1), '#b8487a', 10),
    dots(bright, '#ea7f96', 7),
    dots(glints, '#ffc6a8', 3),
  ];
}

/** A cat on the wall, seen from behind, watching the tram. */
export const cat = (): string =>
  group(
    'transform="translate(1108 836) scale(1.12)"',
    path(
      'M-34 2C-40-14-40-34-30-50C-26-58-24-64-25-70C-34-74-38-84-36-94L-37-112L-26-103' +
        'Q-18-107-9-104L1-113L2-95C4-86 1-78-5-73C8-62 22-46 24-24C26-12 24-2 20 3z',
      FUR,
    ),
    // tail
    path('M18 2C36 4 52-2 56-14C58-22 52-26 50-20C48-10 34-8 20-10z', FUR),
    // the light of the street along its back, in its ears, in its eye
    path(
      'M-34 2C-40-14-40-34-30-50C-26-58-24-64-25-70C-34-74-38-84-36-94L-37-112L-34-109' +
        'L-33-94C-35-85-31-77-23-73C-20-66-22-58-26-50C-35-34-35-14-30 2z',
      '#ffb26c',
    ),
    path('M-37-112l6 5-3 7zM1-113l-7 6 5 5z', '#c0605c'),
    path('M-30-90q4-3 7 0q-3 4-7 0z', '#ffe08a'),
    stroke('M-35-82l-11-3M-35-79l-11 1', '#ffcf9a', 0.7),
  );

const lamp = (x: number, y: number, scale: number): string =>
  group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    path('M-17-34L-12 8H12L17-34z', LIT),
    path('M-22-34H22L10-52Q0-58-10-52zM-4-56h8v-9h-8zM-13 8h26l-5 9h-16z', IRON),
    stroke('M-17-34L-12 8M17-34L12 8M0-34V8', IRON, 3),
  );

/** A cast-iron post with scrolls and three lamps. */
export function lantern(): string {
  const scrolls =
    'M330 424C330 372 300 356 268 372C246 384 262 408 276 396' +
    'M330 424C330 372 360 356 392 372C414 384 398 408 384 396';
  const foot = 'M306 1020q4-40 16-60h16q12 20 16 60zM316 700h28v10h-28zM318 520h24v7h-24z';
  const light = group(
    SCREEN,
    glow(286, 322, 170, 0.8),
    glow(220, 406, 110, 0.7),
    glow(352, 406, 110, 0.7),
  );
  const iron = group(
    'transform="translate(-44 0)"',
    path('M322 1020V430q0-14 8-14t8 14V1020z', IRON),
    path(foot, IRON),
    stroke(scrolls, IRON, 5, 'stroke-linecap="round"'),
    rect(326.5, 346, 7, 80, IRON),
    lamp(330, 338, 1.15),
    lamp(264, 420, 0.9),
    lamp(396, 420, 0.9),
    stroke('M264 372v-6M396 372v-6', IRON, 3),
  );
  return light + iron;
}
