/** A round tower of ashlar. */

import { lerp } from '../numbers.ts';
import { draw, type Point, polygon } from '../path.ts';
import { roundStops, type Stone } from '../ruins.ts';
import type { Scene } from '../scene.ts';
import { group, path, stroke } from '../shapes.ts';

interface RoundTower {
  x: number;
  reach: number;
  top: number;
  foot: number;
  /** How far its broken edge is below the top, from left to right. */
  crown: readonly number[];
  rows: number;
  stone: Stone;
  /** A moulding above the storey of the windows. */
  cornice?: boolean;
}

/** A round tower of large blocks with four narrow windows, seen from below, lit from the left. */
export function roundTower(scene: Scene, tower: RoundTower): string {
  const { x, reach, top, foot, crown, rows, stone } = tower;
  const bow = reach * 0.1;
  const edge = crown.flatMap((drop, i): Point[] =>
    [i, i + 1].map((at) => [x + lerp(-1, 1, at / crown.length) * reach, top + drop]),
  );
  const wall = polygon([[x - reach, foot], ...edge, [x + reach, foot]], false);
  const body = draw`${wall}Q${x} ${foot + bow * 2} ${x - reach} ${foot}z`;
  let joints = '';
  for (let row = 0; row < rows; row++) {
    const y = lerp(top, foot, row / rows);
    const sag = lerp(-bow, bow * 1.6, row / rows);
    joints += draw`M${x - reach} ${y}q${reach} ${sag} ${2 * reach} 0`;
    for (let i = 0; i < 9; i++) {
      const u = Math.sin(-1.5 + (3 * (i + (row % 2) * 0.5)) / 9);
      joints += draw`M${x + u * reach} ${y + (sag / 2) * (1 - u * u)}v${(foot - top) / rows}`;
    }
  }
  const moulding = draw`M${x - reach} ${top + 62}q${reach} -18 ${2 * reach} 0v12q${-reach} -18 ${-2 * reach} 0z`;
  const windows = [-0.74, -0.3, 0.2, 0.66].map((u) => {
    const w = 24 * Math.sqrt(1 - u * u);
    return draw`M${x + u * reach - w / 2} ${top + 124}v-42h${w}v42z`;
  });
  return [
    path(body, scene.horizontalGradient(x - reach, x + reach, roundStops(stone))),
    group(
      scene.clip(`tower-${x}`, body),
      stroke(joints, stone.deep, 2.4, 'opacity=".4"'),
      tower.cornice === true ? path(moulding, stone.light, 'opacity=".8"') : '',
      tower.cornice === true ? path(windows.join(''), stone.deep) : '',
    ),
  ].join('');
}
