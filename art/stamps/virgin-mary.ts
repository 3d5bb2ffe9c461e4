/**
 * The House of the Virgin Mary: the small stone house among the trees of Bülbüldağı at dusk, with
 * its arched door between two recesses, low domed roof, and a rack of candles in the sand outside. One
 * visitor leaves. The tall trunks of plane trees stand in front and frame it.
 */

import { figure } from '../kit/motifs.ts';
import { noise, random } from '../kit/numbers.ts';
import { between, draw, fillDown, type Point, ridge, smoothPath } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, rect, SCREEN } from '../kit/shapes.ts';
import { halo, veil } from '../kit/sky.ts';
import { FOOT, house, INK } from './virgin-mary/house.ts';

export const stamp = new Scene('svm-', { width: 1200, height: 900 });

// ── Dusk between the trees ──────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 620, [
      [0, '#17305a'],
      [0.45, '#3c6285'],
      [0.8, '#86a3a0'],
      [1, '#e8c598'],
    ]),
  ),
  circle(838, 116, 3.4, '#fff3d6'),
  circle(420, 84, 2.6, '#fff3d6', 'opacity=".8"'),
]);

/** A wood: crowns that overlap, each lit a little from the left where the day goes. */
function wood(seed: number, foot: number, size: number, colour: string, lit: string): string[] {
  const next = random(seed);
  let crowns = '';
  let light = '';
  for (let x = -40; x < 1260; x += size * (0.5 + next() * 0.5)) {
    const r = size * (0.7 + next() * 0.5);
    const y = foot - Math.abs(x - 600) * 0.22 + (next() - 0.5) * 40;
    const outline = Array.from({ length: 11 }, (_, i): Point => {
      const angle = (i / 11) * 2 * Math.PI;
      const rough = 1 + (next() - 0.5) * 0.26;
      return [x + Math.cos(angle) * r * rough, y + Math.sin(angle) * r * 1.1 * rough];
    });
    crowns += smoothPath(outline, { close: true });
    light += smoothPath(
      outline.map(([px, py]): Point => [
        x - r * 0.16 + (px - x) * 0.66,
        y - r * 0.26 + (py - y) * 0.6,
      ]),
      { close: true },
    );
  }
  return [
    path(crowns + draw`M-20 ${foot - 40}H1220V920H-20z`, colour),
    path(light, lit, 'opacity=".34"'),
  ];
}
stamp.layer('wood', [
  ...wood(4, 440, 74, '#4d7480', '#8fa89a'),
  veil(stamp, 380, 600, [
    [0, '#e8c598', 0],
    [1, '#e8c598', 0.4],
  ]),
  ...wood(9, 520, 84, '#2b4e62', '#5f8484'),
]);

// ── The house ───────────────────────────────────────────────────────────────────────────────────

stamp.layer('house', group('transform="matrix(1.16 0 0 1.16 -96 -115.8)"', ...house(stamp)));

// ── The clearing, and candles in the sand ───────────────────────────────────────────────────────

const ground = (x: number): number => FOOT + Math.sin(x / 150) * 4;
stamp.layer('ground', [
  path(
    fillDown(ridge(ground, { to: 1240 })),
    stamp.verticalGradient(FOOT, 900, [
      [0, '#a98c7c'],
      [0.35, '#6a6678'],
      [1, '#1f2d4c'],
    ]),
  ),
  path(
    draw`M552 ${FOOT + 4}h96L760 920H440z`,
    stamp.verticalGradient(FOOT, 900, [
      [0, '#ffd893', 0.9],
      [1, '#e0a070', 0.12],
    ]),
  ),
]);

function candles(): string[] {
  const next = random(16);
  const sticks: string[] = [];
  const flames: string[] = [];
  for (let i = 0; i < 22; i++) {
    const x = 790 + (i % 11) * 19 + next() * 6;
    const row = i < 11 ? 0 : 1;
    const y = 790 + row * 14;
    const height = 24 + next() * 20;
    sticks.push(rect(x, y - height, 5, height, row === 0 ? '#e8c9a4' : '#fff0d2'));
    flames.push(draw`M${x + 2.5} ${y - height}q-7 -8 0 -21q7 13 0 21z`);
  }
  return [
    path(draw`M768 788h250l12 26h-274z`, '#d9b48c'),
    ...sticks,
    path(draw`M756 810h274v26h-274z`, '#4a4258'),
    path(draw`M756 810h274v5h-274z`, '#a98a80'),
    path('M776 836h14v40h-14zM996 836h14v40h-14z', '#3a3550'),
    path(flames.join(''), '#fff4c4'),
  ];
}
const glow = (x: number, y: number, radius: number, strength: number): string =>
  group(
    SCREEN,
    halo(stamp, [x, y], radius, [
      [0, '#ffdf98', strength],
      [0.4, '#ff9f58', strength * 0.36],
      [1, '#ff9f58', 0],
    ]),
  );
stamp.layer('candles', [
  ...candles(),
  glow(892, 764, 210, 0.7),
  glow(600, 680, 300, 0.6),
  ellipse(500, 826, 30, 5, INK, 'opacity=".5"'),
  group(
    'transform="translate(500 826) scale(5)"',
    figure({ legs: INK, coat: '#3d5a80', head: '#2c2440' }),
  ),
]);

// ── The planes in front ─────────────────────────────────────────────────────────────────────────

interface Trunk {
  x: number;
  lean: number;
  half: number;
  seed: number;
  lit: string;
}
function trunk({ x, lean, half, seed, lit }: Trunk): string {
  const bark = noise(seed);
  const side = (across: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const up = i / 12;
      const flare = 1 + 0.9 * Math.exp(-up * 9);
      const centre = x + lean * up + bark(up * 3) * 12;
      return [centre + across * half * flare * (1 - 0.3 * up), 920 - 960 * up];
    });
  return (
    path(between(side(-1), side(1)), INK) +
    path(
      between(side(lit === 'right' ? 0.55 : -1), side(lit === 'right' ? 1 : -0.6)),
      '#c98f6c',
      'opacity=".5"',
    )
  );
}
function leaves(seed: number, count: number): string {
  const next = random(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = next() * 1240 - 20;
    const reach = 60 + 0.0009 * (x - 600) ** 2 * 0.8;
    const y = next() * reach - 10;
    const r = 14 + next() * 20;
    const turn = next() * 3;
    data += draw`M${x} ${y}q${r} ${-r * 0.5 + turn} ${r * 2} ${r * 0.3}q${-r * 0.4} ${r * 0.9} ${-r} ${r * 0.8}q${-r} ${-r * 0.1} ${-r} ${-r * 1.1}z`;
  }
  return data;
}
stamp.layer('planes', [
  trunk({ x: 130, lean: -40, half: 58, seed: 2, lit: 'right' }),
  trunk({ x: 1096, lean: 30, half: 50, seed: 5, lit: 'left' }),
  path(leaves(5, 130), '#1d3d52'),
  path(leaves(88, 120), INK),
]);
