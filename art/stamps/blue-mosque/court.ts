/** The court before the hall: domes over its arcade, its wall, the portal. */

import { archway, draw } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';
import type { Builder } from '../../kit/buildings.ts';

const [X, GROUND] = [600, 790];
const [WINDOW, DARK] = ['#ffd79a', '#3a3a70'];

export function court(near: Builder): string[] {
  const domes = [-4, -3, -2, -1, 1, 2, 3, 4].map((i) =>
    near.dome({
      x: X + i * 88 + Math.sign(i) * -6,
      foot: 676,
      radius: 35,
      height: 0.72,
      finial: 0.3,
      seams: 3,
    }),
  );
  return [
    ...domes,
    near.wall([X - 424, 676, X + 424, GROUND]),
    path(
      near.arches({ from: X - 390, to: X - 90, count: 7, sill: 758, width: 24, height: 56 }) +
        near.arches({ from: X + 90, to: X + 390, count: 7, sill: 758, width: 24, height: 56 }),
      DARK,
      'opacity=".55"',
    ),
    near.dome({ x: X, foot: 636, radius: 44, height: 0.9, finial: 0.7, seams: 3 }),
    near.wall([X - 56, 640, X + 56, GROUND]),
    path(
      draw`M${X - 34} ${GROUND}V716Q${X - 32} 684 ${X} 662Q${X + 32} 684 ${X + 34} 716V${GROUND}z`,
      DARK,
    ),
    path(archway(X, GROUND, 26, 44), WINDOW),
  ];
}
