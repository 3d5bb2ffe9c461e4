/**
 * From the Black Sea up to the summer pastures, as a cut through the land: the town by the shore, tea
 * above it, the Fırtına in its valley, spruce woods, Ayder's meadow, and the plateaus above the fog.
 */

import { mix } from '../kit/colour.ts';
import { fractalNoise, item, lerp, noise, random } from '../kit/numbers.ts';
import {
  draw,
  fillDown,
  mound,
  num,
  type Point,
  pointsAlong,
  points,
  polygon,
  ridge,
  smoothPath,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { numbered } from './marker.ts';

export const illustration = new Scene('ith-', { width: 1280, height: 800 });

const SUN: Point = [330, 150];

illustration.layer('sky', [
  band(
    0,
    800,
    illustration.verticalGradient(0, 640, [
      [0, '#2f7477'],
      [0.35, '#7fae9c'],
      [0.7, '#dfe3b6'],
      [1, '#f6efc6'],
    ]),
  ),
  ...lensClouds({ seed: 9, high: '#9cc4b4', low: '#e9ebc8', top: 50, bottom: 330 }, [
    [120, 80, 260, 15, 0.55],
    [560, 96, 280, 14, 0.5],
    [180, 300, 300, 13, 0.5],
  ]),
  halo(illustration, SUN, 140, [
    [0, '#fffbe0', 0.9],
    [0.45, '#fbf4c8', 0.5],
    [1, '#e9ecc0', 0],
  ]),
  circle(...SUN, 50, '#fffbe8'),
]);

// ── Kaçkar, and ridges that fade towards it ─────────────────────────────────────────────────────

const peaks = points(
  '620,470 740,330 800,350 872,228 920,262 1004,120 1060,176 1120,96 1176,150 1240,84 1330,160',
);
const rough = fractalNoise(8, 3);
illustration.layer('peaks', [
  path(
    `${polygon(peaks, false)}V840H620z`,
    illustration.verticalGradient(90, 520, [
      [0, '#3c7076'],
      [0.5, '#7aa596'],
      [1, '#d2deb6'],
    ]),
  ),
  path(
    polygon(
      points(
        '872,228 920,262 1004,120 1060,176 1042,190 1020,168 998,206 976,196 930,284 906,262 888,278 860,250',
      ),
    ),
    '#f2f5e4',
  ),
  path(
    polygon(
      points(
        '1120,96 1176,150 1240,84 1330,160 1300,186 1262,150 1240,178 1206,160 1180,196 1150,160 1124,170 1096,132',
      ),
    ),
    '#f2f5e4',
  ),
  path(
    fillDown(
      ridge((x) => 600 - (x - 200) * 0.24 + rough(x / 130) * Math.min(44, (x - 190) / 6), {
        from: 200,
        to: 1320,
      }),
      840,
    ),
    illustration.verticalGradient(320, 640, [
      [0, '#78a894'],
      [1, '#d5dfb4'],
    ]),
  ),
]);

// ── The sea ─────────────────────────────────────────────────────────────────────────────────────

illustration.layer('sea', [
  band(
    574,
    820,
    illustration.verticalGradient(574, 800, [
      [0, '#8fc2b4'],
      [0.3, '#3f8d8e'],
      [1, '#10484f'],
    ]),
  ),
  stroke(
    'M20 600h90M150 622h70M0 650h60M96 664h80M30 700h110M0 738h70M120 752h90',
    '#d9efd4',
    3,
    'stroke-linecap="round" opacity=".55"',
  ),
  path('M40 596h56l-10 16h-38z', '#8a3b2e'),
  path('M66 552v42h-24zM70 560v34h20z', '#fbf4e0'),
]);

// ── The land: one line from the shore to the top ────────────────────────────────────────────────

const knots = points(
  '176,800 190,652 216,640 306,634 330,626 392,576 456,520 506,500 534,520 560,584 600,596 640,584 676,520 742,438 806,392 836,386 968,382 992,356 1030,292 1060,262 1092,252 1210,250 1330,240',
);
const land = pointsAlong(knots, 6);
const groundAt = (x: number): number => {
  for (let i = 1; i < land.length; i++) {
    const [x1, y1] = item(land, i - 1);
    const [x2, y2] = item(land, i);
    if (x2 >= x && x1 <= x) return lerp(y1, y2, (x - x1) / (x2 - x1 || 1));
  }
  return 250;
};
const outline = `${smoothPath(knots)}V840H176z`;
illustration.layer('land', [
  path(
    outline,
    illustration.verticalGradient(240, 800, [
      [0, '#8fb45e'],
      [0.25, '#5c9450'],
      [0.5, '#3a7550'],
      [1, '#154740'],
    ]),
  ),
  // the cut: rock under a skin of soil
  path(
    `${smoothPath(knots.map(([x, y]): Point => [x + 4, y + 34]))}V840H180z`,
    illustration.verticalGradient(280, 800, [
      [0, '#97836a'],
      [0.5, '#5f6558'],
      [1, '#203c42'],
    ]),
  ),
  ...[90, 160, 240].map((down, i) =>
    stroke(
      smoothPath(knots.slice(1).map(([x, y]): Point => [x, lerp(y + down, 800, i * 0.12)])),
      '#9a8f7c',
      4,
      `opacity="${num(0.34 - i * 0.07)}"`,
    ),
  ),
  stroke(smoothPath(knots.slice(1)), '#c8dd86', 5, 'opacity=".8"'),
]);

// ── Town, tea, bridge ───────────────────────────────────────────────────────────────────────────

const house = (
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: string,
  roof = '#b4472f',
): string =>
  rect(x - width / 2, foot - height, width, height, wall) +
  path(
    draw`M${x - width / 2 - 5} ${foot - height}L${x} ${foot - height - width * 0.42}L${x + width / 2 + 5} ${foot - height}z`,
    roof,
  ) +
  path(
    draw`M${x - width * 0.28} ${foot - height * 0.72}h${width * 0.2}v${height * 0.3}h${-width * 0.2}zM${x + width * 0.08} ${foot - height * 0.72}h${width * 0.2}v${height * 0.3}h${-width * 0.2}z`,
    '#2c4a4c',
  );

illustration.layer('town', [
  house(212, 644, 30, 44, '#f0e2c4'),
  house(244, 642, 34, 62, '#e9cfae'),
  house(282, 640, 32, 38, '#f6ead0'),
  rect(306, 556, 9, 82, '#f6ead0'),
  path('M304 556l6.5-26 6.5 26z', '#49787a'),
  rect(302, 582, 17, 5, '#d9c7a4'),
]);

/** Rows of round bushes, one behind the other up the slope. */
function tea(): string[] {
  const out: string[] = [];
  const next = random(5);
  for (let row = 0; row < 4; row++) {
    for (let x = 332 + row * 4; x < 522; x += 15) {
      const y = groundAt(x) + 2 + row * 9;
      const radius = 9 + next() * 2.5;
      out.push(path(mound(x, y + 5, radius, radius * 0.82), mix('#4f9a3f', '#2f7440', row / 4)));
      out.push(
        path(
          mound(x - 2.5, y + 1, radius * 0.6, radius * 0.45),
          '#a4d36a',
          `opacity="${num(0.85 - row * 0.15)}"`,
        ),
      );
    }
  }
  // a picker with her bag on the shears
  const foot = groundAt(436) - 2;
  out.push(
    path(draw`M428 ${foot}l3 -30h14l5 30z`, '#b23a34'),
    path(draw`M430 ${foot - 28}q8 -10 16 0l-2 14h-12z`, '#f2d9a2'),
    circle(438, foot - 38, 7, '#e2a988'),
    path(draw`M430 ${foot - 38}q8 -14 16 0q-8 -6 -16 0z`, '#f6efe0'),
    path(draw`M446 ${foot - 24}l16 4l-2 9l-15 -6z`, '#3a5f86'),
  );
  return out;
}
illustration.layer('tea', tea());

illustration.layer('bridge', [
  path('M548 568Q570 600 600 602T656 566L650 596Q600 622 552 592z', '#9fdcd4'),
  stroke('M566 590q14 8 26 4M604 600q14-2 24-8', '#f4fff4', 4, 'stroke-linecap="round"'),
  path(
    'M532 552Q572 540 600 506Q628 540 668 552V572Q642 566 634 574A36 40 0 0 0 566 574Q558 566 532 572z',
    '#a99a84',
  ),
  stroke(
    'M532 552Q572 540 600 506Q628 540 668 552',
    '#efe3c2',
    6,
    'stroke-linecap="round" stroke-linejoin="round"',
  ),
  stroke('M566 574A36 40 0 0 1 634 574', '#5c5b56', 4),
]);

// ── Spruce woods ────────────────────────────────────────────────────────────────────────────────

const spruce = (x: number, foot: number, height: number, dark: string, lit: string): string => {
  const half = height * 0.23;
  return (
    path(
      draw`M${x} ${foot - height}l${half * 0.6} ${height * 0.4}h${-half * 0.2}l${half * 0.4} ${height * 0.28}h${-half * 0.2}l${half * 0.5} ${height * 0.32}h${-half * 2.2}l${half * 0.5} ${-height * 0.32}h${-half * 0.2}l${half * 0.4} ${-height * 0.28}h${-half * 0.2}z`,
      dark,
    ) +
    path(
      draw`M${x} ${foot - height}L${x - half * 0.95} ${foot}h${half * 0.6}z`,
      lit,
      'opacity=".55"',
    )
  );
};
function woods(): string[] {
  const next = random(33);
  const trees: { x: number; y: number; height: number }[] = [];
  for (let i = 0; i < 58; i++) {
    const x = 668 + next() * 168;
    trees.push({ x, y: groundAt(x) + next() * 34, height: 44 + next() * 30 });
  }
  for (let i = 0; i < 12; i++) {
    const x = 966 + next() * 62;
    trees.push({ x, y: groundAt(x) + 4 + next() * 26, height: 38 + next() * 18 });
  }
  return trees
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, height }) => spruce(x, y, height, mix('#1f5a4c', '#0f3f3d', next()), '#6fae74'));
}
illustration.layer('woods', woods());

// ── Ayder: meadow, wooden houses, waterfall ─────────────────────────────────────────────────────

const timber = (x: number, foot: number, size: number): string =>
  rect(x - size * 0.5, foot - size * 0.34, size, size * 0.34, '#8d8577') +
  rect(x - size * 0.54, foot - size * 0.72, size * 1.08, size * 0.4, '#8a4f2f') +
  rect(x - size * 0.54, foot - size * 0.72, size * 0.5, size * 0.4, '#c17d49') +
  path(
    draw`M${x - size * 0.72} ${foot - size * 0.7}L${x} ${foot - size * 1.12}L${x + size * 0.72} ${foot - size * 0.7}z`,
    '#5b3a36',
  ) +
  path(
    draw`M${x - size * 0.72} ${foot - size * 0.7}L${x} ${foot - size * 1.12}L${x - size * 0.1} ${foot - size * 0.7}z`,
    '#a8553c',
  ) +
  path(
    draw`M${x - size * 0.34} ${foot - size * 0.6}h${size * 0.16}v${size * 0.18}h${-size * 0.16}zM${x + size * 0.14} ${foot - size * 0.6}h${size * 0.16}v${size * 0.18}h${-size * 0.16}z`,
    '#f7dd8f',
  );
illustration.layer('ayder', [
  path('M1014 300Q1004 330 1004 352T990 384H1012Q1020 366 1020 346T1026 296z', '#eafaf2'),
  stroke('M1014 308Q1010 336 1008 356T1000 382', '#9fd6cf', 3.5),
  timber(862, 386, 46),
  timber(922, 384, 54),
]);

// ── Fog, and what lies above it ─────────────────────────────────────────────────────────────────

const puff = noise(21);
const fogLine = (base: number, seed: number): Point[] =>
  ridge((x) => base - Math.abs(puff(x / 70 + seed)) * 26, { from: 640, to: 1330, step: 30 });

const fogBank = (base: number, seed: number, opacity: number): string =>
  path(
    `${smoothPath(fogLine(base, seed))}Q1340 ${base + 22} 1300 ${base + 18}Q980 ${base + 24} 740 ${base + 14}Q670 ${base + 10} 620 ${base}z`,
    '#f7f8e8',
    `opacity="${opacity}"`,
  );
illustration.layer('fog', [fogBank(282, 3, 0.6), fogBank(302, 30, 0.84)]);

const cow = (x: number, foot: number, coat: string): string =>
  path(
    draw`M${x - 15} ${foot - 20}q14 -4 26 0l7 -4l5 5l-2 5l-6 0l-1 14h-4l-1 -9h-14l-1 9h-4z`,
    coat,
  );
illustration.layer('highland', [
  timber(1108, 252, 44),
  timber(1166, 251, 50),
  timber(1226, 250, 42),
  cow(1060, 266, '#6d4130'),
  cow(1088, 276, '#f4ead4'),
  cow(1150, 280, '#3b2f38'),
]);

illustration.layer(
  'light',
  sunlight(illustration, SUN, 700, [
    [0, '#fff6cc', 0.3],
    [0.5, '#f2efb4', 0.1],
    [1, '#f2efb4', 0],
  ]),
);

export const markers = numbered(illustration, [
  { at: [250, 526], to: [250, 576] },
  { at: [362, 478], to: [372, 588] },
  { at: [600, 446], to: [600, 502] },
  { at: [716, 372], to: [736, 418] },
  { at: [826, 250], to: [868, 344] },
  { at: [1040, 190], to: [1084, 226] },
]);
