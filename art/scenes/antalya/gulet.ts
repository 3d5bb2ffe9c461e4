/** A gulet under sail, bow to the left. Drawn round its own waterline; the scene places it. */

import { star } from '../../kit/motifs.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, stroke } from '../../kit/shapes.ts';

const SPAR = '#6a4032';
const RIGGING = '#5a3a40';
const FLAG_RED = '#d5434a';
const FLAG_WHITE = '#fff0d8';
const CANVAS_SHADE = '#c08a80';

function hull(scene: Scene): string[] {
  const wood = scene.horizontalGradient(-120, 130, [
    [0, '#e59a5c'],
    [0.2, '#b3623c'],
    [0.6, '#7f4136'],
    [1, '#4a2c38'],
  ]);
  return [
    path(
      'M-128-30C-100-20-50-15 0-15C50-15 92-20 118-34C116-16 108-2 96 5H-84C-102 0-118-12-128-30z',
      wood,
    ),
    // rail, bottom paint, wale
    path(
      'M-128-30C-100-20-50-15 0-15C50-15 92-20 118-34L117-28C90-15 50-10 0-10C-50-10-98-14-125-25z',
      '#fff0d0',
    ),
    path('M-92 1Q0 5 102 1L96 5H-84z', '#2f6f80'),
    stroke('M-112-14C-70-4 60-3 108-16', '#e8a86c', 1.3, 'opacity=".7"'),
    // bowsprit
    path('M-122-30L-176-50L-176-47L-118-25z', '#8a5238'),
  ];
}

function deck(scene: Scene): string[] {
  const paint = scene.horizontalGradient(-20, 86, [
    [0, '#fff0d2'],
    [0.6, '#d9b48c'],
    [1, '#8f6a64'],
  ]);
  return [
    // deckhouses and their windows
    path('M-20-15v-12H34v12zM48-18v-9h38v6z', paint),
    path('M-14-18v-6h8v6zM-1-18v-6h8v6zM12-18v-6h8v6z', RIGGING),
    // awning
    path('M40-40Q70-44 104-38L104-35Q70-40 40-36z', '#fbe6c2'),
    stroke('M44-38V-18M100-36V-24', '#6a4638', 1.4),
    // masts
    path('M-34-16L-32-214h3L-28-16zM52-18L53.5-176h2.5L57-18z', SPAR),
  ];
}

/** Cream canvas: lit from the left, translucent shade along the right of each sail. */
function sails(scene: Scene): string[] {
  const sunlit = scene.linearGradient(
    [
      [0, '#fffaea'],
      [0.55, '#fdeccb'],
      [1, '#e6bf98'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.3 },
  );
  const shaded = scene.linearGradient(
    [
      [0, '#fff4da'],
      [0.5, '#f6dcb4'],
      [1, '#c99a86'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.4 },
  );
  return [
    // two headsails
    path('M-33-204C-66-150-112-92-174-50C-128-56-80-50-44-34C-40-90-36-150-33-204z', sunlit),
    path(
      'M-36-150C-60-112-92-74-134-42C-98-46-64-42-42-30C-40-72-38-112-36-150z',
      shaded,
      'opacity=".95"',
    ),
    // mainsail
    path('M-27-206C2-150 30-92 44-34C16-28-8-27-27-30z', sunlit),
    path(
      'M-27-206C2-150 30-92 44-34C36-33 30-31 24-30C22-90-2-150-27-206z',
      '#d9a98c',
      'opacity=".5"',
    ),
    // mizzen
    path('M57-170C80-124 100-80 110-42C92-36 74-34 57-35z', shaded),
    path(
      'M57-170C80-124 100-80 110-42C104-40 98-38 94-37C92-80 78-126 57-170z',
      CANVAS_SHADE,
      'opacity=".5"',
    ),
  ];
}

function rigging(): string[] {
  const stays = 'M-30-212L-176-49M-30-212L54-174M54-174L118-34M-31-190L-100-24';
  const seams =
    'M-27-160C-12-156 4-156 14-158M-27-110C-6-106 16-106 30-110M-27-68C-2-64 22-64 38-68' +
    'M57-130Q68-127 76-129M57-84Q76-80 92-83';
  return [
    stroke('M-27-30H48M57-35L114-40', SPAR, 2),
    stroke(stays, RIGGING, 0.9, 'opacity=".7"'),
    stroke(seams, '#c9976f', 1, 'opacity=".55"'),
  ];
}

const flags = (): string[] => [
  path('M118-36v-22h1.4v22z', RIGGING),
  path('M119-58q8-4 14 0t12-1v13q-6 4-12 1t-14 0z', FLAG_RED),
  circle(127.6, -52, 2.9, FLAG_WHITE),
  circle(128.6, -52, 2.3, FLAG_RED),
  star(132.8, -52, 2, FLAG_WHITE),
  path('M-29.5-214v-9l12 3.5z', FLAG_RED),
];

export const gulet = (scene: Scene): string =>
  [...hull(scene), ...deck(scene), ...sails(scene), ...rigging(), ...flags()].join('');

/** Foam along the hull and the wake behind it. */
export const wake = (): string =>
  path(
    'M-128 6C-110-2-96 1-80 4C-20 8 60 8 110 2C140 4 170 10 210 12C150 20 60 16 0 14' +
      'C-60 13-110 14-128 6z',
    '#effaf0',
    'opacity=".85"',
  ) + path('M120 10C180 14 250 24 320 24C240 34 170 26 120 18z', '#bfeee2', 'opacity=".6"');
