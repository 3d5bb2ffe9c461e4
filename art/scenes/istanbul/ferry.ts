/** A Bosphorus ferry, bow to the right. Drawn round its own waterline; the scene places it. */

import { star } from '../../kit/motifs.ts';
import { draw, points, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, rect, stroke } from '../../kit/shapes.ts';

const LIT = '#ffe6c4';
const SHADE = '#8a5a80';
const IRON = '#2a1c40';
const FLAG_RED = '#d5434a';
const FLAG_WHITE = '#fff0d0';

function hull(scene: Scene, cream: string): string[] {
  const black = scene.horizontalGradient(-160, 160, [
    [0, '#1f1a40'],
    [0.7, '#33244f'],
    [0.95, '#8a4662'],
    [1, '#d0706a'],
  ]);
  return [
    path(
      'M-156-27C-158-12-150 0-140 5H126C140-4 152-20 163-41C120-32 60-27 0-26' +
        'C-60-25-110-25-156-27z',
      black,
    ),
    path(
      'M-156-28C-110-26-60-26 0-27C60-28 120-33 163-42L160-36C118-27 60-22 0-21' +
        'C-60-20-110-20-156-22z',
      cream,
    ),
    path('M-148-4H140L136 0H-146z', '#c4484a'),
  ];
}

function decks(cream: string): string[] {
  let lower = '';
  for (let x = -122; x < 100; x += 13.2) lower += draw`M${x}-33v-9q0-3 3-3h4q3 0 3 3v9z`;
  let upper = '';
  for (let x = -100; x < 70; x += 14.8) upper += draw`M${x}-59v-9q0-3 3-3h5q3 0 3 3v9z`;
  const posts = 'M-136-54V-78M-122-54V-78M96-54V-78M108-54V-78';
  const railings = 'M-137-62H-110M84-62H110M-137-58H-110M84-58H110';
  return [
    path('M-132-26V-50H104L118-31C80-28 40-27 0-27z', cream),
    path(lower, '#ffd183'),
    rect(-138, -54, 250, 4.5, LIT),
    rect(-138, -50, 250, 2, SHADE, 'opacity=".5"'),
    path('M-110-54V-76H76L84-54z', cream),
    path(upper, '#ffdd97'),
    stroke(posts, SHADE, 2),
    stroke(railings, SHADE, 1),
    path('M-142-82H92Q108-82 116-78L112-76H-142z', LIT),
    rect(-138, -77, 246, 2.4, SHADE, 'opacity=".6"'),
  ];
}

const lifeboat = (x: number): string =>
  path(`M${x}-88q13 3 26 0q-2 7-8 7h-10q-6 0-8-7z`, '#e3703f') +
  stroke(`M${x + 3}-82v-12M${x + 23}-82v-12`, SHADE, 1.3);

const bridge = (cream: string): string[] => [
  path('M62-82V-104H92Q100-104 102-96L105-82z', cream),
  path('M67-92v-7h8v7zM78-92v-7h8v7zM89-92v-7h3q5 0 6 7z', '#4a3060'),
  path('M58-104H98L94-108H60z', LIT),
];

/** An anchor round 0, 0, drawn in strokes: shank, stock, arms. */
const ANCHOR = 'M0-11V10M-3-7.5H3M-4.8 5.5Q-4 10 0 10T4.8 5.5';

/** Yellow with a black top; on it the crossed anchors of the city's shipping line. */
function funnel(scene: Scene): string[] {
  const yellow = scene.horizontalGradient(-27, 18, [
    [0, '#b5623f'],
    [0.55, '#eda248'],
    [1, '#ffd27e'],
  ]);
  return [
    path('M-22-82L-27-134Q-8-139 12-134L18-82z', yellow),
    path('M-26-124L-27-134Q-8-139 12-134L13.2-124Q-8-128-26-124z', IRON),
    ...[-45, 45].map((turn) =>
      stroke(
        ANCHOR,
        '#b8343a',
        1.7,
        `stroke-linecap="round" transform="translate(-5 -104) rotate(${turn})"`,
      ),
    ),
  ];
}

function rigging(): string[] {
  const masts = 'M82-108V-150M-84-82V-140';
  const wires = 'M82-150L-10-137M82-148L150-44M-84-138L-27-133M-84-138L-150-30';
  return [
    stroke(masts + wires, IRON, 1.1, 'opacity=".8"'),
    stroke('M74-132h16', IRON, 1.3),
    // flag at the stern
    stroke('M-150-27V-60', IRON, 1.4),
    path('M-151-60q-9-4-16 0t-13 0v13q6 4 13 0t16 0z', FLAG_RED),
    circle(-162.5, -53.5, 3.4, FLAG_WHITE),
    circle(-163.7, -53.5, 2.7, FLAG_RED),
    star(-168.2, -53.3, 2.3, FLAG_WHITE),
    // rail at the bow
    stroke('M118-32L160-40M118-40L158-48', LIT, 1),
  ];
}

export function ferry(scene: Scene): string {
  const cream = scene.horizontalGradient(-150, 150, [
    [0, '#a8738c'],
    [0.6, '#e3b3a2'],
    [1, '#ffe2ba'],
  ]);
  return [
    ...hull(scene, cream),
    ...decks(cream),
    ...[-92, -58, 32].map(lifeboat),
    ...bridge(cream),
    ...funnel(scene),
    ...rigging(),
  ].join('');
}

/** Bow wave, foam along the hull, and the wake to both sides. */
export const wake = (): string =>
  [
    path(
      'M168-2C150 2 140 6 110 8C60 11-90 11-150 8C-200 8-250 14-310 12C-250 20-180 18-120 16' +
        'C-20 15 80 16 140 12C160 9 172 4 182 4z',
      '#ffe2bf',
      'opacity=".85"',
    ),
    path('M150 3C162-8 170-6 176 2z', '#fff0d8'),
    path('M-160 14C-240 18-330 28-430 26C-330 36-230 30-150 22z', '#f5b59a', 'opacity=".6"'),
    path('M140 18C180 22 230 30 262 42C220 36 170 28 120 22z', '#f5b59a', 'opacity=".55"'),
  ].join('');

const SMOKE = points(`
  -8,-136 -24,-150 -58,-160 -96,-158 -140,-170 -190,-168 -250,-182 -180,-156 -130,-152
  -92,-144 -50,-146 -20,-138`);

export const smoke = (): string =>
  path(smoothPath(SMOKE, { close: true }), '#c98a98', 'opacity=".22"');
