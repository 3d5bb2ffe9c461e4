/**
 * The Süleymaniye on its hill, by night, the moon over its court. Seen from the Golden Horn at the
 * Galata Bridge, from its side: the two tall minarets, of three balconies, are where hall and court
 * meet, the two shorter, of two, at the court's outer corners, to the right. Lit windows downhill.
 */

import { Builder } from '../kit/buildings.ts';
import { mix } from '../kit/colour.ts';
import { bell, random } from '../kit/numbers.ts';
import { archway, draw, fillDown, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, veil } from '../kit/sky.ts';
import { lightPath, ripples } from '../kit/water.ts';

export const stamp = new Scene('ssu-', { width: 1200, height: 900 });

const MOON = [806, 236] as const;
const SHORE = 742;
const WINDOW = '#ffd58a';
const SIDES = [-1, 1];
/** The middle of the hall and its foot. */
const [X, FOOT] = [404, 556];

const far = new Builder(stamp, 1, {
  stone: { shade: '#353d74', body: '#4f5890', lit: '#a3a8cc' },
  lead: { shade: '#2d356c', body: '#424b86', lit: '#8a90bb' },
  line: '#2a3168',
  gold: '#ffe3a6',
});
const night = new Builder(stamp, 1, {
  stone: { shade: '#232a58', body: '#454c82', lit: '#c6c6dc' },
  lead: { shade: '#1a2250', body: '#353e77', lit: '#8a90bb' },
  line: '#141a45',
  gold: '#ffe3a6',
});

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

function stars(): string {
  const next = random(14);
  let data = '';
  for (let i = 0; i < 46; i++) {
    data += draw`M${next() * 1200} ${next() * 420}h0`;
  }
  return stroke(data, '#e6e4f0', 4, 'stroke-linecap="round" opacity=".7"');
}
stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, SHORE, [
      [0, '#0b1238'],
      [0.4, '#1f2a60'],
      [0.75, '#454c82'],
      [1, '#8582a6'],
    ]),
  ),
  stars(),
  halo(stamp, MOON, 340, [
    [0, '#cfd0e8', 0.6],
    [0.4, '#8c90c0', 0.25],
    [1, '#6d72a8', 0],
  ]),
  circle(...MOON, 82, '#fdf3d8'),
  circle(MOON[0] - 22, MOON[1] + 14, 16, '#efe0c0'),
  circle(MOON[0] + 26, MOON[1] - 22, 22, '#f2e5c8'),
  circle(MOON[0] + 20, MOON[1] + 34, 12, '#efe0c0'),
  ...lensClouds({ seed: 3, high: '#39437c', low: '#7f80a8', top: 60, bottom: 500 }, [
    [1010, 170, 340, 18, 0.6],
    [130, 330, 340, 18, 0.6],
    [1080, 390, 300, 16, 0.5],
  ]),
]);

// ── The mosque ──────────────────────────────────────────────────────────────────────────────────

const turret = (x: number, foot: number): string =>
  night.drum(x - 17, foot - 62, x + 17, foot + 40, 3) +
  night.dome({ x, foot: foot - 64, radius: 21, height: 1.05, finial: 0.7, seams: 3 });

stamp.layer('mosque', [
  far.minaret({ x: X + 176, foot: FOOT, height: 470, width: 22, balconies: 3 }),
  far.minaret({ x: X + 566, foot: FOOT, height: 356, width: 20, balconies: 2 }),
  ...SIDES.map((side) =>
    night.dome({ x: X + side * 142, foot: 352, radius: 92, height: 0.84, finial: 0 }),
  ),
  night.wall([X - 226, 352, X + 226, 460], { ledge: 4 }),
  night.drum(X - 112, 236, X + 112, 300, 4),
  path(
    night.arches({ from: X - 96, to: X + 96, count: 11, sill: 260, width: 10, height: 20 }),
    WINDOW,
  ),
  night.dome({ x: X, foot: 232, radius: 114, height: 0.86, finial: 0.46, seams: 7 }),
  // the stepped gable of the great arch, and its windows
  path(
    draw`M${X - 150} 460V326h24v-22h24v-20h24v-16h156v16h24v20h24v22h24V460z`,
    mix('#454c82', '#232a58', 0.25),
  ),
  path(draw`M${X - 108} 460V398a108 104 0 0 1 216 0V460z`, '#232a58'),
  path(
    [
      night.arches({ from: X - 72, to: X + 72, count: 5, sill: 446, width: 17, height: 36 }),
      night.arches({ from: X - 54, to: X + 54, count: 4, sill: 392, width: 17, height: 34 }),
      night.arches({ from: X - 20, to: X + 20, count: 2, sill: 342, width: 17, height: 28 }),
    ].join(''),
    WINDOW,
  ),
  ...SIDES.map((side) => turret(X + side * 166, 392)),
  ...[-2, -1, 0, 1, 2].map((i) =>
    night.dome({
      x: X + i * 92,
      foot: 464,
      radius: i % 2 === 0 ? 44 : 36,
      height: 0.8,
      finial: 0.4,
      seams: 3,
    }),
  ),
  night.wall([X - 258, 464, X + 258, FOOT + 70], { ledge: 4 }),
  path(
    night.arches({ from: X - 222, to: X + 222, count: 13, sill: 506, width: 15, height: 32 }),
    WINDOW,
  ),
  path(
    night.arches({ from: X - 230, to: X + 230, count: 11, sill: 562, width: 26, height: 40 }),
    '#232a58',
  ),
  // the court
  ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
    night.dome({ x: X + 312 + i * 52, foot: 496, radius: 23, height: 0.8, finial: 0.3, seams: 1 }),
  ),
  night.wall([X + 258, 496, X + 656, FOOT + 70], { ledge: 3, edge: 14 }),
  path(
    night.arches({ from: X + 312, to: X + 610, count: 8, sill: 552, width: 16, height: 38 }),
    WINDOW,
    'opacity=".85"',
  ),
  night.minaret({ x: X + 262, foot: FOOT + 20, height: 512, width: 27, balconies: 3 }),
  night.minaret({ x: X + 646, foot: FOOT + 66, height: 440, width: 25, balconies: 2 }),
]);

// ── The hill with its houses ────────────────────────────────────────────────────────────────────

const hill = (x: number): number => 694 - 140 * bell(x, 610, 640) - 8 * Math.sin(x / 50);
function houses(): string[] {
  const next = random(23);
  const shown: string[] = [];
  let lights = '';
  for (let row = 0; row < 4; row++) {
    for (let x = -30 + row * 17; x < 1220;) {
      const width = 44 + next() * 36;
      const height = 40 + next() * 30;
      const foot = hill(x + width / 2) + 56 + row * 36;
      const wall = mix('#3a3f74', '#1c2350', row / 3 + (next() - 0.5) * 0.3);
      shown.push(
        rect(x, foot - height, width, height + 60, wall),
        rect(x + width - 6, foot - height, 6, height + 60, mix(wall, '#aab0d0', 0.4)),
        path(
          draw`M${x - 5} ${foot - height + 1}L${x + width * 0.28} ${foot - height - 17}H${x + width * 0.72}L${x + width + 5} ${foot - height + 1}z`,
          mix('#565a8c', '#2a2f60', row / 3),
        ),
      );
      for (let w = 0; w < 2; w++) {
        if (next() < 0.55)
          lights += archway(x + width * (0.34 + w * 0.36), foot - height + 30, 9, 10);
      }
      x += width + 5 + next() * 14;
    }
  }
  return [...shown, path(lights, WINDOW)];
}
const land = stamp.clip('land', draw`M-20-20H1220V${SHORE}H-20z`);
stamp.layer('hill', [
  path(
    fillDown(
      ridge((x) => hill(x) + 4, { from: -20, to: 1220 }),
      SHORE,
    ),
    '#2b3168',
  ),
  group(land, ...houses()),
  path(draw`M-20 ${SHORE + 4}V${SHORE - 10}H1220V${SHORE + 4}z`, '#141a44'),
]);
stamp.layer(
  'haze',
  veil(stamp, 560, SHORE, [
    [0, '#8582a6', 0],
    [1, '#8582a6', 0.22],
  ]),
);

// ── The Golden Horn, a rowing boat ──────────────────────────────────────────────────────────────

function water(): string[] {
  const next = random(9);
  const dark = ripples(next, {
    count: 46,
    crowding: 0.8,
    top: SHORE + 10,
    depth: 150,
    reach: [20, 90],
    height: [1.5, 5],
  });
  const silver = lightPath(next, {
    count: 44,
    x: MOON[0],
    top: SHORE + 4,
    depth: 150,
    spread: [50, 110],
    reach: [16, 52],
    height: [2, 6],
  });
  let lamps = '';
  for (let x = 30; x < 1200; x += 74) lamps += draw`M${x} ${SHORE + 6}v${26 + next() * 50}`;
  return [
    band(
      SHORE,
      920,
      stamp.verticalGradient(SHORE, 900, [
        [0, '#5c6196'],
        [0.4, '#2c3570'],
        [1, '#0f1640'],
      ]),
    ),
    stroke(lamps, '#ffce86', 5, 'opacity=".4" stroke-linecap="round"'),
    path(dark, '#0f1640', 'opacity=".4"'),
    path(silver.broad, '#b9bcdc', 'opacity=".8"'),
    path(silver.fine, '#fdf3d8', 'opacity=".9"'),
  ];
}
stamp.layer('water', water());
stamp.layer(
  'boat',
  group(
    'transform="translate(-440 0)"',
    path('M690 838q90 28 214-4l-26 34q-80 18-160-2z', '#0c1238'),
    path('M690 838q90 28 214-4l-4 7q-112 26-204 4z', '#d9a9a0'),
    path('M778 848l4-40q12-14 24 0l8 40z', '#0c1238'),
    circle(794, 790, 10, '#0c1238'),
    stroke('M800 818L910 880', '#0c1238', 5),
    circle(884, 818, 8, WINDOW),
  ),
);
