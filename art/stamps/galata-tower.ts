/**
 * The Galata Tower, come upon at the end of a steep lane, at noon. Nine storeys, cylinder and cone:
 * corbels, the storey with round-headed windows, the gallery all round it, a smaller drum, and the
 * pointed roof. Seen from below, so its rings bend upwards; the sun is high on the right.
 */

import { mix } from '../kit/colour.ts';
import { random } from '../kit/numbers.ts';
import { figure } from '../kit/motifs.ts';
import { archway, dot, draw, type Point, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';

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

const stone = stamp.horizontalGradient(X - 160, X + 160, [
  [0, '#7d6a78'],
  [0.3, '#a48478'],
  [0.62, '#e2b98d'],
  [0.86, '#ffe9c0'],
  [1, '#f6d3a2'],
]);
const lead = stamp.horizontalGradient(X - 126, X + 126, [
  [0, '#33506f'],
  [0.4, '#4f7488'],
  [0.72, '#9dbab4'],
  [1, '#d5e2cd'],
]);

/** Round the tower, bending upwards; from the left edge to the right. */
const ring = (half: number, y: number): string =>
  draw`M${X - half} ${y}A${half} ${half * 0.16} 0 0 1 ${X + half} ${y}`;
/** Between two rings. */
const drum = (lower: number, bottom: number, upper: number, top: number, fill = stone): string =>
  path(
    draw`M${X - lower} ${bottom}L${X - upper} ${top}
      A${upper} ${upper * 0.16} 0 0 1 ${X + upper} ${top}L${X + lower} ${bottom}
      A${lower} ${lower * 0.16} 0 0 0 ${X - lower} ${bottom}z`,
    fill,
  );

interface Openings {
  half: number;
  sill: number;
  count: number;
  width: number;
  height: number;
}

/** Openings round a drum, narrower towards its edges. */
function openings({ half, sill, count, width, height }: Openings): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count - 0.5) * Math.PI;
    const w = width * Math.cos(angle);
    const y = sill - half * 0.16 * Math.cos(angle);
    if (w > 4) data += archway(X + half * Math.sin(angle), y, w, height - w / 2);
  }
  return data;
}

/** Single stones, darker or lighter than the wall. */
function stones(): string[] {
  const next = random(7);
  let dark = '';
  let light = '';
  for (let i = 0; i < 54; i++) {
    const angle = (next() - 0.5) * 2.7;
    const y = 455 + Math.floor(next() * 15) * 25;
    const x = X + Math.sin(angle) * 140;
    const w = 34 * Math.cos(angle);
    const block = draw`M${x - w / 2} ${y - 22 * Math.cos(angle)}h${w}v13h${-w}z`;
    if (next() < 0.55) dark += block;
    else light += block;
  }
  return [path(dark, '#7d5a64', 'opacity=".22"'), path(light, '#fff3d2', 'opacity=".3"')];
}

function tower(): string[] {
  const posts = openings({ half: 158, sill: 318, count: 34, width: 5, height: 22 });
  return [
    drum(156, 880, 140, 424),
    ...stones(),
    path(
      [
        [-70, 520],
        [38, 566],
        [-20, 640],
        [76, 706],
        [-88, 740],
      ]
        .map(([dx = 0, y = 0]) => archway(X + dx, y, 17, 28))
        .join(''),
      DARK,
    ),
    drum(140, 430, 162, 392),
    drum(162, 394, 162, 378),
    stroke(ring(162, 394) + ring(146, 420), DARK, 4, 'opacity=".4"'),
    drum(150, 380, 150, 306),
    path(openings({ half: 150, sill: 368, count: 13, width: 28, height: 50 }), DARK),
    drum(
      168,
      322,
      168,
      306,
      stamp.horizontalGradient(X - 168, X + 168, [
        [0, '#5d566f'],
        [0.5, '#b08f80'],
        [1, '#ffe3b6'],
      ]),
    ),
    drum(122, 310, 120, 236),
    path(openings({ half: 121, sill: 296, count: 11, width: 24, height: 44 }), DARK),
    path(posts, '#f6dcb0'),
    stroke(ring(166, 296), '#f6dcb0', 5),
    drum(138, 244, 138, 230),
    path(
      draw`M${X - 134} 232Q${X - 58} 172 ${X} 66Q${X + 58} 172 ${X + 134} 232A134 21 0 0 0 ${X - 134} 232z`,
      lead,
    ),
    stroke(
      draw`M${X - 70} 219Q${X - 32} 160 ${X} 72M${X} 212V72M${X + 70} 219Q${X + 32} 160 ${X} 72`,
      '#2f4d68',
      3,
      'opacity=".35"',
    ),
    stroke(draw`M${X} 74V26`, '#ffe9b0', 5),
    path(dot(X, 62, 8) + dot(X, 44, 6) + dot(X, 30, 4), '#ffe9b0'),
  ];
}
stamp.layer('tower', tower());

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
    const place = (u: number): number => near + (far - near) * (0.06 + (0.88 * u) / 9);
    return polygon([
      at(place(i), 80),
      at(place(i), 18, 96),
      at(place(i + 1), 18, 96),
      at(place(i + 1), 80),
    ]);
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
