/** What is left of ancient towns. */

import type { Point } from '../../kit/path.ts';
import { group, path, rect, stroke } from '../../kit/shapes.ts';
import { stand } from './sheet.ts';

/** A theatre in a slope, open to the west, or turned by so many degrees. */
export const cavea = (stage: Point, size = 1, turn = 0): string =>
  stand(
    stage,
    size,
    group(
      `transform="rotate(${turn})"`,
      path('M-30-40C16-52 52-30 52 0C52 30 16 50-30 40z', '#b9826e'),
      path('M-30-34C12-44 46-26 46 0C46 26 12 42-30 34z', '#fbe3bb'),
      stroke(
        'M-28-27C10-36 37-21 37 0C37 21 10 35-28 27M-26-19C6-27 28-16 28 0C28 16 6 26-26 19M-24-12C2-18 19-10 19 0C19 10 2 17-24 12',
        '#c98a72',
        2.4,
      ),
      rect(-40, -30, 12, 60, '#c98a72'),
      rect(-34, -30, 6, 60, '#f6d3a2'),
    ),
  );
