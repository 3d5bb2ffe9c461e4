/** The country: card with an edge, soft regions of colour, steps of height, water. */

import { fields } from './fields.ts';
import { smoothPath } from '../kit/path.ts';
import type { Scene, Stop } from '../kit/scene.ts';
import { circle, group, path, rect, stroke } from '../kit/shapes.ts';
import type { Ground } from './geography.ts';
import type { Layout, Place } from './layouts.ts';
import { colours } from './palette.ts';

/** Soft regions of colour: where, how far (degrees of latitude), which, how strong. */
const TINTS: readonly (readonly [Place, number, string, number])[] = [
  [[27.4, 38.4], 2.3, '#d3cf8e', 0.9],
  [[28.6, 37.2], 1.8, '#c3cc8a', 0.8],
  [[30.6, 36.7], 1.6, '#b9c985', 0.7],
  [[34.2, 36.6], 2.2, '#e0bd7c', 0.8],
  [[36, 37.1], 1.3, '#cfcf86', 0.9],
  [[27, 41.2], 1.9, '#e6d27e', 0.8],
  [[30.5, 40.9], 1.7, '#a9c184', 0.9],
  [[33, 41.7], 1.6, '#8db47c', 0.95],
  [[35.6, 41.5], 1.5, '#93b97c', 0.95],
  [[37.6, 40.9], 1.3, '#86b077', 0.95],
  [[39.4, 40.8], 1.2, '#74a76f', 1],
  [[41, 41.1], 1.4, '#6ba26c', 1],
  [[32.8, 38.4], 2.6, '#fadf95', 0.9],
  [[35, 38.6], 1.7, '#f2b79a', 0.95],
  [[39.4, 37.2], 2, '#f3cf8c', 0.9],
  [[40.6, 39.5], 2.4, '#dca58d', 0.85],
  [[43.3, 38.6], 2.3, '#cf9291', 0.9],
  [[43.2, 40.4], 1.6, '#d8ac84', 0.8],
];

/** Steps of height, as cut paper: the plateau, and the highlands of the east on it. */
const PLATEAU: readonly Place[] = [
  [29.5, 39.5],
  [30.2, 40.05],
  [31.8, 40.3],
  [33.4, 40.75],
  [35.1, 40.65],
  [36.6, 40.45],
  [38.2, 40.4],
  [39.9, 40.45],
  [41.5, 40.6],
  [42.7, 41.05],
  [43.4, 40.6],
  [44.2, 39.9],
  [44.35, 38.7],
  [44.5, 37.75],
  [43.1, 37.75],
  [41.5, 38.15],
  [39.8, 38.3],
  [38.4, 38.05],
  [37.2, 37.75],
  [36.4, 37.75],
  [35.5, 37.75],
  [34.3, 37.4],
  [32.9, 37.1],
  [31.7, 37.35],
  [30.7, 37.45],
  [29.9, 37.4],
  [29.45, 38.1],
  [29.3, 38.8],
];
const HIGHLANDS: readonly Place[] = [
  [38.7, 39.3],
  [39.5, 40],
  [41.2, 40.35],
  [42.7, 40.75],
  [43.4, 40.2],
  [44.2, 39.65],
  [44.1, 38.7],
  [44.2, 37.95],
  [42.7, 38.3],
  [41, 38.65],
  [39.6, 38.8],
];

function step(layout: Layout, line: readonly Place[], colour: string, opacity: number): string[] {
  const knots = line.map(layout.project);
  const data = smoothPath(knots, { close: true });
  const thick = layout.scaleAt([36, 39]) / 94;
  return [
    path(
      data,
      '#a8623f',
      `opacity="${opacity * 0.42}" transform="translate(${-3 * thick} ${4 * thick})"`,
    ),
    path(data, colour, `opacity="${opacity}"`),
    stroke(data, '#fff4d4', 1.4, `opacity="${opacity * 0.55}"`),
  ];
}

const thickness = (layout: Layout): number => (layout.name === 'landscape' ? 1 : 1.15);
const move = (layout: Layout, x: number, y: number): string =>
  `transform="translate(${x * thickness(layout)} ${y * thickness(layout)})"`;

/** The country's edge over the sea, thick as cut card; neighbours cover it where they adjoin. */
export const slab = (layout: Layout, { turkiye }: Ground): string[] => [
  path(turkiye, colours.shadow, `${move(layout, -8, 11)} opacity=".3"`),
  path(turkiye, colours.edgeDeep, move(layout, -4, 6.5)),
  path(turkiye, colours.edge, move(layout, -2, 3.2)),
];

export function home(
  scene: Scene,
  layout: Layout,
  { turkiye, lakes, rivers, springs, straits }: Ground,
): string[] {
  const within = scene.clip('home', turkiye);
  const tints = TINTS.map(([place, reach, colour, strength]) => {
    const [x, y] = layout.project(place);
    const r = reach * layout.scaleAt(place);
    const stops: Stop[] = [
      [0, colour, strength],
      [0.5, colour, strength * 0.7],
      [1, colour, 0],
    ];
    return circle(x, y, r, scene.radialGradient(x, y, r, stops));
  });
  return [
    path(turkiye, colours.edge, `${move(layout, -1, 1.6)} opacity=".75"`),
    path(turkiye, colours.land),
    group(
      within,
      ...tints,
      ...step(layout, PLATEAU, '#f7dca2', 0.5),
      ...step(layout, HIGHLANDS, '#e0a690', 0.5),
      stroke(
        rivers,
        '#b98f5e',
        3,
        'stroke-linecap="round" opacity=".35" transform="translate(-.8 1.2)"',
      ),
      stroke(springs, '#58b3ad', 1.1, 'stroke-linecap="round" opacity=".9"'),
      stroke(
        rivers,
        '#58b3ad',
        layout.name === 'landscape' ? 2 : 2.3,
        'stroke-linecap="round" opacity=".95"',
      ),
      ...fields(layout),
      stroke(turkiye, colours.rim, 3.4, 'stroke-linejoin="round" opacity=".85"'),
      path(lakes, '#8a5a4a', 'transform="translate(1.2 -1.6)" opacity=".5"'),
      path(lakes, '#4fb3b3'),
      stroke(lakes, colours.shelf, 1.4, 'opacity=".8"'),
    ),
    stroke(straits, '#3fa5a6', layout.name === 'landscape' ? 3.4 : 4.6, 'stroke-linecap="round"'),
  ];
}

/** Haze over what is far: the farther up, the more. */
export function distance(scene: Scene, layout: Layout): string {
  const { width, height, horizon } = layout;
  const reach = layout.name === 'landscape' ? 150 : 310;
  return rect(
    0,
    horizon,
    width,
    height,
    scene.verticalGradient(horizon, horizon + reach, [
      [0, colours.skyLow, 1],
      [0.1, colours.haze, layout.name === 'landscape' ? 0.5 : 0.72],
      [0.4, colours.haze, 0.3],
      [1, colours.haze, 0],
    ]),
  );
}

// ── What only the night shows ───────────────────────────────────────────────────────────────────
