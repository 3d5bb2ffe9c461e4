/**
 * The walk through Ephesus, from the upper gate on the left down to the street that once led to the
 * harbour: a picture of the way from the side, not a map.
 */

import { mix } from '../kit/colour.ts';
import { fractalNoise, item, lerp, noise, random } from '../kit/numbers.ts';
import {
  draw,
  fillDown,
  num,
  type Point,
  pointsAlong,
  points,
  ridge,
  smoothPath,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { figure } from '../kit/motifs.ts';
import { numbered } from './marker.ts';

export const illustration = new Scene('iew-', { width: 1280, height: 720 });

const SUN: Point = [214, 176];
const LIT = '#f6d6b4';
const STONE = '#d39c92';
const SHADE = '#8d5c74';
const DARK = '#4a2b52';

illustration.layer('sky', [
  band(
    0,
    800,
    illustration.verticalGradient(0, 560, [
      [0, '#47688c'],
      [0.4, '#a99fb4'],
      [0.72, '#edbda0'],
      [1, '#fbe0b4'],
    ]),
  ),
  ...lensClouds({ seed: 17, high: '#a9b0c4', low: '#f3cdb4', top: 60, bottom: 300 }, [
    [620, 84, 320, 15, 0.55],
    [1080, 130, 260, 13, 0.5],
    [420, 250, 260, 12, 0.45],
  ]),
  halo(illustration, SUN, 140, [
    [0, '#fff6d8', 0.9],
    [0.45, '#ffecc0', 0.5],
    [1, '#ffd9a8', 0],
  ]),
  circle(...SUN, 50, '#fff8e4'),
]);

// ── Hills behind, and the plain where the sea was ───────────────────────────────────────────────

const hills = fractalNoise(11, 3);
illustration.layer('hills', [
  path(
    fillDown(
      ridge((x) => 330 + hills(x / 210) * 60 + x * 0.13, { to: 1320 }),
      820,
    ),
    illustration.verticalGradient(280, 600, [
      [0, '#b08a9e'],
      [1, '#f0c8a8'],
    ]),
  ),
  path(
    fillDown(
      ridge((x) => 392 + hills(x / 160 + 30) * 40 + x * 0.17, { to: 1320 }),
      820,
    ),
    illustration.verticalGradient(340, 660, [
      [0, '#a67a86'],
      [0.6, '#dba890'],
      [1, '#e9c49a'],
    ]),
  ),
]);

// ── The slope that one walks down ───────────────────────────────────────────────────────────────

const way = points(
  '-40,330 60,334 200,350 330,392 470,448 590,500 680,540 770,556 900,572 1010,596 1120,622 1330,640',
);
const along = pointsAlong(way, 8);
const groundAt = (x: number): number => {
  for (let i = 1; i < along.length; i++) {
    const [x1, y1] = item(along, i - 1);
    const [x2, y2] = item(along, i);
    if (x >= x1 && x <= x2) return lerp(y1, y2, (x - x1) / (x2 - x1 || 1));
  }
  return 640;
};
const grassy = noise(71);
illustration.layer('slope', [
  path(
    `${smoothPath(way.map(([x, y]): Point => [x, y - 16]))}V840H-40z`,
    illustration.verticalGradient(320, 800, [
      [0, '#b98f78'],
      [0.45, '#94626f'],
      [1, '#472a50'],
    ]),
  ),
]);

/** A round column with its base and capital. */
const column = (x: number, foot: number, height: number, width = 15): string =>
  rect(x - width / 2, foot - height, width, height, STONE) +
  rect(x - width / 2, foot - height, width * 0.42, height, LIT) +
  rect(x + width * 0.22, foot - height, width * 0.28, height, SHADE, 'opacity=".55"') +
  path(
    draw`M${x - width * 0.5} ${foot - height}l${-width * 0.3} ${-width * 0.6}h${width * 1.6}l${-width * 0.3} ${width * 0.6}z`,
    LIT,
  ) +
  rect(x - width * 0.75, foot - 6, width * 1.5, 7, STONE);

// ── Upper gate and the small theatre of the council ─────────────────────────────────────────────

illustration.layer('upper', [
  group(
    'transform="translate(0 -26)"',
    column(34, 330, 84),
    column(74, 332, 84),
    rect(16, 224, 78, 15, LIT),
    rect(16, 234, 78, 5, SHADE, 'opacity=".5"'),
    // the bowl of the small theatre
    ...[0, 1, 2, 3, 4].map((row) =>
      path(
        draw`M${150 + row * 12} ${300 + row * 13}Q${232} ${262 + row * 22} ${314 - row * 12} ${300 + row * 13}L${306 - row * 12} ${314 + row * 13}Q${232} ${280 + row * 22} ${158 + row * 12} ${314 + row * 13}z`,
        row % 2 ? '#e3b49c' : LIT,
      ),
    ),
    path('M196 366Q232 350 268 366V384H196z', '#b97f80'),
    rect(182, 372, 100, 18, STONE),
    rect(182, 372, 100, 6, LIT),
  ),
]);

// ── Curetes Street: columns on both sides of polished marble ────────────────────────────────────

function street(): string[] {
  const out: string[] = [];
  for (const [i, x] of [322, 368, 416, 464, 512].entries()) {
    out.push(column(x, groundAt(x) - 12, [96, 72, 100, 60, 94][i] ?? 80, 14));
  }
  return out;
}
illustration.layer('street-columns', street());

// ── Terrace houses under their roof, on the slope above the street ──────────────────────────────

illustration.layer('terrace-houses', [
  path('M470 372L640 404V470L470 420z', '#a06c74'),
  path(
    'M478 392l34 7v26l-34-9zM522 402l34 7v26l-34-9zM566 412l34 7v24l-34-8zM608 421l26 5v22l-26-6z',
    '#f3d2a8',
  ),
  path('M482 398l12 2v16l-12-3zM526 407l12 3v16l-12-4zM570 417l12 3v14l-12-3z', '#b9483f'),
  path('M500 402l8 2v14l-8-2zM544 412l8 2v14l-8-3zM588 421l8 2v13l-8-2z', '#2f7f86'),
  path('M452 360Q552 330 662 394L660 404Q552 344 454 370z', '#f2e6d4'),
  path('M452 360Q552 330 662 394L661 398Q552 338 453 364z', '#fffaf0'),
  stroke('M470 364V420M532 360V432M596 378V452M640 392V466', '#e9dccb', 4),
]);

// ── The library ─────────────────────────────────────────────────────────────────────────────────

function library(x: number, foot: number): string[] {
  const out: string[] = [];
  out.push(
    path(draw`M${x - 92} ${foot}l12 -12h160l12 12z`, LIT),
    rect(x - 82, foot - 190, 164, 180, '#c08a88'),
  );
  // doors below, windows above
  for (const at of [-46, 0, 46]) {
    out.push(
      rect(x + at - 11, foot - 66, 22, 54, DARK),
      rect(x + at - 14, foot - 72, 28, 7, LIT),
      rect(x + at - 9, foot - 146, 18, 34, DARK),
    );
  }
  // below: pairs of columns carry four porches; above: three, set between them
  for (const at of [-69, -23, 23, 69]) {
    out.push(
      column(x + at - 8, foot - 12, 76, 8),
      column(x + at + 8, foot - 12, 76, 8),
      rect(x + at - 17, foot - 103, 34, 11, LIT),
      rect(x + at - 17, foot - 96, 34, 4, SHADE, 'opacity=".5"'),
    );
  }
  for (const at of [-46, 0, 46]) {
    out.push(
      column(x + at - 16, foot - 103, 58, 7),
      column(x + at + 16, foot - 103, 58, 7),
      rect(x + at - 24, foot - 174, 48, 10, LIT),
    );
  }
  out.push(
    path(draw`M${x - 72} ${foot - 174}l26 -18l26 18z`, LIT),
    path(draw`M${x - 26} ${foot - 174}q26 -30 52 0z`, LIT),
    path(draw`M${x + 20} ${foot - 174}l26 -18l26 18z`, LIT),
    path(
      draw`M${x - 60} ${foot - 177}l14 -10l14 10zM${x - 14} ${foot - 177}q14 -14 28 0zM${x + 32} ${foot - 177}l14 -10l14 10z`,
      '#c08a88',
    ),
    rect(x + 62, foot - 190, 20, 180, SHADE, 'opacity=".3"'),
  );
  return out;
}
illustration.layer('library', library(742, 556));

// ── The great theatre in its hillside, and the street to the harbour ────────────────────────────

function theatre(): string[] {
  const out: string[] = [path('M872 560Q880 400 1000 384T1130 566L1010 606z', '#9c6a72')];
  for (let row = 0; row < 8; row++) {
    const t = row / 8;
    const reach = lerp(118, 36, t);
    const y = lerp(424, 560, t);
    const drop = lerp(74, 26, t);
    out.push(
      stroke(
        draw`M${1000 - reach} ${y + drop}Q${1000 - reach * 0.9} ${y} 1000 ${y}T${1000 + reach} ${y + drop}`,
        row % 2 ? '#e2b196' : LIT,
        10,
      ),
    );
  }
  out.push(
    stroke('M1000 420V560M950 430L972 568M1050 430L1028 568', '#9c6a72', 4),
    rect(928, 582, 144, 32, STONE),
    rect(928, 582, 144, 8, LIT),
    path([944, 974, 1004, 1034].map((x) => `M${x} 614v-16h20v16z`).join(''), DARK),
  );
  return out;
}
illustration.layer('theatre', theatre());

illustration.layer('harbour', [
  path('M1066 600Q1160 556 1330 548V720H1066z', '#b9a86f'),
  path('M1166 590Q1240 572 1330 570V600Q1240 604 1166 590z', '#8fa98c'),
  ...[1108, 1146, 1184, 1222, 1256].map((x, i) => column(x, 636 - i * 2, 62 - i * 7, 11 - i)),
]);
function reeds(): string {
  const next = random(3);
  let data = '';
  for (let i = 0; i < 60; i++) {
    const x = 1160 + next() * 124;
    const y = 590 + next() * 18;
    data += draw`M${x} ${y}q${2 + next() * 4} ${-16} ${4 + next() * 6} ${-22 - next() * 14}`;
  }
  return stroke(data, '#5f7a5a', 3.4, 'stroke-linecap="round"');
}
illustration.layer('reeds', reeds());

// ── The paved way itself, with the stones that feet have polished ───────────────────────────────

const lower = way.map(([x, y]): Point => [x, y + 30 + Math.max(0, x) * 0.02]);
const paving = `${smoothPath(way.map(([x, y]): Point => [x, y - 12]))}${smoothPath(lower.toReversed(), { start: false })}z`;
function joints(): string {
  let data = '';
  const next = random(8);
  for (let x = 0; x < 1290; x += 46) {
    const y = groundAt(x);
    data += draw`M${x} ${y - 9}l-9 14M${x + 20 + next() * 12} ${y + 8}l-16 22`;
  }
  return data;
}
illustration.layer('way', [
  path(
    paving,
    illustration.horizontalGradient(0, 1280, [
      [0, '#fdeacb'],
      [0.5, '#f3cdb0'],
      [1, '#e6b49c'],
    ]),
  ),
  stroke(joints(), '#b97f7c', 2.6, 'opacity=".7"'),
  stroke(smoothPath(way.map(([x, y]): Point => [x, y + 8])), '#b97f7c', 2.6, 'opacity=".6"'),
]);

const walker = (x: number, coat: string, size = 2.5): string =>
  group(
    `transform="translate(${x} ${num(groundAt(x) + 16)}) scale(${size})"`,
    figure({ legs: '#33203f', coat, head: '#d99a7c' }),
  );
illustration.layer('walkers', [
  walker(128, '#2f7f86'),
  walker(148, '#c24a3c'),
  walker(440, '#31477c'),
  walker(650, '#c24a3c'),
  walker(868, '#2f7f86'),
  walker(886, '#e0a24c'),
]);

const cypress = (x: number, foot: number, height: number): string =>
  path(
    draw`M${x} ${foot}C${x - height * 0.16} ${foot - 8} ${x - height * 0.13} ${foot - height * 0.6} ${x} ${foot - height}C${x + height * 0.13} ${foot - height * 0.6} ${x + height * 0.16} ${foot - 8} ${x} ${foot}z`,
    '#2c2745',
  ) +
  path(
    draw`M${x - 2} ${foot - 6}C${x - height * 0.15} ${foot - 12} ${x - height * 0.12} ${foot - height * 0.6} ${x - 1} ${foot - height}C${x - height * 0.06} ${foot - height * 0.5} ${x - height * 0.06} ${foot - 20} ${x - 2} ${foot - 6}z`,
    '#a9737c',
    'opacity=".7"',
  );

function near(): string[] {
  const next = random(44);
  const out: string[] = [
    path(
      fillDown(
        ridge((x) => groundAt(Math.max(0, Math.min(1279, x))) + 30 + grassy(x / 60) * 8, {
          from: -40,
          to: 1320,
        }),
        840,
      ),
      illustration.verticalGradient(360, 720, [
        [0, '#8f6a5e'],
        [0.5, '#6b4560'],
        [1, '#33203f'],
      ]),
    ),
  ];
  for (let i = 0; i < 26; i++) {
    const x = next() * 1280;
    const y = groundAt(x) + 60 + next() * 130;
    const r = 8 + next() * 14;
    out.push(ellipse(x, y, r, r * 0.55, mix('#3d2a4c', '#2a1c3b', next())));
  }
  out.push(
    cypress(96, 590, 190),
    cypress(140, 606, 140),
    cypress(352, 646, 150),
    cypress(700, 716, 96),
  );
  return out;
}
illustration.layer('near', near());

illustration.layer(
  'light',
  sunlight(illustration, SUN, 640, [
    [0, '#ffe6b4', 0.34],
    [0.5, '#ffc896', 0.1],
    [1, '#ffc896', 0],
  ]),
);

export const markers = numbered(illustration, [
  { at: [54, 140] },
  { at: [300, 250], to: [268, 282] },
  { at: [474, 590], to: [440, 452] },
  { at: [566, 290], to: [560, 350] },
  { at: [742, 306] },
  { at: [1000, 330], to: [1000, 412] },
  { at: [1200, 470], to: [1214, 556] },
]);
