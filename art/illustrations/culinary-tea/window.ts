/** The window, and through it the steep tea gardens behind Rize. */

import { mix } from '../../kit/colour.ts';
import { fractalNoise, lerp, random } from '../../kit/numbers.ts';
import { draw, fillDown, ridge } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, rect } from '../../kit/shapes.ts';
import { halo, lensClouds } from '../../kit/sky.ts';
import { picker } from '../../scenes/blacksea/picker.ts';

const LEFT = 76;
const TOP = 56;
const WIDTH = 552;
const HEIGHT = 486;

/** A bush of a hedge: flat-topped, as picking leaves it. */
const bush = (x: number, y: number, rx: number, ry: number): string =>
  draw`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Hedges along the slope, row by row towards the viewer. */
function gardens(): string[] {
  const rough = fractalNoise(6, 2);
  const next = random(14);
  const rows = 12;
  return Array.from({ length: rows }, (_, row) => {
    const t = row / (rows - 1);
    const size = lerp(10, 30, t);
    const line = (x: number): number => {
      const across = (x - LEFT) / WIDTH;
      const fall = across * lerp(190, 10, t) - Math.sin(across * 3.3) * lerp(14, 46, t);
      return lerp(196, 540, t) + fall + rough(x / 150 + row * 3) * 8;
    };
    let body = '';
    let lit = '';
    let bright = '';
    for (let x = LEFT - 30; x < LEFT + WIDTH + 40; x += size * 1.05) {
      const r = size * (0.85 + 0.4 * next());
      const y = line(x);
      body += bush(x, y, r, r * 0.72);
      lit += bush(x - r * 0.16, y - r * 0.26, r * 0.74, r * 0.4);
      bright += bush(x - r * (0.2 + 0.2 * next()), y - r * 0.42, r * 0.34, r * 0.17);
    }
    const ground = ridge(line, { from: LEFT - 40, to: LEFT + WIDTH + 60, step: 30 });
    return [
      path(fillDown(ground, 620), mix('#4d8a52', '#0c443f', t)),
      path(body, mix('#5f9a5c', '#15584a', t)),
      path(lit, mix('#a9c873', '#4f9a52', t)),
      path(bright, mix('#e9ecae', '#a5cc66', t)),
      row === 7
        ? picker({ x: 470, y: line(470) + 12, scale: 1.8, dress: '#b5342f', scarf: '#f6e6c4' })
        : '',
    ].join('');
  });
}

function view(scene: Scene): string[] {
  const far = fractalNoise(3, 4);
  const hill = (base: number, rise: number, seed: number) =>
    ridge((x) => base - ((x - LEFT) / WIDTH) * rise + far(x / 90 + seed) * 20, {
      from: LEFT - 20,
      to: LEFT + WIDTH + 20,
      step: 16,
    });
  return [
    rect(
      LEFT,
      TOP,
      WIDTH,
      HEIGHT,
      scene.verticalGradient(TOP, 330, [
        [0, '#7fb3b0'],
        [0.55, '#cfe0bf'],
        [1, '#fdf3cd'],
      ]),
    ),
    halo(scene, [180, 130], 210, [
      [0, '#fffbe6', 0.95],
      [0.3, '#fff3cf', 0.6],
      [1, '#fff3cf', 0],
    ]),
    ...lensClouds({ seed: 4, high: '#fffbe6', low: '#fffbe6', top: 60, bottom: 220 }, [
      [430, 118, 240, 14, 0.7],
      [250, 196, 260, 12, 0.6],
    ]),
    path(fillDown(hill(262, 108, 0), 600), '#9cc4ae'),
    path(fillDown(hill(290, 60, 7), 600), '#74ab8c'),
    ...gardens(),
  ];
}

export function window(scene: Scene): string[] {
  const glass = draw`M${LEFT} ${TOP}h${WIDTH}v${HEIGHT}h${-WIDTH}z`;
  const middle = LEFT + WIDTH / 2;
  const wood = '#f3dfb8';
  const shade = '#b07f5c';
  return [
    rect(LEFT - 34, TOP - 34, WIDTH + 68, HEIGHT + 62, '#8a5648'),
    rect(LEFT - 34, TOP - 34, WIDTH + 60, HEIGHT + 54, wood),
    group(scene.clip('window', glass), ...view(scene)),
    path(
      draw`M${LEFT} ${TOP}h${WIDTH}v14h${-WIDTH + 14}v${HEIGHT - 14}h-14z`,
      shade,
      'opacity=".75"',
    ),
    rect(middle - 11, TOP, 22, HEIGHT, shade),
    rect(middle - 11, TOP, 14, HEIGHT, wood),
    // the sill
    rect(LEFT - 56, TOP + HEIGHT + 10, WIDTH + 112, 30, wood),
    rect(LEFT - 56, TOP + HEIGHT + 32, WIDTH + 112, 12, shade),
    rect(LEFT - 40, TOP + HEIGHT + 44, WIDTH + 100, 12, '#0b2c40', 'opacity=".3"'),
  ];
}
