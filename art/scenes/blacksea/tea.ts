/** Tea gardens: hedges that follow the slope, nearer and darker row by row. */

import { mix } from '../../kit/colour.ts';
import { lerp, type Line, noise, random } from '../../kit/numbers.ts';
import { draw } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import { SUN } from './place.ts';

export interface Row {
  from: number;
  to: number;
  /** The ground the hedge stands on. */
  ground: Line;
  /** How wide a bush of the hedge is, about. */
  size: number;
  height: number;
  /** Who stands in the row, in front of its hedge. */
  people?: string;
}

interface Bush {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface HedgeColours {
  body: string;
  light: string;
  lightOpacity: string;
  lightest: string;
  lightestOpacity: string;
}

interface Hedge extends Row {
  seed: number;
  /** Which side of a bush the sun is on: 1 right, -1 left. */
  sunSide: number;
  colours: HedgeColours;
}

function hedge({ from, to, ground, size, height, seed, sunSide, colours }: Hedge): string {
  const next = random(seed);
  const uneven = noise(seed + 1);

  const bushes: Bush[] = [];
  for (let x = from; x < to;) {
    const width = size * (0.55 + next() * next() * 1.5);
    const variation = 0.86 + 0.3 * Math.abs(uneven(x / (size * 3)));
    const bushHeight = height * (0.62 + 0.5 * next()) * variation;
    bushes.push({ x, y: ground(x + width / 2), width, height: bushHeight });
    x += width * 0.82;
  }

  let outline = '';
  let light = '';
  let lightest = '';
  for (const { x, y, width: w, height: h } of bushes) {
    const lean = w * (0.22 + 0.3 * next());
    outline += draw`${outline === '' ? 'M' : 'L'}${x} ${ground(x) - h * 0.52}
      C${x + w * 0.02} ${y - h * 0.9} ${x + lean} ${y - h * 1.1} ${x + w * 0.55} ${y - h}
      S${x + w * 0.98} ${y - h * 0.84} ${x + w} ${ground(x + w) - h * 0.5}`;

    // The sunlit cap of the bush, with a scalloped lower edge.
    const middle = x + w * (0.5 + sunSide * 0.05);
    const left = middle - w * 0.44;
    const right = middle + w * 0.44;
    const scallops = Math.max(3, Math.min(6, Math.round(w / (size * 0.3))));
    let lowerEdge = '';
    for (let k = 0; k < scallops; k++) {
      const start = k / scallops;
      const end = (k + 1) / scallops;
      const dip = k === scallops - 1 ? 0.58 : 0.42 + 0.2 * next();
      const bendY = y - h * (0.12 + 0.22 * next());
      const bendX = lerp(right, left, (start + end) / 2);
      lowerEdge += draw`Q${bendX} ${bendY} ${lerp(right, left, end)} ${y - h * dip}`;
    }
    light += draw`M${left} ${y - h * 0.58}
      C${left + w * 0.04} ${y - h * 0.9} ${x + lean} ${y - h * 1.06} ${x + w * 0.55} ${y - h * 0.97}
      S${right - w * 0.02} ${y - h * 0.84} ${right} ${y - h * 0.56}${lowerEdge}z`;

    const leaves = 1 + ((next() * 2.2) | 0);
    for (let k = 0; k < leaves; k++) {
      const leafX = middle + sunSide * w * 0.14 + (next() - 0.5) * w * 0.5;
      const reach = w * (0.1 + 0.1 * next());
      const leafY = y - h * (0.72 + 0.14 * next());
      lightest += draw`M${leafX - reach} ${leafY}
        Q${leafX - reach * 0.2} ${leafY - h * 0.3} ${leafX + reach} ${leafY - h * 0.02}
        Q${leafX + reach * 0.2} ${leafY + h * 0.14} ${leafX - reach} ${leafY}z`;
    }
  }

  let foot = '';
  for (let x = to; x >= from; x -= size * 1.4) {
    foot += draw`L${x} ${ground(x) + height * (0.3 + 0.2 * uneven(x / size))}`;
  }
  return [
    path(`${outline}${foot}z`, colours.body),
    path(light, colours.light, `opacity="${colours.lightOpacity}"`),
    size > 21 ? path(lightest, colours.lightest, `opacity="${colours.lightestOpacity}"`) : '',
  ].join('');
}

interface Hill {
  side: 'left' | 'right';
  rows: readonly Row[];
  seed: number;
  /** How much the light on the hedges is subdued (0–1). */
  subdued: number;
}

/** The rows of a hillside, from the crest down to the viewer. */
export function hedges(scene: Scene, { side, rows, seed, subdued }: Hill): string {
  const outer = side === 'left' ? -40 : 1640;
  return rows
    .map((row, i) => {
      const t = i / (rows.length - 1);
      const light = mix('#5f9c55', '#2f7d4f', t);
      const sunlit = mix('#c3d273', '#86b955', t);
      const colours: HedgeColours = {
        body: scene.horizontalGradient(outer, SUN[0], [
          [0, mix('#24624a', '#0f4a44', t)],
          [1, mix('#4f8a49', '#1f6445', t)],
        ]),
        light: scene.horizontalGradient(outer, SUN[0], [
          [0, mix(light, '#0f5446', subdued)],
          [1, mix(sunlit, '#2f7d4f', subdued)],
        ]),
        lightOpacity: (0.95 - 0.15 * t).toFixed(2),
        lightest: mix(mix('#fbf0ac', '#c3dc76', t), '#8fc260', subdued),
        lightestOpacity: (0.8 - 0.2 * t).toFixed(2),
      };
      const sunSide = side === 'left' ? 1 : -1;
      return hedge({ ...row, seed: seed + i * 13, sunSide, colours }) + (row.people ?? '');
    })
    .join('');
}

/** Young shoots above a row: two leaves and a bud each. */
export function shoots({ from, to, ground }: Row): string {
  const next = random(5);
  const size = 8;
  let leaves = '';
  let buds = '';
  for (let i = 0; i < 60; i++) {
    const x = lerp(from, to, next());
    const y = ground(x) - size * (1.1 + 2.6 * next());
    for (let k = 0; k < 3; k++) {
      const isBud = k === 1;
      const angle = -1.57 + (k - 1) * (0.6 + 0.2 * next());
      const length = size * (isBud ? 1.25 : 0.95);
      const tipX = x + Math.cos(angle) * length;
      const tipY = y + Math.sin(angle) * length;
      const breadth = length * 0.2;
      const acrossX = -Math.sin(angle) * breadth;
      const acrossY = Math.cos(angle) * breadth;
      const middleX = (x + tipX) / 2;
      const middleY = (y + tipY) / 2;
      const leaf = draw`M${x} ${y}
        Q${middleX + acrossX} ${middleY + acrossY} ${tipX} ${tipY}
        Q${middleX - acrossX} ${middleY - acrossY} ${x} ${y}z`;
      if (isBud) buds += leaf;
      else leaves += leaf;
    }
  }
  return path(leaves, '#3f8f55') + path(buds, '#a9cf68');
}
