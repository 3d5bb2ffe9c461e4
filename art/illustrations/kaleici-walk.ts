/**
 * A walk through Kaleiçi, seen from the sea, so north is on the left: in through Hadrian's Gate at the
 * back, down the lanes past the fluted minaret to the harbour, and up along the cliff to the tower.
 */

import { mix } from '../kit/colour.ts';
import { noise, random } from '../kit/numbers.ts';
import {
  archway,
  draw,
  fillDown,
  mound,
  type Point,
  points,
  ridge,
  smoothPath,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { numbered } from './marker.ts';

export const illustration = new Scene('ikw-', { width: 1280, height: 800 });

const SUN: Point = [1010, 150];
const SEA = 606;
const CREAM = '#fbe9c8';
const SHADE = '#7a3f4c';

illustration.layer('sky', [
  band(
    0,
    640,
    illustration.verticalGradient(0, 520, [
      [0, '#15586e'],
      [0.35, '#5b9ea6'],
      [0.7, '#d3d3b4'],
      [1, '#fbdca8'],
    ]),
  ),
  ...lensClouds({ seed: 6, high: '#8dbcbf', low: '#f0d8b4', top: 50, bottom: 300 }, [
    [300, 76, 330, 16, 0.6],
    [700, 120, 250, 12, 0.45],
    [1190, 250, 240, 12, 0.5],
  ]),
  halo(illustration, SUN, 140, [
    [0, '#fff8dc', 0.9],
    [0.45, '#fff0c4', 0.5],
    [1, '#ffe2ac', 0],
  ]),
  circle(...SUN, 50, '#fffaea'),
]);

const uneven = noise(14);
illustration.layer(
  'far',
  path(
    fillDown(
      ridge((x) => 300 + uneven(x / 110) * 22, { to: 1320 }),
      640,
    ),
    illustration.verticalGradient(270, 420, [
      [0, '#a9b3a4'],
      [1, '#efd2a4'],
    ]),
  ),
);

// ── Houses: stone below, a timber storey that leans out above, a roof of tiles ──────────────────

const WALLS = ['#f3dcb8', '#e9c8a0', '#f7e7cc', '#dfb088'];
function house(x: number, foot: number, size: number, wall: string): string {
  const half = size / 2;
  const height = size * 0.86;
  const bay = foot - height * 0.52;
  return (
    rect(x - half, bay, size, foot - bay, wall) +
    rect(x - half, bay, size * 0.4, foot - bay, SHADE, 'opacity=".28"') +
    rect(x - half * 1.12, foot - height, size * 1.12, height * 0.5, mix(wall, '#8a4f38', 0.42)) +
    rect(x + half * 0.1, foot - height, size * 0.51, height * 0.5, mix(wall, '#c98458', 0.25)) +
    path(
      draw`M${x - half * 1.3} ${foot - height}L${x - half * 0.9} ${foot - height * 1.3}H${x + half * 0.9}L${x + half * 1.3} ${foot - height}z`,
      '#b5502f',
    ) +
    path(
      draw`M${x + half * 0.1} ${foot - height}L${x} ${foot - height * 1.3}H${x + half * 0.9}L${x + half * 1.3} ${foot - height}z`,
      '#e08a52',
    ) +
    path(
      [-0.72, -0.3, 0.12, 0.54]
        .map(
          (at) =>
            draw`M${x + half * at} ${foot - height * 0.88}h${size * 0.12}v${height * 0.26}h${-size * 0.12}z`,
        )
        .join(''),
      '#3d2b3e',
    ) +
    path(archway(x + half * 0.34, foot, size * 0.2, height * 0.2), '#4a2f3e')
  );
}

/** The plateau's edge, from the north on the left to the park on the right. */
const EDGE = points(
  '-40,432 90,424 210,420 300,440 350,486 392,536 430,570 560,574 610,540 656,486 712,444 800,424 930,404 1060,398 1190,404 1330,410',
);

/** Rows of them: where the middle of the row is, how many, how far apart. */
function row(
  seed: number,
  from: number,
  foot: number,
  count: number,
  size: number,
  step: number,
): string[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, i) =>
    house(
      from + i * step + (next() - 0.5) * 10,
      foot + (next() - 0.5) * 8,
      size + (next() - 0.5) * 8,
      WALLS[Math.floor(next() * WALLS.length)] ?? CREAM,
    ),
  );
}

/** Three arches between two towers. */
function gate(x: number, foot: number): string[] {
  const out = [
    rect(x - 104, foot - 112, 38, 112, '#d9a980'),
    rect(x + 66, foot - 128, 38, 128, '#e3b88c'),
    rect(x - 104, foot - 112, 16, 112, SHADE, 'opacity=".3"'),
    rect(x - 68, foot - 96, 136, 96, '#fbf1dc'),
    rect(x - 74, foot - 104, 148, 12, '#fffaf0'),
    rect(x - 74, foot - 94, 148, 4, '#c9a58a'),
    path([-42, 0, 42].map((at) => archway(x + at, foot, 28, 56)).join(''), '#5a3a4c'),
  ];
  for (const at of [-64, -21, 21, 64]) {
    out.push(
      rect(x + at - 5, foot - 90, 10, 90, '#e6d0b4'),
      rect(x + at + 1, foot - 90, 4, 90, '#fffdf6'),
      rect(x + at - 8, foot - 92, 16, 6, '#fffdf6'),
    );
  }
  for (let i = 0; i < 4; i++) {
    out.push(
      rect(x - 104 + i * 10, foot - 120, 6, 9, '#d9a980'),
      rect(x + 66 + i * 10, foot - 136, 6, 9, '#e3b88c'),
    );
  }
  return out;
}

/** Eight half-round ribs of brick on a stone base. */
function minaret(x: number, foot: number): string[] {
  const out = [
    rect(x - 32, foot - 72, 64, 72, '#e3bd92'),
    rect(x - 32, foot - 72, 26, 72, SHADE, 'opacity=".28"'),
    path(draw`M${x - 32} ${foot - 72}l10 -20h44l10 20z`, '#cf9a70'),
  ];
  for (let i = 0; i < 5; i++) {
    const left = x - 22 + i * 8.8;
    out.push(
      rect(left, foot - 214, 8.8, 124, mix('#8f3f33', '#d9744a', i / 4)),
      rect(left + 5.4, foot - 214, 2.4, 124, mix('#b9583c', '#f7b27c', i / 4)),
    );
  }
  out.push(
    path(draw`M${x - 22} ${foot - 214}l-10 -14h64l-10 14z`, '#a34a37'),
    rect(x - 34, foot - 238, 68, 11, '#e9a06c'),
    rect(x - 13, foot - 270, 26, 33, '#b9583c'),
    rect(x + 2, foot - 270, 11, 33, '#ef9f6c'),
    path(draw`M${x - 16} ${foot - 270}L${x} ${foot - 318}L${x + 16} ${foot - 270}z`, '#47616c'),
    path(draw`M${x + 1} ${foot - 270}L${x} ${foot - 318}L${x + 16} ${foot - 270}z`, '#86a6a8'),
  );
  return out;
}

illustration.layer('town', [
  ...row(3, 16, 392, 5, 40, 50),
  ...row(4, 332, 372, 7, 36, 47),
  ...row(5, 868, 380, 4, 38, 46),
  ...gate(760, 372),
  ...row(6, 652, 396, 6, 36, 45),
]);
illustration.layer('ground', [
  path(
    `${smoothPath(EDGE.map(([x, y]): Point => [x, y - 20]))}V640H-40z`,
    illustration.verticalGradient(380, 620, [
      [0, '#c9a874'],
      [0.3, '#a98a5c'],
      [1, '#8a6a50'],
    ]),
  ),
]);
illustration.layer('town-near', [
  ...row(11, 30, 424, 4, 50, 58),
  ...row(12, 344, 424, 8, 48, 58),
  ...row(16, 826, 414, 3, 48, 62),
  ...row(13, 420, 470, 5, 50, 60),
  ...row(14, 446, 520, 3, 50, 64),
  house(636, 512, 48, '#f3dcb8'),
  ...row(15, 474, 566, 2, 50, 62),
]);
illustration.layer('minaret', minaret(268, 428));

// ── The cliff, with the harbour's bay in it ─────────────────────────────────────────────────────

const face = `${smoothPath(EDGE)}V${SEA + 6}H-40z`;
const rock = illustration.clip('face', face);
function cliff(): string[] {
  const next = random(31);
  let dark = '';
  let lit = '';
  for (let x = -20; x < 1300; x += 13 + next() * 20) {
    const top = 400 + next() * 90;
    const width = 7 + next() * 15;
    dark += draw`M${x} ${top}l${width} 10l${-width * 0.3} ${SEA - top}h${-width * 0.8}z`;
    lit += draw`M${x + width} ${top + 10}l${width * 0.6} 16l${-width * 0.2} ${SEA - top - 30}h${-width * 0.6}z`;
  }
  return [
    path(
      face,
      illustration.verticalGradient(400, SEA, [
        [0, '#e3a468'],
        [0.6, '#c4754e'],
        [1, '#87474c'],
      ]),
    ),
    path(dark, '#8a4548', `opacity=".45" ${rock}`),
    path(lit, '#ffcf92', `opacity=".5" ${rock}`),
  ];
}
illustration.layer('cliff', cliff());

// ── The tower, and the park beyond it ───────────────────────────────────────────────────────────

illustration.layer('tower', [
  rect(1014, 334, 92, 70, '#dfae80'),
  rect(1014, 334, 36, 70, SHADE, 'opacity=".3"'),
  rect(1014, 328, 92, 9, '#f6d7a8'),
  rect(1024, 272, 72, 58, '#e6b888'),
  rect(1024, 272, 28, 58, SHADE, 'opacity=".28"'),
  rect(1078, 272, 18, 58, '#fbdcae'),
  path([0, 1, 2, 3, 4].map((i) => `M${1024 + i * 15.5} 260h10v13h-10z`).join(''), '#e6b888'),
  path(archway(1064, 404, 18, 26), '#5a3a4c'),
]);
const pine = (x: number, foot: number, height: number): string =>
  stroke(
    draw`M${x} ${foot}q${-height * 0.1} ${-height * 0.5} ${height * 0.04} ${-height * 0.8}`,
    '#5a3f3c',
    6,
    'stroke-linecap="round"',
  ) +
  path(
    draw`M${x - height * 0.42} ${foot - height * 0.74}q${height * 0.1} ${-height * 0.3} ${height * 0.44} ${-height * 0.3}t${height * 0.46} ${height * 0.3}q${-height * 0.44} ${height * 0.12} ${-height * 0.9} 0z`,
    '#2f6b52',
  ) +
  path(
    draw`M${x} ${foot - height * 1.02}q${height * 0.36} ${-height * 0.02} ${height * 0.46} ${height * 0.28}q${-height * 0.2} ${height * 0.04} ${-height * 0.36} ${height * 0.02}z`,
    '#7fb069',
    'opacity=".8"',
  );
illustration.layer('park', [
  ...[1136, 1164, 1196, 1232, 1266].map((x, i) =>
    path(mound(x, 410, 24 + (i % 2) * 8), i % 2 ? '#3f7f58' : '#2f6b52'),
  ),
  pine(1160, 404, 110),
  pine(1234, 408, 140),
  ...[640, 700, 88, 150].map((x) =>
    path(mound(x, x > 600 ? 492 - (x - 640) * 0.7 : 428, 16), '#3f7f58'),
  ),
]);

// ── Sea, breakwater, boats ──────────────────────────────────────────────────────────────────────

const glitter = lightPath(random(9), {
  count: 90,
  x: 960,
  top: SEA + 20,
  depth: 170,
  spread: [60, 220],
  reach: [8, 32],
  height: [1, 4],
});
illustration.layer('sea', [
  band(
    SEA,
    820,
    illustration.verticalGradient(SEA, 800, [
      [0, '#8fd0c4'],
      [0.3, '#2f9aa4'],
      [1, '#0b4a60'],
    ]),
  ),
  path(
    ripples(random(4), {
      count: 130,
      crowding: 1.4,
      top: SEA + 4,
      depth: 200,
      reach: [10, 56],
      height: [1, 4],
    }),
    '#0f5a6c',
    'opacity=".35"',
  ),
  path(glitter.broad + glitter.fine, '#fff3c8', 'opacity=".65"'),
  // the quay, and the mole that shelters it
  path(`M392 ${SEA + 2}V590H606V${SEA + 2}z`, '#e9cfa4'),
  rect(392, 588, 214, 6, '#fff3da'),
  path(
    `M236 ${SEA + 60}Q300 ${SEA + 36} 470 ${SEA + 44}L476 ${SEA + 62}Q330 ${SEA + 60} 262 ${SEA + 82}z`,
    '#a9765a',
  ),
  path(
    `M236 ${SEA + 60}Q300 ${SEA + 36} 470 ${SEA + 44}L472 ${SEA + 50}Q320 ${SEA + 46} 244 ${SEA + 70}z`,
    '#f0c896',
  ),
  rect(452, SEA + 4, 16, 42, '#fbf4e4'),
  rect(452, SEA + 16, 16, 10, '#cf4f3a'),
  path(`M449 ${SEA + 4}h22l-11-16z`, '#cf4f3a'),
]);

const boat = (x: number, y: number, size: number, sail: boolean): string =>
  path(
    draw`M${x - size} ${y - size * 0.3}Q${x} ${y - size * 0.12} ${x + size * 1.1} ${y - size * 0.42}Q${x + size * 0.9} ${y} ${x + size * 0.6} ${y}H${x - size * 0.7}Q${x - size * 0.9} ${y - size * 0.1} ${x - size} ${y - size * 0.3}z`,
    '#7d3b2c',
  ) +
  stroke(
    draw`M${x - size} ${y - size * 0.3}Q${x} ${y - size * 0.12} ${x + size * 1.1} ${y - size * 0.42}`,
    '#fbe3b8',
    size * 0.07,
  ) +
  stroke(
    draw`M${x - size * 0.2} ${y - size * 0.2}V${y - size * 1.7}M${x + size * 0.45} ${y - size * 0.24}V${y - size * 1.4}`,
    '#5a3228',
    size * 0.06,
  ) +
  (sail
    ? path(
        draw`M${x - size * 0.14} ${y - size * 0.36}V${y - size * 1.62}Q${x + size * 0.4} ${y - size * 0.9} ${x + size * 0.36} ${y - size * 0.4}zM${x + size * 0.52} ${y - size * 0.4}V${y - size * 1.32}Q${x + size} ${y - size * 0.8} ${x + size * 1.04} ${y - size * 0.48}z`,
        '#fff3dc',
      )
    : '');
illustration.layer('boats', [
  boat(520, 634, 24, false),
  boat(572, 640, 26, false),
  boat(812, 716, 66, true),
]);

// ── The way on foot ─────────────────────────────────────────────────────────────────────────────

const route = 'M760 374C756 424 700 436 620 436S440 440 372 432S324 444 366 486S424 560 452 582';
const back = 'M540 582C604 578 622 548 664 506S800 446 880 432S1000 420 1056 408';
illustration.layer('way', [
  stroke(route + back, SHADE, 11, 'stroke-linecap="round" stroke-dasharray="1 19" opacity=".75"'),
  stroke(route + back, '#fffaf0', 7, 'stroke-linecap="round" stroke-dasharray="1 19"'),
]);

illustration.layer(
  'light',
  sunlight(illustration, SUN, 640, [
    [0, '#fff0c0', 0.32],
    [0.5, '#ffdca0', 0.1],
    [1, '#ffdca0', 0],
  ]),
);

export const markers = numbered(illustration, [
  { at: [760, 196] },
  { at: [500, 262], to: [500, 334] },
  { at: [180, 236], to: [248, 268] },
  { at: [660, 680], to: [580, 612] },
  { at: [1060, 210] },
  { at: [1200, 490], to: [1200, 420] },
]);
