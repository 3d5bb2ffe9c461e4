/** What lines the street: columns, cypresses, the walls of shops. */

import { mix } from '../../kit/colour.ts';
import { draw, type Point, polygon } from '../../kit/path.ts';
import { LEFT_TO_RIGHT, type Scene } from '../../kit/scene.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';

const [LIT, MARBLE, SHADE, DEEP] = ['#fff4d6', '#e9cfa8', '#a58f92', '#4f6478'];

/** Where the street meets the library. */
export const END: Point = [560, 520];

/** A place on the street: -1 and 1 are its edges, `t` how far from the end towards us. */
export const on = (u: number, t: number): Point => [
  END[0] + u * (58 + 640 * t * t) + 40 * t,
  END[1] + 400 * t ** 1.6,
];

/** A column on its base; broken where it has no capital. */
export function column(stamp: Scene, u: number, t: number, height: number, whole: boolean): string {
  const shaft = stamp.linearGradient(
    [
      [0, LIT],
      [0.4, MARBLE],
      [0.72, SHADE],
      [1, mix(SHADE, DEEP, 0.5)],
    ],
    LEFT_TO_RIGHT,
  );

  const [x, foot] = on(u, t);
  const w = 9 + 34 * t;
  const h = height * (0.24 + t);
  const top = foot - h;
  return [
    path(
      draw`M${x - w} ${foot}L${x + w * 6.6} ${foot - w * 1.5}h${w * 1.8}L${x + w * 1.6} ${foot + w * 0.2}z`,
      DEEP,
      'opacity=".34"',
    ),
    rect(x - w * 1.6, foot - w * 1.5, w * 3.2, w * 1.7, shaft),
    rect(x - w * 1.25, foot - w * 2.1, w * 2.5, w * 0.7, shaft),
    whole
      ? rect(x - w, top + w, w * 2, h - w * 3, shaft)
      : path(
          draw`M${x - w} ${foot - w * 2}V${top + w}L${x - w * 0.3} ${top}L${x + w * 0.3} ${top + w * 0.7}L${x + w} ${top + w * 0.3}V${foot - w * 2}z`,
          shaft,
        ),
    whole
      ? path(
          draw`M${x - w} ${top + w * 1.4}Q${x - w * 1.1} ${top} ${x - w * 1.7} ${top - w * 0.5}v${-w * 0.5}h${w * 3.4}v${w * 0.5}Q${x + w * 1.1} ${top} ${x + w} ${top + w * 1.4}z`,
          shaft,
        )
      : '',
    whole
      ? stroke(
          draw`M${x - w} ${top + w * 1.4}h${w * 2}M${x - w * 1.7} ${top - w * 0.5}h${w * 3.4}`,
          DEEP,
          Math.max(1.5, w * 0.1),
          'opacity=".5"',
        )
      : '',
  ].join('');
}

export const cypress = (x: number, foot: number, height: number, tone: string): string => {
  const w = height * 0.1;
  return (
    path(
      draw`M${x - w * 0.5} ${foot}C${x - w * 1.5} ${foot - height * 0.2} ${x - w} ${foot - height * 0.66} ${x} ${foot - height}C${x + w} ${foot - height * 0.66} ${x + w * 1.5} ${foot - height * 0.2} ${x + w * 0.5} ${foot}z`,
      tone,
    ) +
    path(
      draw`M${x} ${foot}C${x - w * 1.5} ${foot - height * 0.2} ${x - w} ${foot - height * 0.66} ${x} ${foot - height}Q${x - w * 0.5} ${foot - height * 0.5} ${x} ${foot}z`,
      mix(tone, '#d9dca0', 0.32),
    )
  );
};

/** What is left of a shop: a low wall along the street, its top in the light. */
export function ruin(u: number, [far, near]: readonly [number, number], height: number): string {
  const side = Math.sign(u);
  const raised = ([x, y]: Point, t: number): Point => [x, y - height * (0.2 + t)];
  const [a, b] = [on(u, far), on(u, near)];
  const outer = on(u + side * 0.34, near);
  const face = polygon([a, raised(a, far), raised(b, near), b]);
  const front = polygon([b, raised(b, near), raised(outer, near), outer]);
  const top = polygon([
    raised(a, far),
    raised(b, near),
    raised(outer, near),
    raised(on(u + side * 0.34, far), far),
  ]);
  return (
    path(face, side < 0 ? SHADE : MARBLE) +
    path(front, side < 0 ? mix(MARBLE, SHADE, 0.25) : mix(MARBLE, SHADE, 0.45)) +
    path(top, LIT)
  );
}
