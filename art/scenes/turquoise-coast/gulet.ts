/** A gulet under sail, seen from above; the sea is at y = 12, the bow points left. */

import { star } from '../../kit/motifs.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, stroke } from '../../kit/shapes.ts';

const TIMBER = '#3c2230';
const FLAG = '#d5434a';

const wake = (): string[] => [
  path('M92 -2C190 2 300 22 420 66C300 34 190 20 92 10z', '#e9fbf2', 'opacity=".75"'),
  path('M96 6C190 26 280 62 350 116C270 70 180 36 88 14z', '#e9fbf2', 'opacity=".55"'),
  path('M90 2C170 10 250 30 330 64C250 42 170 24 88 12z', '#7fd3cf', 'opacity=".6"'),
  stroke(
    'M120 12C190 26 250 46 310 76M130 6C220 14 300 34 372 60',
    '#fff',
    1.6,
    'opacity=".7" stroke-dasharray="34 12 50 16" stroke-linecap="round"',
  ),
];

const hull = (planks: string): string[] => [
  // shadow on the water
  path(
    'M-118 10C-60 22 60 24 104 12C120 26 60 34 0 34C-60 34-110 26-118 10z',
    '#083c58',
    'opacity=".45"',
  ),
  path(
    'M-140-32C-124-8-104 8-80 12C-30 18 50 18 92 10C104 4 108-16 110-34' +
      'C80-24 40-20 0-20C-50-20-100-24-140-32z',
    planks,
  ),
  // rail, waterline
  path(
    'M-140-32C-100-24-50-20 0-20C40-20 80-24 110-34L108-27' +
      'C80-17 40-13 0-13C-50-13-96-17-134-25z',
    '#fff3da',
  ),
  path('M-96 6C-60 12 40 14 100 4C98 8 96 10 92 11C50 18-30 18-80 12C-86 11-92 9-96 6z', '#c9493c'),
];

const deck = (): string[] => [
  path(
    'M-140-32C-110-44-40-48 10-47C60-46 100-42 110-34C80-24 40-20 0-20C-50-20-100-24-140-32z',
    '#f3cf98',
  ),
  path(
    'M-120-33C-80-41-30-44 10-43C50-42 88-39 100-35C70-28 40-25 0-25C-50-25-90-28-120-33z',
    '#d79f66',
  ),
  // cabin with its windows, awning
  path('M-20-34h64l8-12q-36-6-68 0z', '#fff3da'),
  path('M-20-34h64v-6h-66z', '#b98a6a'),
  path('M-12-35v-3h8v3zM2-35v-3h8v3zM16-35v-3h8v3zM30-35v-3h8v3z', '#31526a'),
  path('M58-44q18-9 40-4l-2 6q-18-4-36 2z', '#fffaf0'),
  stroke('M60-40v8M94-43v8', TIMBER, 1.2),
];

const rigging = (): string[] => [
  stroke('M-136-33L-186-56', TIMBER, 3.2, 'stroke-linecap="round"'),
  stroke('M-58-38V-190M34-44V-172', TIMBER, 3.6),
  stroke(
    'M-58-188L-184-56M-58-150L-150-42M-58-188L34-170M34-170L108-38M-58-184L-100-32' +
      'M-58-184L-18-32M34-168L2-32M34-168L64-32',
    TIMBER,
    0.9,
    'opacity=".75"',
  ),
];

const sails = (cloth: string): string[] => [
  path('M-64-176C-92-136-130-92-172-62C-130-60-98-58-72-58C-62-96-62-140-64-176z', cloth),
  path('M-54-182C-32-142-14-98 22-62C-6-56-32-56-54-60C-50-100-52-140-54-182z', cloth),
  path('M38-164C56-128 74-98 104-70C82-66 58-64 40-66C42-98 40-130 38-164z', cloth),
  // booms, seams
  stroke('M-54-60C-30-55-4-55 24-61M40-66C60-63 84-65 106-70', TIMBER, 2.2),
  stroke(
    'M-66-140C-84-118-104-98-124-84M-54-140C-40-118-24-98-6-84M40-130C52-112 64-98 80-86',
    '#b98a76',
    0.9,
    'opacity=".6"',
  ),
];

/** A pennant on the mast, the flag at the stern, crescent and star towards the hoist. */
const flags = (): string[] => [
  path('M34-173l20 6-20 5z', FLAG),
  stroke('M110-36L122.5-68', TIMBER, 1.4),
  path('M122-66q7-4 14 0t13 0v18q-6 4-13 0t-14 0z', FLAG),
  circle(131, -57, 4.5, '#fff7e6'),
  circle(132.1, -57, 3.6, FLAG),
  star(137.2, -57, 2.3, '#fff7e6'),
];

const bowWave = (): string[] => [
  path(
    'M-108 2C-118 4-130 9-146 17C-128 18-112 22-92 20C-100 14-106 8-108 2z',
    '#fff',
    'opacity=".9"',
  ),
  path(
    'M-110 14C-60 24 40 26 100 14C80 26 20 32-30 30C-70 28-100 22-110 14z',
    '#fff',
    'opacity=".8"',
  ),
];

export function gulet(scene: Scene): string[] {
  const planks = scene.horizontalGradient(-130, 110, [
    [0, '#f0a565'],
    [0.3, '#b5623f'],
    [0.75, '#7d3a34'],
    [1, '#54283a'],
  ]);
  const cloth = scene.linearGradient(
    [
      [0, '#fffbef'],
      [0.6, '#f6e3c4'],
      [1, '#c9a58e'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.3 },
  );
  return [
    ...wake(),
    ...hull(planks),
    ...deck(),
    ...rigging(),
    ...sails(cloth),
    ...flags(),
    ...bowWave(),
  ];
}
