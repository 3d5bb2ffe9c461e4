/**
 * Culinary journey: a Turkish breakfast from straight above, in low morning light. Tea and baklava
 * on a copper tray, round it simit, pide, eggs with sucuk, stuffed leaves, salad, cheese, olives,
 * meze, coffee, pomegranate and lemon; a kilim along the lower edge. Shadows run to the lower right.
 */

import { steam } from '../kit/mist.ts';
import { around, HEIGHT, points, setPrecision } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, group } from '../kit/shapes.ts';
import { sunlight } from '../kit/sky.ts';
import { cheese, olives, salad, simit } from './culinary-journey/breakfast.ts';
import { boards, kilim } from './culinary-journey/cloth.ts';
import { cezve, coffeeCup } from './culinary-journey/coffee.ts';
import { lemon, looseSeeds, pomegranate, sprig } from './culinary-journey/fruit.ts';
import { TURN } from './culinary-journey/geometry.ts';
import { eggs, pides, stuffedLeaves } from './culinary-journey/hot.ts';
import { meze, sumac } from './culinary-journey/meze.ts';
import { Table } from './culinary-journey/table.ts';
import { lokum, pistachios, smallCoffee, sugar, tea } from './culinary-journey/tea.ts';
import { baklava, copperTray, TRAY } from './culinary-journey/tray.ts';

export const scene = new Scene('cj-');

const table = new Table(scene);

// ── Table and kilim ─────────────────────────────────────────────────────────────────────────────

scene.layer('table', boards(scene));
const kilimMarkup = kilim(table);

// ── On the tray ─────────────────────────────────────────────────────────────────────────────────

const tray = copperTray(table);
baklava(table);

tea(table, around(...TRAY, 206, TURN / 8), 2.2);
tea(table, around(...TRAY, 206, (TURN * 3) / 8), 3.6);
tea(table, around(...TRAY, 206, (TURN * 5) / 8), 4.6);
tea(table, around(...TRAY, 206, (TURN * 7) / 8), 5.4);

lokum(table, around(...TRAY, 205, -TURN / 4));
pistachios(table, around(...TRAY, 205, TURN / 4));
smallCoffee(table, around(...TRAY, 205, 0));
sugar(table, around(...TRAY, 205, TURN / 2));

// ── Round the tray ──────────────────────────────────────────────────────────────────────────────

// A hundred dishes: fifths of a unit will do.
setPrecision(5);

simit(table, 452, 196, 98, 0.2);
salad(table, 1160, 190, 122);
meze(table, 642, 84, 70, 'ezme');
meze(table, 806, 60, 58, 'haydari');
meze(table, 962, 88, 66, 'hummus');
cheese(table, 388, 446, 108);
olives(table, 1186, 452, 84);
pomegranate(table, 1160, 716, 98, -0.9);
lemon(table, 1010, 806, 52, 0.2);
lemon(table, 1072, 872, 44, 0.9);
cezve(table, 452, 716, 60, 2.62);
coffeeCup(table, 590, 806, 66);
sumac(table, 730, 842, 50);
meze(table, 868, 842, 56, 'cacik');

// ── Further out, seen only where the picture is shown wide ──────────────────────────────────────

pides(table, 188, 226, -0.35);
stuffedLeaves(table, 146, 566, 136);
meze(table, 1402, 92, 68, 'muhammara');
eggs(table, 1424, 372, 150);
meze(table, 1362, 676, 76, 'haydari');
simit(table, 1536, 640, 92, 1.1);
meze(table, 1552, 150, 60, 'cacik');
meze(table, 228, 772, 64, 'hummus');
meze(table, 84, 752, 46, 'muhammara');
simit(table, 40, 60, 88, 0.6);

sprig(table, 300, 352, -0.7, 66);
sprig(table, 318, 626, 1.9, 60);
sprig(table, 1276, 300, -1.3, 60);
sprig(table, 34, 408, -0.05, 60);
looseSeeds(
  table,
  points('1252,790 1276,770 1266,812 1052,742 1084,772 1240,828 1062,718 1300,800'),
);

// ── Layers, once everything is on the table ─────────────────────────────────────────────────────

// The stipple filter covers the whole canvas and is slow; it runs once for each kind of shadow.
scene.layer('kilim', kilimMarkup);
scene.layer('shadows', [...table.shadows, scene.stipple(table.stippledShadows)]);
scene.layer('tray', [...tray, ...table.trayShadows, scene.stipple(table.stippledTrayShadows)]);
scene.layer('tray-dishes', [
  ...table.trayDishes,
  group('id="cj-tea-light"', ...table.teaLight),
  group('id="cj-tea"', ...table.teaGlasses),
]);
scene.layer('dishes', table.dishes);
scene.layer('form-shadows', scene.stipple(table.formShadows));

const vignette = scene.radialGradient(700, 430, 1120, [
  [0, '#10183a', 0],
  [0.6, '#10183a', 0],
  [1, '#10183a', 0.5],
]);
scene.layer('light', [
  sunlight(scene, [300, 60], 1000, [
    [0, '#ffedb8', 0.4],
    [0.45, '#ffdf9f', 0.12],
    [1, '#ffdf9f', 0],
  ]),
  band(0, HEIGHT, vignette),
]);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

const hot = new Scene('cj-steam-');
const cups = [1, 3, 5, 7].map((eighth) => around(...TRAY, 206, (TURN * eighth) / 8));
hot.layer('steam', steam(hot, { places: cups, height: 112, width: 30, seed: 4 }));
scene.hoverAnimation = { drawing: hot, by: [6, -34], seconds: 3.6 };
