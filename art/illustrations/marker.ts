/** The numbers of an illustration's legend: a disc of paper with a bold digit. */

import { path, circle, stroke, group } from '../kit/shapes.ts';

const DIGITS: readonly string[] = [
  'M0-14a9 14 0 1 0 .01 0z',
  'M-6-9L2-15V15',
  'M-9-7C-9-18 9-18 9-6C9 0 2 4-9 14H10',
  'M-9-11C-5-17 8-17 8-8C8-2 3-1-2-1C4-1 9 1 9 7C9 17-6 17-10 10',
  'M5 15V-14L-10 7H10',
  'M8-14H-6L-7-1C-2-5 9-4 9 6C9 16-5 17-9 10',
  'M6-14C-4-11-9-3-9 5C-9 18 9 18 9 5.500C9-6-8-6-9 5',
  'M-9-14H9L-3 15',
  'M0-1C-10-1-10-15 0-15S10-1 0-1C-12-1-12 15 0 15S12-1 0-1',
  'M-6 15C4 11 9 3 9-5C9-18-9-18-9-5.500C-9 6 8 6 9-5',
];

export const marker = (n: number, x: number, y: number): string =>
  group(
    `transform="translate(${x} ${y})"`,
    circle(4, 6, 36, '#1c1030', 'opacity=".4"'),
    circle(0, 0, 36, '#5a1f45'),
    circle(0, 0, 31, '#fdf4e0'),
    stroke(DIGITS[n] ?? '', '#4a1838', 6.5, 'stroke-linecap="round" stroke-linejoin="round"'),
    path('', ''),
  );
