/** A woman picking tea, bent forward, basket on her back. */

import { num } from '../../kit/path.ts';
import { group, path, stroke } from '../../kit/shapes.ts';

const LEAVES = '#8fbf5a';
const BASKET_WEAVE = 'M-19.5-12Q-12-9-6-12M-19.8-4Q-12-1-7-4M-17-20Q-11-18-6-20';

interface Picker {
  x: number;
  y: number;
  scale: number;
  dress: string;
  scarf: string;
  /** Works towards the left instead. */
  flipped?: boolean;
}

export function picker({ x, y, scale, dress, scarf, flipped = false }: Picker): string {
  const size = `${flipped ? -scale : scale} ${scale}`;
  return group(
    `transform="translate(${num(x)} ${num(y)}) scale(${size}) rotate(7)"`,
    // dress and its shadow
    path('M-8 4C-11-10-10-22-5-30Q1-34 7-30C11-22 11-10 10 4z', dress),
    path('M3-32Q12-26 10 4H4C6-8 6-22 3-32z', '#12383c', 'opacity=".38"'),
    // basket, heaped with leaves
    path('M-5-29Q-17-30-20-12Q-20 2-17 5H-7Q-4-10-5-29z', '#c08f56'),
    path('M-5-29Q-8-14-7 5H-11Q-10-14-9-28z', '#6e4a2c', 'opacity=".5"'),
    stroke(BASKET_WEAVE, '#7d5530', 1.1),
    path('M-20-13Q-22-24-14-29Q-10-34-5-30Q-3-26-6-24Q-14-22-20-13z', LEAVES),
    path('M-15-28q2-5 5-3q3-5 6-1z', '#c8dd78'),
    // arm, hand (written out: the tea is rounded too coarsely for it), sprig
    path('M6-29Q15-25 21-12Q23-8 20-7Q17-7 15-10Q10-18 4-21z', dress),
    '<circle cx="20.5" cy="-7.5" r="2.2" fill="#d9a37c"/>',
    path('M20-8q5-5 8-2q-3 4-8 4z', '#b9d468'),
    // scarf, face, knot, light on the scarf
    path('M-3-31C-7-37-6-46 1-47.5C7-48.5 11-44 10.5-38C10-33 6-30 2-30Q-1-29.5-3-31z', scarf),
    path('M5-45Q10.5-44 10.5-38Q10-33.5 6.5-32Q3.5-38 5-45z', '#dba57f'),
    path('M-3-31Q2-27 8-31L6-26Q0-25-5-28z', scarf),
    path('M-1-46.5Q6-49.5 9.5-43.5Q6-46 2-45Q-3-40-2-32Q-7-38-1-46.5z', '#fff', 'opacity=".2"'),
  );
}
