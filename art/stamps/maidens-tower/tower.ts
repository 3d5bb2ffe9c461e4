/** The Maiden's Tower, lit from the left, and its flag. */

import { mix } from '../../kit/colour.ts';
import { star } from '../../kit/motifs.ts';
import { archway, draw } from '../../kit/path.ts';
import { circle, path, rect, stroke } from '../../kit/shapes.ts';

export const X = 800;
export const FOOT = 650;
const [RIM, BODY, SHADE] = ['#ffc08a', '#8a4a72', '#4a2d60'];
const WINDOW = '#ffdc94';

/** A wall round `x`, lit along its left edge, its right side in the shade. */
const block = (left: number, top: number, right: number, bottom: number): string => {
  const width = right - left;
  return [
    rect(left, top, width, bottom - top, BODY),
    rect(left, top, Math.max(7, width * 0.12), bottom - top, RIM),
    rect(right - width * 0.36, top, width * 0.36, bottom - top, SHADE),
  ].join('');
};
const slab = (left: number, y: number, right: number, height: number): string =>
  rect(left, y, right - left, height, mix(BODY, RIM, 0.5)) +
  rect((left + right * 2) / 3, y, (right - left) / 3, height, SHADE);

export function tower(): string {
  const arches = (xs: readonly number[], sill: number, width: number, height: number): string =>
    path(xs.map((dx) => archway(X + dx, sill, width, height)).join(''), WINDOW);
  return [
    // low buildings on the islet, their roofs, the sea wall
    block(X - 214, 548, X - 50, 616),
    path(draw`M${X - 228} 550L${X - 192} 506H${X - 60}V550z`, '#7a3a62'),
    block(X + 50, 556, X + 196, 616),
    path(draw`M${X + 40} 558V518H${X + 176}L${X + 210} 558z`, '#54305c'),
    block(X - 250, 608, X + 236, FOOT),
    slab(X - 258, 600, X + 244, 10),
    arches([-186, -144, -102, 84, 126, 168], 602, 18, 20),
    // shaft, gallery, lantern, dome
    block(X - 62, 316, X + 62, 610),
    slab(X - 68, 452, X + 68, 9),
    arches([-22, 22], 572, 20, 34),
    arches([-22, 22], 514, 20, 32),
    arches([-22, 22], 430, 20, 32),
    arches([-22, 22], 378, 20, 26),
    path(draw`M${X - 62} 330L${X - 88} 300H${X + 88}L${X + 62} 330z`, mix(BODY, SHADE, 0.5)),
    slab(X - 92, 290, X + 92, 12),
    stroke(draw`M${X - 88} 268h176`, RIM, 4),
    stroke(
      [-88, -66, -44, -22, 0, 22, 44, 66, 88].map((dx) => draw`M${X + dx} 290v-22`).join(''),
      RIM,
      3,
    ),
    block(X - 48, 214, X + 48, 290),
    arches([-22, 0, 22], 276, 14, 34),
    slab(X - 58, 204, X + 58, 10),
    path(
      draw`M${X - 54} 206C${X - 52} 160 ${X - 20} 168 ${X} 118C${X + 20} 168 ${X + 52} 160 ${X + 54} 206z`,
      BODY,
    ),
    path(
      draw`M${X - 54} 206C${X - 52} 160 ${X - 20} 168 ${X} 118Q${X - 22} 176 ${X - 38} 206z`,
      RIM,
    ),
    path(
      draw`M${X + 14} 206Q${X + 16} 160 ${X} 118C${X + 20} 168 ${X + 52} 160 ${X + 54} 206z`,
      SHADE,
    ),
    rect(X - 2.5, 56, 5, 70, SHADE),
  ].join('');
}
export const flag = [
  path(draw`M${X + 2} 58q22-10 40 0t36 0v40q-18 10-36 0t-40 0z`, '#d8433f'),
  circle(X + 28, 77, 11, '#fff2d8'),
  circle(X + 32, 77, 8.6, '#d8433f'),
  star(X + 46, 77, 7, '#fff2d8'),
].join('');
