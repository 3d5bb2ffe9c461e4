/**
 * The Martyrium of St Philip by moonlight: the pilgrims' broad steps go up to the eight-sided ruin on
 * its hill; five of its sides are seen, each with an arch of travertine blocks, the moon in the middle
 * one. Seen from the steps, looking up.
 */

import { mix } from '../kit/colour.ts';
import { across, cypress, down, skyOf } from '../kit/mountains.ts';
import { fractalNoise, item, lerp, random } from '../kit/numbers.ts';
import { dot, fillDown, type Point, polygon, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { figure } from '../kit/motifs.ts';
import { octagon } from './martyrium/octagon.ts';

export const stamp = new Scene('ts-ma-', { width: 1200, height: 900 });

const MOON: Point = [600, 456];
const FLOOR = 640;
const NIGHT = '#141b48';

function stars(): string {
  const next = random(40);
  let data = '';
  for (let i = 0; i < 70; i++) {
    const [x, y] = [next() * 1200, next() ** 1.3 * 420];
    if (y < 210 || Math.abs(x - 600) > 480) data += dot(x, y, 1 + next() * 1.8);
  }
  return path(data, '#f4efd8', 'opacity=".85"');
}
stamp.layer('sky', [
  skyOf(stamp, 660, ['#0b1238', '#1a2456', '#34406f', '#7c7a9e']),
  stars(),
  halo(stamp, MOON, 430, [
    [0, '#f4e6c4', 0.75],
    [0.35, '#c4b4be', 0.35],
    [1, '#6d6f95', 0],
  ]),
  circle(...MOON, 88, '#fdf5dc'),
  path(dot(570, 434, 14) + dot(628, 490, 20) + dot(620, 416, 10), '#e8dcc0', 'opacity=".7"'),
  ...lensClouds({ seed: 41, high: '#3a4676', low: '#8a86ab', top: 80, bottom: 500 }, [
    [230, 190, 420, 20, 0.5],
    [980, 260, 460, 18, 0.55],
  ]),
]);

// ── The hill ────────────────────────────────────────────────────────────────────────────────────

const rough = fractalNoise(23, 3);
stamp.layer('hill', [
  path(
    fillDown(
      ridge((x) => 600 + rough(x / 150) * 40 + Math.abs(x - 600) * 0.05, { to: 1240 }),
      920,
    ),
    down(stamp, 560, 760, '#55598c', '#3a416f'),
  ),
  path(
    fillDown(
      ridge((x) => FLOOR - 66 - 0.00008 * (x - 600) ** 2 + rough(x / 90 + 8) * 8, { to: 1240 }),
      920,
    ),
    down(stamp, 620, 900, '#4a5082', '#252e62', NIGHT),
  ),
]);

stamp.layer('octagon', octagon(stamp));

stamp.layer(
  'grass',
  path(
    fillDown(
      ridge((x) => FLOOR - 22 + 0.00024 * (x - 600) ** 2 + rough(x / 60 + 30) * 12, { to: 1240 }),
      920,
    ),
    down(stamp, 600, 900, '#3d4577', '#222b5e', NIGHT),
  ),
);

// ── The steps ───────────────────────────────────────────────────────────────────────────────────

const STEPS = 10;
function steps(): string[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const level = (k: number): number => FLOOR - 8 + 280 * (k / STEPS) ** 1.5;
    const half = (k: number): number => 120 + 250 * (k / STEPS) ** 1.4;
    const [y1, y2] = [level(i), level(i + 1)];
    const tread = lerp(y1, y2, 0.5);
    const row = (y: number, k: number): [Point, Point] => [
      [600 - half(k), y],
      [600 + half(k), y],
    ];
    const [a, b] = row(y1, i);
    const [c, d] = row(tread, i + 0.5);
    const [e, f] = row(y2, i + 0.5);
    const glow = 1 - i / STEPS;
    return (
      path(
        polygon([a, b, d, c]),
        across(
          stamp,
          300,
          900,
          mix('#39427a', '#8f86ac', glow * 0.5),
          mix('#5d6292', '#ffe6c4', 0.75 * glow),
          mix('#343c70', '#7d78a4', glow * 0.5),
        ),
      ) +
      path(
        polygon([c, d, f, e]),
        across(stamp, 300, 900, '#2a3368', mix('#434c80', '#a79cb4', glow), '#262f63'),
      )
    );
  });
}
const parapet = (side: 1 | -1): string => {
  const at = (out: number, y: number): Point => [600 + side * out, y];
  return path(
    polygon([at(118, FLOOR - 30), at(150, FLOOR - 30), at(470, 930), at(352, 930), at(118, FLOOR)]),
    item(['#2a3368', '#1f2758'], side > 0 ? 1 : 0),
  );
};
const walker = (x: number, foot: number, coat: string): string =>
  group(
    `transform="translate(${x} ${foot}) scale(3.6)"`,
    figure({ legs: NIGHT, coat, head: '#8a6a78' }),
  );
stamp.layer('steps', [
  ...steps(),
  parapet(-1),
  parapet(1),
  walker(556, 742, '#c9574f'),
  cypress(30, 930, 560, '#0e1538', '#28326a'),
  cypress(116, 940, 380, '#111a42', '#2c3770'),
  cypress(1164, 940, 620, '#0e1538', '#28326a'),
]);
