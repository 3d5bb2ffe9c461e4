/**
 * The spread breakfast from straight above, in the morning light of the culinary poster: nine of
 * its small plates, numbered in the order in which they come, round the menemen.
 */

import { random } from '../kit/numbers.ts';
import { draw, type Point } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, group, path, stroke } from '../kit/shapes.ts';
import { sunlight } from '../kit/sky.ts';
import { olives, salad } from '../scenes/culinary-journey/breakfast.ts';
import { sprig } from '../scenes/culinary-journey/fruit.ts';
import { Table } from '../scenes/culinary-journey/table.ts';
import { tea } from '../scenes/culinary-journey/tea.ts';
import { breadBasket, menemen, sucukPan } from './culinary-breakfast/hot.ts';
import {
  cheeses,
  honeyAndKaymak,
  roseJam,
  sourCherryJam,
  tahin,
} from './culinary-breakfast/plates.ts';
import { numbered } from './marker.ts';

export const illustration = new Scene('icb-', { width: 1280, height: 960 });
const scene = illustration;
const table = new Table(scene);

// ── Table ───────────────────────────────────────────────────────────────────────────────────────

const joints = (below: number): string =>
  [166, 346, 520, 706, 880].map((y) => `M-10 ${y + below}H1290`).join('');

function boards(): string[] {
  const paint = scene.linearGradient(
    [
      [0, '#4597a2'],
      [0.35, '#26747f'],
      [0.75, '#175366'],
      [1, '#0f3c52'],
    ],
    { x1: 0, y1: 0, x2: 1280, y2: 960, userSpace: true },
  );
  const next = random(3);
  let grain = '';
  for (let i = 0; i < 26; i++) {
    const [x, y, w] = [next() * 1300 - 40, next() * 960, 60 + next() * 150];
    grain += draw`M${x} ${y}q${w * 0.5} ${(next() - 0.5) * 9} ${w} 0q${-w * 0.5} ${3} ${-w} 0z`;
  }
  return [
    band(0, scene.height, paint),
    stroke(joints(0), '#0b3347', 2.4, 'opacity=".45"'),
    stroke(joints(2.6), '#8fd0cc', 1.3, 'opacity=".3"'),
    path(grain, '#0c3b50', 'opacity=".25"'),
  ];
}
scene.layer('table', boards());

// ── What stands on it ───────────────────────────────────────────────────────────────────────────

cheeses(table, 206, 196, 148);
olives(table, 508, 150, 108);
salad(table, 1056, 200, 152);
sourCherryJam(table, 1000, 452, 92);
roseJam(table, 1160, 540, 88);
tahin(table, 972, 770, 106);
honeyAndKaymak(table, 700, 810, 136);
menemen(table, 640, 462, 190);
sucukPan(table, 416, 804, 120, 2.86);
breadBasket(table, 192, 520, 172, 128);
sprig(table, 852, 296, 0.9, 66);
sprig(table, 86, 768, -0.6, 66);

/** A glass of tea is drawn small, for the tray of the poster; here it stands by itself. */
function teaGlass([x, y]: Point, scale: number, turn: number): string {
  table.castShadow(x, y, 56 * scale, 16, 0.98);
  const own = new Table(scene);
  tea(own, [0, 0], turn);
  return group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    ...own.trayDishes,
    ...own.teaLight,
    ...own.teaGlasses,
  );
}
const teas = [teaGlass([776, 146], 1.5, 2.2), teaGlass([1180, 846], 1.4, 4.4)];

scene.layer('shadows', [...table.shadows, scene.stipple(table.stippledShadows)]);
scene.layer('tea', teas);
scene.layer('dishes', table.dishes);
scene.layer('form-shadows', scene.stipple(table.formShadows));

const vignette = scene.radialGradient(560, 420, 900, [
  [0, '#10183a', 0],
  [0.6, '#10183a', 0],
  [1, '#10183a', 0.42],
]);
scene.layer('light', [
  sunlight(scene, [180, 40], 860, [
    [0, '#ffedb8', 0.4],
    [0.45, '#ffdf9f', 0.12],
    [1, '#ffdf9f', 0],
  ]),
  band(0, scene.height, vignette),
]);

// ── Numbers ─────────────────────────────────────────────────────────────────────────────────────

export const markers = numbered(scene, [
  { at: [96, 96] },
  { at: [428, 76] },
  { at: [944, 92] },
  { at: [1092, 466] },
  { at: [902, 692] },
  { at: [604, 716] },
  { at: [512, 326] },
  { at: [338, 712] },
  { at: [60, 430] },
]);
