/** Shapes as SVG markup. `attributes` is more of them as written: `opacity=".5"`. */

import { num, WIDTH } from './path.ts';

/** Attributes of light: it brightens what is behind it. */
export const SCREEN = 'style="mix-blend-mode:screen"';

/** Nothing where the data is empty. */
export const path = (data: string, fill: string, attributes = ''): string =>
  data === '' ? '' : `<path d="${data}" fill="${fill}" ${attributes}/>`;

/** A path that is drawn as a line; nothing where the data is empty. */
export const stroke = (
  data: string,
  colour: string,
  width: number | string,
  attributes = '',
): string => path(data, 'none', `stroke="${colour}" stroke-width="${width}" ${attributes}`);

export const circle = (
  x: number,
  y: number,
  radius: number,
  fill: string,
  attributes = '',
): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}" ${attributes}/>`;

/** The outline of a circle. */
export const hoop = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number | string,
  attributes = '',
): string =>
  circle(x, y, radius, 'none', `stroke="${colour}" stroke-width="${width}" ${attributes}`);

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

/** Over the whole width of the picture, from top to bottom. */
export const band = (top: number, bottom: number, fill: string, attributes = ''): string =>
  rect(0, top, WIDTH, bottom - top, fill, attributes);

/** `group('transform="translate(10 20)"', …)` */
export const group = (attributes: string, ...content: readonly string[]): string =>
  `<g ${attributes}>${content.join('')}</g>`;
