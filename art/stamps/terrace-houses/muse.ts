/** A Muse painted on a wall. */

import { circle, path } from '../../kit/shapes.ts';

const [CREAM, RED, OCHRE, TEAL, BLACK] = ['#f8e6bd', '#b4493c', '#e8b15c', '#3f7f7c', '#3b2f3c'];

/** A Muse, a hundred units tall, in a robe and a cloak. */
export const muse = (robe: string, cloak: string): string =>
  [
    path('M-12 0Q-17-40-10-58L-13-78Q0-88 13-78L10-58Q17-40 13 0z', robe),
    path('M-13-78Q0-84 13-78L16-40Q4-30-14-16Q-8-40-13-78z', cloak),
    path('M12-76Q26-66 24-50L19-49Q18-62 9-68z', robe),
    path('M20-66q10-12 14 2q-2 16-8 18t-6-20z', OCHRE),
    circle(0, -92, 8, '#c07a58'),
    path('M-9-92Q-9-103 1-102Q10-101 8-92Q2-97-9-92z', BLACK),
  ].join('');

/** The robe and the cloak of each. */
export const ROBES = [
  [TEAL, RED],
  [RED, CREAM],
  ['#8a5a7c', OCHRE],
  [RED, TEAL],
] as const;
