/**
 * The Galata Tower, come across at the end of a steep lane, at noon. Nine storeys, cylinder and cone:
 * corbels, the storey with round-headed windows, the gallery all round it, a smaller drum, and the
 * pointed roof. Seen from below, so its rings bend upwards; the sun is high on the right.
 */

import { mix } from '../kit/colour.ts';
import { figure } from '../kit/motifs.ts';
import { draw, type Point, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { tower } from './galata-tower/tower.ts';

export const stamp = new Scene('sgt-', { width: 1200, height: 900 });

const X = 610;
const DARK = '#2d3550';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 820, [
      [0, '#1b7aa3'],
      [0.4, '#54aebf'],
      [0.75, '#bfe0d4'],
      [1, '#f7edcf'],
    ]),
  ),
  halo(stamp, [850, 120], 330, [
    [0, '#fffbe2', 0.9],
    [0.35, '#fff3cc', 0.35],
    [1, '#fff3cc', 0],
  ]),
  circle(850, 120, 50, '#fffbe8'),
  ...lensClouds({ seed: 17, high: '#d9efe6', low: '#f7f3de', top: 60, bottom: 420 }, [
    [330, 214, 340, 20, 0.75],
    [900, 330, 300, 18, 0.7],
    [420, 430, 240, 14, 0.7],
  ]),
]);

// ── The tower ───────────────────────────────────────────────────────────────────────────────────

stamp.layer('tower', tower(stamp));

// ── The lane ────────────────────────────────────────────────────────────────────────────────────

const EYE: Point = [X, 770];
/** Half the width of the lane at distance 1. */
const LANE = 570;
/** A place on the house fronts of a side, or `out` before them: how far away, how high above the eye. */
const front =
  (side: number) =>
  (z: number, up: number, out = 0): Point => [EYE[0] + (side * (LANE - out)) / z, EYE[1] - up / z];

interface House {
  side: number;
  near: number;
  far: number;
  /** Its height, and where its storeys begin. */
  height: number;
  wall: string;
  shutter: string;
  columns: number;
}

const HOUSES: readonly House[] = [
  { side: -1, near: 2.5, far: 3.3, height: 900, wall: '#e9a878', shutter: '#a85a55', columns: 2 },
  { side: -1, near: 1.62, far: 2.5, height: 780, wall: '#f6d79c', shutter: '#3f7d84', columns: 3 },
  { side: -1, near: 0.9, far: 1.62, height: 860, wall: '#e38f6e', shutter: '#f3d9a4', columns: 3 },
  { side: 1, near: 2.6, far: 3.3, height: 840, wall: '#6a7290', shutter: '#3f4a70', columns: 2 },
  { side: 1, near: 1.7, far: 2.6, height: 930, wall: '#55587f', shutter: '#343d66', columns: 3 },
  { side: 1, near: 0.9, far: 1.7, height: 800, wall: '#464a74', shutter: '#2c335c', columns: 3 },
];

function house({ side, near, far, height, wall, shutter, columns }: House): string {
  const at = front(side);
  const quad = (z1: number, z2: number, low: number, high: number): string =>
    polygon([at(z1, low), at(z1, high), at(z2, high), at(z2, low)]);
  const shaded = side > 0;
  let panes = '';
  let shutters = '';
  let ledges = '';
  for (let storey = 0; storey < 4; storey++) {
    const low = 90 + (storey * (height - 90)) / 4;
    ledges += quad(near, far, low - 6, low + 12);
    for (let i = 0; i < columns; i++) {
      const place = (t: number): number => near + (far - near) * ((i + t) / columns);
      panes += quad(place(0.34), place(0.7), low + 50, low + 146);
      shutters +=
        quad(place(0.2), place(0.34), low + 46, low + 150) +
        quad(place(0.7), place(0.86), low + 46, low + 150);
    }
  }
  const doors = [0.14, 0.62].map((t) => {
    const place = (u: number): number => near + (far - near) * (t + u);
    return quad(place(0), place(0.26), -150, 30);
  });
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
    const [z1, z2] = [i, i + 1].map((u) => near + (far - near) * (0.06 + (0.88 * u) / 9));
    if (z1 === undefined || z2 === undefined) return '';
    return polygon([at(z1, 80), at(z1, 18, 96), at(z2, 18, 96), at(z2, 80)]);
  });
  const cloth = shaded ? ['#8a5878', '#b58a92'] : ['#c64f4a', '#fff0d2'];
  const pane = shaded ? '#232a50' : '#4f5a70';
  return [
    path(quad(near, far, -150, height), wall),
    path(quad(near, far, -150, 90), mix(wall, DARK, 0.35)),
    path(doors.join(''), shaded ? '#ffc987' : DARK),
    path(stripes.filter((_, i) => i % 2 === 0).join(''), cloth[0] ?? ''),
    path(stripes.filter((_, i) => i % 2 === 1).join(''), cloth[1] ?? ''),
    path(ledges, shaded ? mix(wall, '#8f93ac', 0.35) : mix(wall, '#fff3d2', 0.6)),
    path(panes, pane),
    path(shutters, shutter),
    path(quad(near, far * 0.995, height - 4, height + 26), shaded ? '#343a66' : '#b4584f'),
  ].join('');
}

const paving = [1, 1.14, 1.32, 1.55, 1.86, 2.3].map(
  (z) => draw`M${X - LANE / z} ${770 + 126 / z}H${X + LANE / z}`,
);
stamp.layer('lane', [
  path(
    polygon([
      [-20, 920],
      [X - 192, 808],
      [X + 192, 808],
      [1220, 920],
    ]),
    stamp.horizontalGradient(200, 1000, [
      [0, '#f7d9a4'],
      [0.5, '#e5b68d'],
      [0.62, '#6a6586'],
      [1, '#3c4068'],
    ]),
  ),
  stroke(paving.join(''), '#6d5570', 3, 'opacity=".4"'),
  ...HOUSES.map(house),
]);

const person = (x: number, y: number, size: number, coat: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    figure({ legs: '#2f3556', coat, head: '#5a3a40' }),
  );
stamp.layer('people', [
  person(560, 846, 3, '#d5574f'),
  person(586, 844, 2.8, '#f7ead0'),
  person(668, 826, 2, '#35607a'),
]);
