/** A pigeon on the wing, flying right, its wings up or down. */

import { circle, group, path } from '../../kit/shapes.ts';

const WHITE = '#fffaf0';
const GREY = '#a88f9c';
const BODY =
  'M-58 8C-30-14 8-22 38-16C48-32 72-34 78-17L94-10L78-6C72 10 50 28 12 28C-18 28-42 20-58 8z';
const TAIL = 'M-44 0L-122-14L-126-2L-120 2L-124 14L-114 16L-112 28L-36 20z';
const UP =
  'M34-8C24-58-8-112-66-150L-58-120L-70-122L-56-94L-68-92L-50-66L-60-60L-36-34L-38-22L-14-2z';
const UP_FAR = 'M36-10C44-58 66-100 112-128L104-102L114-98L96-76L102-68L80-46L82-38L56-8z';
const DOWN =
  'M36-6C30 40 6 92-40 128L-36 100L-46 98L-36 74L-48 70L-34 46L-44 40L-26 20L-30 10L-10-4z';
const DOWN_FAR = 'M38-8C52 20 70 56 104 82L94 58L102 54L84 34L88 28L66 6L58-6z';

export function pigeon(x: number, y: number, scale: number, turn: number, up: boolean): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${Math.abs(scale)})"`,
    path(up ? UP_FAR : DOWN_FAR, GREY),
    path(TAIL, '#d9c2c0'),
    path(BODY, WHITE),
    path('M-58 8C-30 16 20 18 74-4C68 12 48 28 12 28C-18 28-42 20-58 8z', '#d3b3b4'),
    path(up ? UP : DOWN, up ? '#fff3e0' : '#c9adb4'),
    circle(66, -16, 3.6, '#4a2b3e'),
    path('M79-17L94-10L79-7z', '#d9825c'),
  );
}
