/** The numbers in the pictures that the legend explains. */

import { circle, group, hoop, stroke } from '../kit/shapes.ts';

const DIGITS: readonly string[] = [
  'M0-11C5-11 7-6 7 0S5 11 0 11S-7 6-7 0S-5-11 0-11z',
  'M-5-7L1-11V11',
  'M-6-6C-6-13 6-13 6-5.500C6-1-4 5-6 11H7',
  'M-6-10.500H6L0-2.500C9-2.500 9 11 0 11Q-5 11-7 7.500',
  'M3.500 11V-11L-7.500 5H8',
  'M5.500-10.500H-4.500L-5.500-1C-1-4 7-3 7 4S-2 13-6.500 8.500',
  'M5-10C-2-13-7-4-7 3.500S-4 11 0 11S7 8.500 7 4S4-3 0-3S-7 0-7 4',
  'M-6.500-10.500H6.500C2-4-1 4-1.500 11',
  'M0-11C7-11 7-1 0-1S-7-11 0-11M0-1C9-1 9 11 0 11S-9-1 0-1',
  'M-5 10C2 13 7 4 7-3.500S4-11 0-11S-7-8.500-7-4S-4 3 0 3S7 0 7-4',
];

export const marker = (n: number, x: number, y: number): string =>
  group(
    `transform="translate(${x} ${y})"`,
    circle(0, 4, 34, '#2a1538', 'opacity=".35"'),
    circle(0, 0, 34, '#fff6dd'),
    hoop(0, 0, 31, '#4a2452', 4),
    ...[...String(n)].map((digit, i, all) =>
      stroke(
        DIGITS[Number(digit)] ?? '',
        '#4a2452',
        6,
        `stroke-linecap="round" stroke-linejoin="round" transform="translate(${(i - (all.length - 1) / 2) * 20} 0) scale(1.25)"`,
      ),
    ),
  );
