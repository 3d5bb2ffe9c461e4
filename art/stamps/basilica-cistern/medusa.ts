/** The head of Medusa, upright. */

import { dot, draw, type Point } from '../../kit/path.ts';
import { path, stroke } from '../../kit/shapes.ts';

const STONE = { dark: '#16303a', shade: '#2f5156', body: '#6f8a78', lit: '#f3c98f' };

/** One lock, wound up. */
const spiral = ([x, y]: Point): string =>
  draw`M${x + 26} ${y + 8}a27 27 0 1 1 -16 -33a20 20 0 1 1 -12 36a13 13 0 1 1 8 -23`;

/** Half-closed, to the right (1) or the left (-1). */
const eye = (side: number): string =>
  draw`M${side * 14} -8q${side * 22} -22 ${side * 46} 0q${side * -22} 14 ${side * -46} 0z`;

/** Her face upright, the crown of her head above; the light comes from the right and below. */
export function medusa(): string {
  const curls = Array.from({ length: 11 }, (_, i): Point => {
    const angle = Math.PI * (0.8 + (i / 10) * 1.4);
    return [Math.cos(angle) * 128, Math.sin(angle) * 126 - 6];
  });
  return [
    path(draw`M-136 108Q-176 -30 -112 -110Q0 -190 112 -110Q176 -30 136 108z`, STONE.dark),
    path(curls.map(([x, y]) => dot(x, y, 38)).join(''), STONE.shade),
    stroke(curls.slice(0, 6).map(spiral).join(''), STONE.body, 7, 'stroke-linecap="round"'),
    stroke(curls.slice(6).map(spiral).join(''), STONE.lit, 7, 'stroke-linecap="round"'),
    path(
      'M-86-56C-98 20-92 84-48 114Q0 140 48 114C92 84 98 20 86-56C60-116-60-116-86-56z',
      STONE.body,
    ),
    path(
      'M-86-56C-98 20-92 84-48 114Q-24 127 0 127L-8 60L-16 34L-4-40L-10-100C-40-100-74-86-86-56z',
      STONE.shade,
      'opacity=".75"',
    ),
    path(
      'M86-56C98 20 92 84 48 114Q24 127 0 127C62 104 74 30 66-50C64-74 54-90 44-96C64-90 80-76 86-56z',
      STONE.lit,
    ),
    path('M-4-40L-18 34Q-16 48 0 48Q18 48 20 34L8-40z', STONE.body),
    path('M4-40L20 34Q18 48 2 48L6 30z', STONE.lit),
    path(eye(1) + eye(-1), STONE.dark),
    stroke('M10-30Q34-56 70-34M-10-30Q-34-56-70-34', STONE.dark, 8, 'stroke-linecap="round"'),
    path('M-36 78Q-16 66 0 72Q16 66 36 78Q0 84-36 78z', STONE.dark),
    path('M-30 82Q0 90 30 82Q18 102 0 102Q-18 102-30 82z', STONE.lit, 'opacity=".8"'),
  ].join('');
}
