/** The houses of cut stone at the foot of the crag. */

import { mix } from '../../kit/colour.ts';
import { random } from '../../kit/numbers.ts';
import { archway } from '../../kit/path.ts';

import { path, rect } from '../../kit/shapes.ts';

export const LAMP = '#ffd483';

interface House {
  x: number;
  roof: number;
  width: number;
  depth: number;
}

/** A house of cut stone: sunny gable, shaded front with arched windows, a cornice. */
function house({ x, roof, width, depth }: House, next: () => number): string {
  const side = width * 0.34;
  const front = width - side;
  const count = Math.max(1, Math.round(front / 40));
  const windows = Array.from({ length: count }, (_, i) => {
    const at = x + side + (front * (i + 0.5)) / count;
    return path(archway(at, roof + 52, 15, 17), next() < 0.62 ? LAMP : '#3a2a58');
  });
  return [
    rect(x, roof, side, depth, mix('#e59a8c', '#8a5a86', (roof - 620) / 240)),
    rect(x + side, roof, front, depth, mix('#76528a', '#46366c', (roof - 620) / 240)),
    rect(x - 4, roof - 4, side + 4, 8, '#ffc6a0'),
    rect(x + side, roof - 4, front + 4, 8, '#9a6b98'),
    ...windows,
  ].join('');
}

export function village(): string[] {
  const next = random(12);
  const rows: House[] = [];
  for (const [roof, from, to] of [
    [640, 250, 900],
    [690, 120, 1040],
    [746, 30, 1150],
  ] as const) {
    for (let x = from; x < to;) {
      const width = 84 + next() * 58;
      const bend = Math.abs(x - 590) * 0.05;
      rows.push({ x, roof: roof + bend + (next() - 0.5) * 34, width, depth: 200 });
      x += width + next() * 26 - 4;
    }
  }
  return rows.map((one) => house(one, next));
}
