/** Two storks and their nest, drawn round the place where the nest rests. */

import { random } from '../../kit/numbers.ts';
import { draw } from '../../kit/path.ts';

import { circle, path, stroke } from '../../kit/shapes.ts';

/** White with black flight feathers, red bill and legs, on its feet and looking right. */
export const STORK = [
  stroke('M-6 0L-4-44M10 0L8-44', '#d8523c', 5),
  path(
    'M-52-54C-40-84 4-96 26-84C34-110 26-132 36-146C44-158 62-154 62-142C62-130 50-122 50-100C50-70 30-44 0-40C-22-38-40-44-52-54z',
    '#fff6e4',
  ),
  path('M-78-34C-60-72-24-84 2-72C-8-52-40-44-78-34z', '#2b2147'),
  path('M60-148L112-132L60-138z', '#d8523c'),
  circle(52, -144, 3, '#2b2147'),
].join('');
export const FLYING = [
  path('M-96 6L-20-6C10-16 44-12 70-20L124-26L74-10C50 4 10 12-20 10L-96 18z', '#fff6e4'),
  path('M70-20L124-26L74-14z', '#d8523c'),
  path('M-96 9L-150 20L-96 14z', '#d8523c'),
  path(
    'M-24-4C-40-50-84-92-134-116L-122-124L-108-126L-96-130L-82-126C-40-104 16-60 36-8z',
    '#2b2147',
  ),
  path('M-18-4C-22-40-46-74-76-96C-30-80 18-44 36-8z', '#fff6e4'),
  path('M0-10C20-54 52-92 96-112C84-84 62-40 40-10z', '#4a3f66'),
  path('M2-10C16-44 36-70 58-84C56-56 48-30 40-10z', '#e6d2d2'),
].join('');

export function nest(middle: number): string[] {
  const next = random(31);
  let twigs = '';
  for (let i = 0; i < 46; i++) {
    const x = middle - 100 + next() * 200;
    const y = 172 + next() * 30 * (1 - Math.abs(x - middle) / 130);
    twigs += draw`M${x - 26} ${y + next() * 12}l52 ${(next() - 0.5) * 22}`;
  }
  return [
    path(draw`M${middle - 104} 168q8 44 66 50h76q58 -6 66 -50q-104 18 -208 0z`, '#4a3350'),
    stroke(twigs, '#a9755f', 4, 'opacity=".8" stroke-linecap="round"'),
    stroke(
      draw`M${middle + 30} 208q54 -6 70 -36`,
      '#ffd2a0',
      5,
      'opacity=".8" stroke-linecap="round"',
    ),
  ];
}
