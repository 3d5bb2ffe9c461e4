/** Houses that climb a hill: four rows one above the other, with lights in the windows. */

import { item, lerp, type Line, random } from '../../kit/numbers.ts';
import { draw } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';

interface Quarter {
  seed: number;
  from: number;
  to: number;
  /** The line along which the farthest houses stand. */
  ground: Line;
  /** How far below it the nearest stand. */
  spread: number;
  count: number;
  widths?: readonly [number, number];
  heights: readonly [number, number];
  walls: readonly string[];
  roof: string;
  /** The sunlit side of a house. */
  lit: string;
  window: string;
  /** How many windows have a light (0–1). */
  lights: number;
}

export function houses(quarter: Quarter): string {
  const { from, to, ground, spread, walls, widths = [10, 26], heights } = quarter;
  const next = random(quarter.seed);
  const rows = 4;
  const plots = Array.from({ length: quarter.count }, () => ({
    x: lerp(from, to, next()),
    near: next(),
  })).toSorted((a, b) => a.near - b.near);

  let drawn = '';
  for (let row = 0; row < rows; row++) {
    const fronts = walls.map(() => '');
    let roofs = '';
    let litSides = '';
    let windows = '';
    for (const { x, near } of plots.filter((plot) => Math.floor(plot.near * rows) === row)) {
      const w = lerp(...widths, next());
      const h = lerp(...heights, next());
      const y = ground(x) + near * spread;
      const colour = (next() * walls.length) | 0;
      fronts[colour] = item(fronts, colour) + draw`M${x} ${y + 14}v${-h - 14}h${w}v${h + 14}z`;
      if (next() < 0.7) {
        const rise = w * 0.22;
        roofs += draw`M${x - 2} ${y - h}
          l${w * 0.24} ${-rise}h${w * 0.56}l${w * 0.24 + 2} ${rise}z`;
      }
      litSides += draw`M${x + w * 0.8} ${y - h}h${w * 0.2}v${h}h${-w * 0.2}z`;
      for (let windowY = y - h + 4; windowY < y - 3; windowY += 6.5) {
        for (let windowX = x + 3; windowX < x + w - 4; windowX += 5.5) {
          if (next() < quarter.lights) windows += draw`M${windowX} ${windowY}h2.2v3.2h-2.2z`;
        }
      }
    }
    drawn += [
      ...fronts.map((data, i) => path(data, item(walls, i))),
      path(litSides, quarter.lit, 'opacity=".35"'),
      path(roofs, quarter.roof),
      path(windows, quarter.window),
    ].join('');
  }
  return drawn;
}
