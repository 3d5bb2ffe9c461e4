/** What was hewn by hand: the mouth of a passage, the marks of the pick. */

import { noise, random } from '../../kit/numbers.ts';
import { around, draw, type Point, polygon } from '../../kit/path.ts';

/** A passage's mouth hewn by hand: a round head, no side quite straight. */
export function mouth(
  x: number,
  foot: number,
  width: number,
  height: number,
  seed: number,
): string {
  const hewn = noise(seed);
  const half = width / 2;
  const shape: Point[] = [[x - half * 1.04, foot]];
  for (let i = 0; i <= 14; i++) {
    const angle = Math.PI * (1 + i / 14);
    const r = 1 + hewn(i * 0.8) * 0.05;
    const [dx, dy] = around(0, 0, 1, angle);
    shape.push([x + dx * half * r, foot - height + half - -dy * half * r * 1.05]);
  }
  shape.push([x + half * 1.04, foot]);
  return polygon(shape);
}

/** Marks of the pick, in rows that lean with the arm that cut them. */
export function pickMarks(
  seed: number,
  count: number,
  within: (next: () => number) => Point,
): string {
  const next = random(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = within(next);
    const length = 16 + next() * 22;
    data += draw`M${x} ${y}l${length * 0.55} ${length}`;
  }
  return data;
}
