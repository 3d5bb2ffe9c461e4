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
import { halo, veil, lensClouds } from '../kit/sky.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { mosque } from './suleymaniye/mosque.ts';

export const stamp = new Scene('ssu-', { width: 1200, height: 900 });

const MOON = [806, 236] as const;
const SHORE = 742;
const WINDOW = '#ffd58a';

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

stamp.layer('mosque', mosque(far, night));

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
