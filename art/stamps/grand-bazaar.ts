/**
 * The Grand Bazaar: lamps of coloured glass under a painted vault. Seen down the middle of one of
 * its wider streets: a barrel vault with ribs, plaster painted between them, small windows above
 * the shops, a shop in every bay. Lamplight; daylight only at the far gate.
 */

import { mix } from '../kit/colour.ts';
import { figure } from '../kit/motifs.ts';
import { item, lerp } from '../kit/numbers.ts';
import { draw, type Point, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, sunlight } from '../kit/sky.ts';
import { lamp } from './grand-bazaar/lamp.ts';

export const stamp = new Scene('sgb-', { width: 1200, height: 900 });

const EYE: Point = [600, 600];
const [HALF, SPRING, FLOOR] = [640, 110, 330];
const RIBS = [0.86, 1.12, 1.46, 1.92, 2.6, 3.6, 5.2];

const place = (x: number, up: number, z: number): Point => [EYE[0] + x / z, EYE[1] - up / z];
/** The vault at a distance, from its left spring to its right. */
const arch = (z: number, inset = 0): string => {
  const [left, spring] = place(-HALF + inset, SPRING, z);
  const [right] = place(HALF - inset, SPRING, z);
  const r = (right - left) / 2;
  return draw`M${left} ${spring}A${r} ${r * 0.92} 0 0 1 ${right} ${spring}`;
};
/** Everything inside the arch, down to the floor. */
const opening = (z: number, inset = 0): string => {
  const [left, floor] = place(-HALF + inset, -FLOOR, z);
  const [, spring] = place(0, SPRING, z);
  return draw`${arch(z, inset)}V${floor}H${left}V${spring}z`;
};
const quad = (
  x: number,
  [z1, z2]: readonly [number, number],
  [low, high]: readonly [number, number],
): string =>
  polygon([place(x, low, z1), place(x, high, z1), place(x, high, z2), place(x, low, z2)]);

// ── The street, bay by bay from the front ───────────────────────────────────────────────────────

const SIDES = [-1, 1];
const CLOTHS = ['#c9483f', '#2f8f8f', '#8a3f6a', '#34548f'];

/** A shop: light under a round arch, and cloths that hang in it. */
function shop(side: number, index: number): string {
  const [near, far] = [item(RIBS, index), item(RIBS, index + 1)];
  const wall = side * HALF;
  const depth = index / (RIBS.length - 1);
  const at = (t: number): number => near + (far - near) * t;
  const door: Point[] = [
    place(wall, -FLOOR, at(0.12)),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
      const angle = Math.PI * (1 - i / 6);
      return place(wall, 20 + 56 * Math.sin(angle), at(0.52 + 0.4 * Math.cos(angle)));
    }),
    place(wall, -FLOOR, at(0.92)),
  ];
  const cloths = [0.2, 0.4, 0.6].map((t, i) =>
    path(
      quad(wall, [at(t), at(t + 0.16)], [[-190, -120, -220][i] ?? 0, 30]),
      mix(item(CLOTHS, (i + index + (side > 0 ? 2 : 0)) % CLOTHS.length), '#ffe2a6', depth * 0.7),
    ),
  );
  return [
    path(quad(wall, [near, far], [-FLOOR, SPRING]), mix('#6e2a44', '#e0a066', depth)),
    path(polygon(door), mix('#ffbe66', '#ffe9b8', depth)),
    path(quad(wall, [at(0.12), at(0.92)], [-FLOOR, -210]), mix('#a3553f', '#f2cf96', depth)),
    ...(index < 2 ? cloths : []),
    path(quad(wall, [near, far], [SPRING - 14, SPRING + 10]), mix('#2f7d84', '#d9c79a', depth)),
  ].join('');
}

function bay(index: number): string {
  const [near, far] = [item(RIBS, index), item(RIBS, index + 1)];
  const depth = index / (RIBS.length - 2);
  const plaster = mix('#d98f5a', '#ffe9b6', lerp(0.06, 1, depth));
  const [left, floor] = place(-HALF, -FLOOR, near);
  const [right] = place(HALF, -FLOOR, near);
  const middle = near + (far - near) * 0.46;
  const painted = `stroke-dasharray="${Math.round(34 / middle)} ${Math.round(22 / middle)}"`;
  return [
    path(opening(near), plaster),
    index > 1
      ? ''
      : stroke(arch(middle), mix('#2f7d84', '#f2d9a0', depth * 0.9), 26 / middle, painted),
    path(
      draw`M${left} ${floor}H${right}L${place(HALF, -FLOOR, far)}H${place(-HALF, -FLOOR, far)[0]}z`,
      mix('#6a3350', '#ffdca0', depth),
    ),
    ...SIDES.map((side) => shop(side, index)),
    stroke(arch(near, 12 / near), mix('#9c3a3f', '#f2b06c', depth), 46 / near),
    index > 1 ? '' : stroke(arch(near, 12 / near), mix('#f9dfa6', '#fff3cf', depth), 12 / near),
  ].join('');
}

stamp.layer('street', [
  band(0, 900, '#5a2440'),
  ...RIBS.slice(0, -1).map((_, index) => bay(index)),
  path(opening(5.2), '#fff6d8'),
  // the mosque of Nuruosmaniye outside the gate
  path(
    'M548 668V606H562V590Q566 548 600 540Q634 548 638 590V606H652V668zM598 544V528H602V544zM664 668V556L661 552L667 520L673 552L670 556V668z',
    '#f0cf96',
  ),
]);
stamp.layer('light', [
  halo(stamp, [600, 580], 320, [
    [0, '#fffbe6', 0.5],
    [0.4, '#ffe9b4', 0.36],
    [1, '#ffd78f', 0],
  ]),
  path(
    draw`M560 ${EYE[1] + 64}H640L820 920H380z`,
    stamp.verticalGradient(620, 900, [
      [0, '#fff3cf', 0.8],
      [1, '#ffd79a', 0.1],
    ]),
  ),
]);

// ── People ──────────────────────────────────────────────────────────────────────────────────────

const person = (x: number, y: number, size: number, coat: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    figure({ legs: '#3a2144', coat, head: '#4a2836' }),
  );
stamp.layer('people', [
  person(598, 672, 3.1, '#b0604f'),
  person(556, 684, 3.9, '#c9483f'),
  person(578, 683, 3.6, '#2f4f7c'),
  person(650, 698, 4.4, '#2f6f7c'),
]);

// ── Lamps ───────────────────────────────────────────────────────────────────────────────────────

const RUBY = ['#8a1f3a', '#ff7a58'] as const;
const SEA = ['#17606f', '#6fd0c0'] as const;
const AMBER = ['#b8561f', '#ffc25a'] as const;
const COBALT = ['#26387f', '#7fa3e0'] as const;
stamp.layer('lamps', [
  lamp(stamp, { x: 600, y: 330, radius: 46, glass: AMBER, stones: ['#c9483f', '#8a1f3a'] }),
  lamp(stamp, { x: 452, y: 226, radius: 74, glass: COBALT, stones: ['#fff0c8', '#e8674f'] }),
  lamp(stamp, { x: 744, y: 206, radius: 78, glass: SEA, stones: ['#ffd27a', '#c9483f'] }),
  lamp(stamp, { x: 262, y: 356, radius: 122, glass: AMBER, stones: ['#b8322f', '#2f8f8f'] }),
  lamp(stamp, { x: 942, y: 376, radius: 128, glass: RUBY, stones: ['#ffd27a', '#2f7f8c'] }),
]);

// ── Rolled carpets in front ─────────────────────────────────────────────────────────────────────

const roll = (x: number, y: number, r: number, cloth: string): string =>
  [
    circle(x, y, r, '#3a1838'),
    circle(x, y, r * 0.86, cloth),
    circle(x, y, r * 0.5, '#d9a070'),
    circle(x, y, r * 0.26, '#3a1838'),
  ].join('');
stamp.layer('carpets', [
  roll(30, 850, 76, '#8f2f3f'),
  roll(172, 866, 64, '#2a6470'),
  roll(104, 748, 58, '#b8643f'),
  roll(1176, 846, 80, '#2a6470'),
  roll(1030, 866, 64, '#8f2f3f'),
  roll(1104, 742, 58, '#34407a'),
]);

// ── Dusk towards the edges ──────────────────────────────────────────────────────────────────────

stamp.layer('vignette', [
  rect(
    0,
    0,
    1200,
    900,
    stamp.radialGradient(600, 520, 820, [
      [0, '#2a1238', 0],
      [0.6, '#2a1238', 0],
      [1, '#2a1238', 0.6],
    ]),
  ),
  sunlight(stamp, [600, 580], 460, [
    [0, '#ffe6ae', 0.3],
    [1, '#ff9f6e', 0],
  ]),
]);
