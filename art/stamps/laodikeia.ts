/**
 * Laodikeia at dusk: the columns along Syria Street, raised again, go off in a row beside the old
 * paving, pieces of the beam on some of them; beyond the plain the white slope of Pamukkale still holds
 * the light. Looking west along the street into the afterglow, with north at the right.
 */

import { figure } from '../kit/motifs.ts';
import { across, down, skyOf } from '../kit/mountains.ts';
import { fractalNoise, item, random, smoothstep } from '../kit/numbers.ts';
import { dot, draw, fillDown, type Point, points, polygon, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { column } from './laodikeia/column.ts';

export const stamp = new Scene('ts-la-', { width: 1200, height: 900 });

/** Where all that goes along the street meets. */
const EYE: Point = [900, 596];
const GLOW = '#ffd0a4';

const STARS = points('520,90 660,160 960,70 1100,190 820,60 330,60');
stamp.layer('sky', [
  skyOf(stamp, 580, ['#141d4d', '#35367a', '#7c5796', '#e89a86']),
  halo(stamp, [700, 600], 460, [
    [0, '#ffc79a', 0.75],
    [0.5, '#e89a86', 0.3],
    [1, '#e89a86', 0],
  ]),
  path(STARS.map(([x, y]) => dot(x, y, 2)).join(''), '#fff0d8'),
  circle(1016, 250, 5, '#fff6e0'),
  halo(stamp, [1016, 250], 26, [
    [0, '#fff6e0', 0.6],
    [1, '#fff6e0', 0],
  ]),
  ...lensClouds({ seed: 36, high: '#4f478c', low: '#e7a294', top: 120, bottom: 480 }, [
    [800, 210, 420, 20, 0.6],
    [1040, 350, 380, 15, 0.7],
    [640, 420, 340, 12, 0.6],
  ]),
]);

// ── The slope beyond the plain ──────────────────────────────────────────────────────────────────

const rough = fractalNoise(19, 3);
stamp.layer('far', [
  path(
    fillDown(
      ridge((x) => 486 - 60 * Math.sin((x - 300) / 400) + rough(x / 140) * 40, { to: 1240 }),
      640,
    ),
    down(stamp, 420, 610, '#6d5592', '#c98a96'),
  ),
  path(
    fillDown(
      ridge((x) => 508 + 46 * smoothstep(860, 600, x) + rough(x / 190 + 4) * 10, { to: 1240 }),
      640,
    ),
    down(stamp, 510, 610, '#5a4a86', '#a8748e'),
  ),
  // the travertine: a bright edge of the plateau, and what hangs down from it
  path(
    'M700 578C740 556 780 560 826 546S900 540 950 530S1040 534 1090 524S1180 528 1240 520V592H680z',
    stamp.verticalGradient(520, 592, [
      [0, '#fff3ec'],
      [0.45, '#f7dadd'],
      [1, '#c98a9e', 0],
    ]),
  ),
  stroke(
    'M800 564q34 -8 70 -2t74 -6M960 548q40 -6 82 -2t80 -6M1130 540q40 -6 90 0M900 574q50 -8 96 -4t96 -4M1110 562q40 -6 100 -2',
    '#b98aae',
    3.4,
    'opacity=".8" stroke-linecap="round"',
  ),
  path('M-20 600H1220V640H-20z', '#6d4f80'),
]);

// ── The street ──────────────────────────────────────────────────────────────────────────────────

/** A point of the ground: where it would be in the front plane, and how many times farther it is. */
const at = (x: number, y: number, depth: number): Point => [
  EYE[0] + (x - EYE[0]) / depth,
  EYE[1] + (y - EYE[1]) / depth,
];

function paving(): string {
  const next = random(8);
  let data = '';
  for (const x of [-400, -20, 330, 660, 1000, 1340, 1700])
    data += draw`M${at(x, 960, 1)}L${at(x, 960, 14)}`;
  for (let depth = 1.1; depth < 9; depth *= 1.24) {
    for (let x = -800; x < 2000; x += 350) {
      const shift = 1 + (next() - 0.5) * 0.1;
      data += draw`M${at(x, 960, depth * shift)}L${at(x + 350, 960, depth * shift)}`;
    }
  }
  return data;
}
/** What is left of the shops behind the columns. */
const shops = polygon([
  ...points(
    '0,0 130,1.4 90,1.4 90,1.9 210,1.9 210,2.6 120,2.6 120,3.6 230,3.6 230,5 80,5 80,7 150,7 150,10',
  ).map(([up, depth]) => at(-420, 940 - up, Math.max(0.9, depth))),
  at(-420, 940, 10),
]);
stamp.layer('street', [
  path('M-20 612H1220V920H-20z', down(stamp, 606, 900, '#c98a90', '#7d5a8c', '#2f2a62')),
  path(shops, down(stamp, 560, 800, '#7a5488', '#4a3a74')),
  stroke(paving(), '#2a2358', 3.4, 'opacity=".5"'),
  path(
    polygon([at(-700, 960, 1), at(-700, 960, 14), at(-40, 960, 14), at(-40, 960, 1)]),
    '#3a2f6a',
    'opacity=".45"',
  ),
]);

// ── The columns ─────────────────────────────────────────────────────────────────────────────────

const DEPTHS = [1, 1.36, 1.82, 2.42, 3.2, 4.2, 5.5, 7.2];
const HEIGHT = 880;
const WIDTH = 96;

/** A column, or as much of one as is left; the row has its middle at 110 of the front plane. */
function standing(depth: number, share: number, from = 110): string {
  const [x, foot] = at(from, 940, depth);
  return column(stamp, x, {
    foot,
    height: (HEIGHT * share) / depth,
    width: WIDTH / depth,
    light: '#ffcfa8',
    middle: '#a8708e',
    dark: '#2f2860',
    top: share < 1 ? 'broken' : 'leafy',
    side: from < EYE[0] ? 1 : -1,
  });
}

/** A point so far above the tops of the columns. */
const edge = (x: number, up: number, depth: number): Point => at(x, 60 - up, depth);

/** The beam over two neighbouring columns, seen from below: its underside, its end, its front. */
function beam(from: number, to: number): string {
  const [near, far] = [from * 0.985, to * 1.015];
  const front = polygon([
    edge(156, 0, near),
    edge(156, 92, near),
    edge(156, 92, far),
    edge(156, 0, far),
  ]);
  const ledge = polygon([
    edge(172, 66, near),
    edge(172, 96, near),
    edge(172, 96, far),
    edge(172, 66, far),
  ]);
  return (
    path(
      polygon([edge(64, 0, near), edge(156, 0, near), edge(156, 0, far), edge(64, 0, far)]),
      '#2a2358',
    ) +
    path(
      polygon([edge(64, 0, near), edge(64, 92, near), edge(156, 92, near), edge(156, 0, near)]),
      '#4f3f7a',
    ) +
    path(front, across(stamp, edge(156, 0, near)[0], edge(156, 0, far)[0], '#a8708e', '#dd9c94')) +
    path(ledge, GLOW)
  );
}

const shares = [1, 1, 1, 1, 0.62, 1, 1, 0.7];
stamp.layer('columns', [
  ...DEPTHS.map((depth, i) => standing(depth, item(shares, i))).toReversed(),
  beam(4.2, 5.5),
  beam(1.82, 2.42),
  beam(1.36, 1.82),
]);

// ── Across the street: what is left of the other row; someone on the way ────────────────────────

const walker = ([x, foot]: Point, coat: string): string =>
  group(
    `transform="translate(${x} ${foot}) scale(3.3)"`,
    figure({ legs: '#241d50', coat, head: '#c98a72' }),
  );
stamp.layer('front', [
  standing(4, 0.24, 1500),
  standing(2.9, 0.3, 1500),
  standing(2.1, 0.36, 1500),
  path(polygon(points('760,706 790,706 900,742 850,742')), '#241d50', 'opacity=".3"'),
  walker([774, 706], '#d9604f'),
]);
