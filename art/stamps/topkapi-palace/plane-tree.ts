/** The plane tree over us. */

import { random } from '../../kit/numbers.ts';
import { around, type Point, points, polygon } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';

/** Five pointed lobes, the middle one longest. */
const leaf = (x: number, y: number, size: number, turn: number): string =>
  polygon(
    [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5].map((angle, i): Point => {
      const reach = i % 2 === 0 ? 0.46 : [0.7, 0.92, 1.2, 0.92, 0.7][(i - 1) / 2];
      return around(x, y, size * (reach ?? 0), turn + angle);
    }),
  );
export function foliage(): string[] {
  const next = random(12);
  const tones = ['', '', ''];
  for (let i = 0; i < 46; i++) {
    const t = next();
    const x = -10 + t * 300;
    const y = 4 + next() ** 1.3 * (170 * (1 - t) + 24);
    const tone = Math.floor(next() * 3);
    tones[tone] += leaf(x, y, 30 + next() * 18, 1.2 + (next() - 0.5) * 1.8);
  }
  return [
    path(polygon(points('-20,-20 300,-20 220,16 100,60 20,140 -20,180')), '#1f4a52'),
    path(tones[0] ?? '', '#1f4a52'),
    path(tones[1] ?? '', '#2f6660'),
    path(tones[2] ?? '', '#4f8a6c'),
  ];
}
