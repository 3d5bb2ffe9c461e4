/** The Galata Bridge, and the trees and walls along both shores of the Golden Horn. */

import { fractalNoise, type Line, random, smoothstep } from '../../kit/numbers.ts';
import { draw, fillDown, mound, ridge } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';
import { WATERLINE } from './place.ts';

/** Between these the bridge crosses the Golden Horn. */
const onBridge = (x: number, from: number): boolean => x > from && x < 1060;

export function bridge(): string[] {
  let deck = `M880 ${WATERLINE - 9}h180v3h-180z`;
  for (let x = 890; x < 1056; x += 14) deck += `M${x} ${WATERLINE - 7}h2v9h-2z`;
  let lights = '';
  for (let i = 0; i < 16; i++) lights += `M${886 + i * 11} ${WATERLINE - 11}h1.6v1.6h-1.6z`;
  return [path(deck, '#5a2f5c'), path(lights, '#ffe3a0')];
}

const bank = (height: Line, from: number, to: number): string =>
  fillDown(ridge(height, { from, to, step: 10 }), WATERLINE + 2);

export function shore(): string[] {
  const next = random(77);
  const unevenLeft = fractalNoise(78, 2);
  const unevenRight = fractalNoise(79, 2);
  const left = (x: number): number =>
    WATERLINE - 10 - 8 * Math.abs(unevenLeft(x / 60)) - smoothstep(640, 200, x) * 12;
  const right = (x: number): number => WATERLINE - 9 - 5 * Math.abs(unevenRight(x / 40));

  let trees = '';
  let litTrees = '';
  for (let i = 0; i < 120; i++) {
    const x = next() < 0.7 ? next() * 600 - 20 : next() * 1640;
    const y = Math.min(WATERLINE - 4, left(x) + 4);
    if (onBridge(x, 870)) continue;
    const r = 5 + next() * 9;
    trees += mound(x, y, r, r * 0.9);
    litTrees += draw`M${x + r * 0.1} ${y - r * 0.88}
      a${r} ${r * 0.9} 0 0 1 ${r * 0.88} ${r * 0.7}
      q${-r * 0.2} ${-r * 0.5} ${-r * 0.88} ${-r * 0.7}z`;
  }
  let cypresses = '';
  for (let i = 0; i < 46; i++) {
    const x = next() < 0.75 ? next() * 580 : 1080 + next() * 520;
    const h = 18 + next() * 22;
    const w = 3 + next() * 2.4;
    cypresses += draw`M${x - w} ${WATERLINE - 10}
      q${-w * 0.2} ${-h * 0.6} ${w} ${-h}
      q${w * 1.2} ${h * 0.4} ${w} ${h}z`;
  }
  let lights = '';
  for (let i = 0; i < 90; i++) {
    const x = next() * 1600;
    if (!onBridge(x, 880)) lights += draw`M${x} ${WATERLINE - 6}h2v2h-2z`;
  }
  const seaWalls = draw`M-20 ${WATERLINE - 7}H884v9H-20zM1056 ${WATERLINE - 7}h584v9h-584z`;
  return [
    path(bank(left, -40, 884), '#3a2354'),
    path(bank(right, 1056, 1640), '#33204e'),
    path(cypresses, '#412659'),
    path(trees, '#3a2354'),
    path(litTrees, '#d86d74', 'opacity=".6"'),
    path(seaWalls, '#2c1c49'),
    path(lights, '#ffd990'),
  ];
}
