/** Trees by the hand of the country's map, scattered or in rows, and fields. */

import { random } from '../../kit/numbers.ts';
import { draw, type Point, polygon } from '../../kit/path.ts';
import { group, path, stroke } from '../../kit/shapes.ts';
import { trees, type TreeKind } from '../../map/plants.ts';
import { CROPS } from '../../map/fields.ts';
import { inside, near } from './sheet.ts';

interface Wood {
  kind: TreeKind;
  ring: readonly Point[];
  size: number;
  seed: number;
  /** From one tree to the next; about its size unless told. */
  pitch?: number;
  open?: readonly Point[];
  openReach?: number;
}

/** Trees all over a ring of points, none at the open places. */
export function wood({
  kind,
  ring,
  size,
  seed,
  pitch = size * 1.1,
  open = [],
  openReach = 32,
}: Wood): string {
  const next = random(seed);
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const spots: Point[] = [];
  let odd = false;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += pitch * 0.62) {
    odd = !odd;
    for (let x = Math.min(...xs); x < Math.max(...xs); x += pitch) {
      const spot: Point = [
        x + (odd ? pitch / 2 : 0) + (next() - 0.5) * pitch * 0.7,
        y + (next() - 0.5) * pitch * 0.4,
      ];
      const shown = next() < 0.86 && inside(spot, ring);
      if (shown && !near([spot[0], spot[1] - size / 2], open, openReach)) spots.push(spot);
    }
  }
  return grove(kind, spots, size, seed);
}

/** Trees at such feet. */
export function grove(kind: TreeKind, feet: readonly Point[], size: number, seed = 1): string {
  const next = random(seed);
  const sizes = feet.map(([x, y]) => ({ x, y, s: size * (0.8 + next() * 0.5) }));
  return trees(kind, sizes, size * 0.12);
}

/** Fields side by side, ploughed two ways, about a point. */
export function fields(
  [x, y]: Point,
  [across, down]: readonly [across: number, down: number],
  { size = 40, lean = 0.4, crops, seed = 7 }: FieldOptions,
): string {
  const next = random(seed);
  const [w, h] = [size, size * 0.5];
  const bend = (u: number, v: number): Point => [
    x + (u - across / 2) * w + (v - down / 2) * h * lean,
    y + (v - down / 2) * h + Math.sin((u / across) * Math.PI) * h * -0.35,
  ];
  const parts: string[] = [];
  for (let v = 0; v < down; v++) {
    for (let u = 0; u < across; u++) {
      if (next() < 0.14) continue;
      const [tone, furrow] = CROPS[crops[(u + v * 2) % crops.length] ?? 'wheat'];
      const corners = [
        bend(u + 0.03, v + 0.04),
        bend(u + 0.97, v + 0.04),
        bend(u + 0.97, v + 0.96),
        bend(u + 0.03, v + 0.96),
      ];
      let rows = '';
      for (let k = 1; k < 5; k++) {
        const t = k / 5;
        const [from, to] =
          (u + v) % 2 === 0
            ? [bend(u + t, v + 0.1), bend(u + t, v + 0.9)]
            : [bend(u + 0.06, v + t), bend(u + 0.94, v + t)];
        rows += draw`M${from}L${to}`;
      }
      parts.push(path(polygon(corners), tone), stroke(rows, furrow, 1.4, 'opacity=".6"'));
    }
  }
  return group('opacity=".85"', ...parts);
}

interface FieldOptions {
  crops: readonly (keyof typeof CROPS)[];
  size?: number;
  /** How far they lean, as a share of their height. */
  lean?: number;
  seed?: number;
}
