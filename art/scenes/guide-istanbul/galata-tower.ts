/** Galata Tower at dusk, its foot at 0, 0, dark in the middle with light round both edges. */

import { archway, draw, points, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, stroke } from '../../kit/shapes.ts';
import { glow } from './lights.ts';

const DARK = '#241c4c';
const GILT = '#ffd9a0';
const RAIL = '#ffe0a8';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

export function galataTower(scene: Scene): string {
  const stone = scene.horizontalGradient(-40, 40, [
    [0, '#ffcf94'],
    [0.06, '#f5a17e'],
    [0.18, '#b9688a'],
    [0.45, '#6b4580'],
    [0.8, '#453368'],
    [0.94, '#6b4580'],
    [1, '#e58f7e'],
  ]);
  const lead = scene.horizontalGradient(-34, 34, [
    [0, '#ffcf94'],
    [0.1, '#d97f85'],
    [0.3, '#80508a'],
    [0.6, '#3d2d66'],
    [0.9, '#352860'],
    [1, '#c97484'],
  ]);
  const drums = [
    // the shaft, then the corbels below the upper storeys
    '-37,60 -34,-128 34,-128 37,60',
    '-34,-128 -39,-136 -39,-143 39,-143 39,-136 34,-128',
    // the restaurant, the gallery, the storey below the roof, its eaves
    '-35,-143 -35,-172 35,-172 35,-143',
    '-40,-172 -40,-178 40,-178 40,-172',
    '-30,-178 -30,-197 30,-197 30,-178',
    '-34,-197 -34,-201 34,-201 34,-197',
  ];
  const loopholes = points('-12,100 13,84 -14,58 14,40 -8,20 18,110 0,60');
  const lit = [
    ...range(-4, 4).map((i) => archway(i * 7.2 * Math.cos(i * 0.09), -147, 4.3, 12.85)),
    ...range(-3, 3).map((i) => archway(i * 7.4, -181, 3.6, 8.2)),
  ];
  const posts = range(-10, 10).map((i) => draw`M${i * 3.9}-172v-8`);
  return [
    ...drums.map((outline) => path(polygon(points(outline)), stone)),
    path('M-33-201C-16-238-5-270 0-294C5-270 16-238 33-201z', lead),
    stroke('M0-290V-318', GILT, 1.6),
    circle(0, -300, 2.4, GILT),
    circle(0, -307, 1.7, GILT),
    circle(0, -312.5, 1.1, GILT),
    stroke('M0-294V-201M-14-234Q-18-220-20-201M14-234Q18-220 20-201', DARK, 0.8, 'opacity=".5"'),
    stroke('M-39-136h78M-35-116h70M-35.5-70h71M-36-24h72', '#2a2152', 1.2, 'opacity=".45"'),
    stroke('M-40-177.5h80', RAIL, 1.2, 'opacity=".7"'),
    path(loopholes.map(([x, up]) => archway(x, -up, 4, 7)).join(''), DARK),
    path(lit.join(''), '#ffdf9c'),
    path(archway(-12, -100, 4, 7) + archway(14, -40, 4, 7), '#ffd891'),
    stroke(`${posts.join('')}M-40-180h80`, RAIL, 0.5, 'opacity=".7"'),
    glow(0, -158, 58, 0.5),
  ].join('');
}
