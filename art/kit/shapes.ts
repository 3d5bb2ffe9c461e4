/** Shapes as SVG markup. `attributes` is more of them as written: `opacity=".5"`. */

import { num } from './path.ts';

export const path = (data: string, fill: string, attributes = ''): string =>
  `<path d="${data}" fill="${fill}" ${attributes}/>`.replace(' />', '/>');

/** A path that is drawn as a line. */
export const stroke = (
  data: string,
  colour: string,
  width: number | string,
  attributes = '',
): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" ${attributes}/>`;

export const circle = (
  x: number,
  y: number,
  radius: number,
  fill: string,
  attributes = '',
): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}" ${attributes}/>`;

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  attributes = '',
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radiusX)}" ry="${num(radiusY)}"` +
  ` fill="${fill}" ${attributes}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"` +
  ` fill="${fill}" ${attributes}/>`;

/** `group('transform="translate(10 20)"', …)` */
export const group = (attributes: string, ...content: readonly string[]): string =>
  `<g ${attributes}>${content.join('')}</g>`;
