/** The sea: its depth, the shelf along the coasts, small waves. */

import { random } from '../kit/numbers.ts';
import { draw } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { path, rect, stroke } from '../kit/shapes.ts';
import { lens } from '../kit/water.ts';
import type { Ground } from './geography.ts';
import type { Layout, Place } from './layouts.ts';
import { colours } from './palette.ts';

function ripples(layout: Layout, seed: number, count: number): string {
  const next = random(seed);
  const { width, height, horizon } = layout;
  let data = '';
  for (let i = 0; i < count; i++) {
    const t = next() ** 0.8;
    const reach = (5 + 24 * t) * (0.5 + next());
    data += lens(
      next() * (width + 40) - 20,
      horizon + 8 + t * (height - horizon),
      reach,
      0.5 + t * 1.5,
    );
  }
  return data;
}

/** Where small waves are drawn: open water, by hand. */
const WAVES: readonly Place[] = [
  [31, 41.95],
  [32.1, 42.35],
  [33.6, 42.55],
  [35.2, 42.85],
  [36.2, 41.95],
  [37.6, 41.65],
  [38.4, 42.4],
  [39.6, 41.9],
  [34.4, 43.1],
  [30.2, 42.9],
  [40.4, 42.2],
  [37, 42.9],
  [30.2, 35.7],
  [31.6, 36.1],
  [32.4, 35.6],
  [33.4, 35.75],
  [34.7, 36.2],
  [29, 34.9],
  [34.2, 34.3],
  [35.2, 35.1],
  [27.5, 35.2],
  [28.2, 34.4],
  [26.6, 34.7],
  [32, 34.2],
  [24.8, 39.2],
  [25.3, 38.1],
  [24.7, 36.9],
  [25.2, 35.75],
];

function waves(layout: Layout): string {
  return WAVES.map((place, i) => {
    const [x, y] = layout.project(place);
    const s = layout.scaleAt(place) * 0.085;
    const crest = (dx: number, dy: number): string =>
      draw`M${x + dx - 2 * s} ${y + dy}q${s} ${-s} ${2 * s} 0q${s} ${-s} ${2 * s} 0`;
    return i % 3 === 0 ? crest(0, 0) : crest(0, 0) + crest(s * 1.6, s * 1.1);
  }).join('');
}

export function sea(
  scene: Scene,
  layout: Layout,
  { turkiye, neighbours: abroad }: Ground,
): string[] {
  const { width, height, horizon, sun } = layout;
  const depth = scene.verticalGradient(horizon, height, [
    [0, '#f6e2b8'],
    [0.05, colours.seaFar],
    [0.2, colours.sea],
    [0.6, colours.seaNear],
    [1, colours.seaDeep],
  ]);
  const glare = scene.radialGradient(sun[0], horizon, width * 0.36, [
    [0, '#fff0c2', 0.9],
    [0.3, '#ffe5ad', 0.42],
    [1, '#ffe5ad', 0],
  ]);
  const shelf = (size: number, opacity: number): string =>
    stroke(turkiye + abroad, colours.shelf, size, `stroke-linejoin="round" opacity="${opacity}"`);
  return [
    rect(0, horizon, width, height - horizon, depth),
    rect(0, horizon, width, height - horizon, glare),
    path(ripples(layout, 41, 130), '#0c5568', 'opacity=".22"'),
    path(ripples(layout, 42, 120), '#d9f3e2', 'opacity=".3"'),
    shelf(64, 0.13),
    shelf(40, 0.16),
    shelf(20, 0.24),
    shelf(6, 0.5),
    stroke(
      waves(layout),
      '#eafbea',
      layout.name === 'landscape' ? 1.7 : 2,
      'stroke-linecap="round" opacity=".6"',
    ),
  ];
}
