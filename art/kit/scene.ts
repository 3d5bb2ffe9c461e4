/** A scene: definitions and layers, collected from back to front and written as one SVG. */

import { HEIGHT, num, setPrecision, WIDTH } from './path.ts';

/** Where along the gradient (0–1), which colour, how opaque (1 unless told). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface LinearOptions {
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
  /** Coordinates of the canvas rather than fractions of the shape. */
  userSpace?: boolean;
}

const area = `x="0" y="0" width="${WIDTH}" height="${HEIGHT}"`;
const filterAttributes = `${area} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`;

/** Cuts what it is applied to into the dots of a lithograph, denser where it is more opaque. */
const stippleFilter = (id: string): string =>
  `<filter id="${id}" ${filterAttributes}>` +
  '<feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="8"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3"/>' +
  '<feComposite in="SourceGraphic" operator="in"/><feComponentTransfer>' +
  '<feFuncA type="linear" slope="3.2" intercept="-.45"/></feComponentTransfer></filter>';

const grainFilter = (id: string): string =>
  `<filter id="${id}" ${filterAttributes}>` +
  '<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="21"/>' +
  '<feColorMatrix values="1.5 0 0 0 -.25 1.5 0 0 0 -.25 1.5 0 0 0 -.25 0 0 0 0 1"/></filter>';

const grainLayer = (prefix: string): string =>
  `<rect id="${prefix}grain" width="${WIDTH}" height="${HEIGHT}" filter="url(#${prefix}gn)"` +
  ' style="mix-blend-mode:soft-light" opacity=".27"/>';

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const opaque = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${opaque}/>`;
    })
    .join('');

type Content = string | readonly string[];

const joined = (content: Content): string =>
  typeof content === 'string' ? content : content.join('');

export class Scene {
  /** Begins every id, so that two scenes can stand in one page. */
  readonly prefix: string;
  /** Where the middle of the tall crop lies, 0 left – 1 right. */
  readonly focus: number;
  #definitions: string[] = [];
  #layers: { name: string; markup: string }[] = [];
  #gradients = new Map<string, string>();

  constructor(prefix: string, { focus = 0.5 }: { focus?: number } = {}) {
    this.prefix = prefix;
    this.focus = focus;
    setPrecision(10);
  }

  /** Adds a layer in front of those before it; `depth` says how near it is (0 sky, 1 viewer). */
  layer(name: string, depth: number, content: Content): void {
    const open = `<g id="${this.prefix}${name}" data-depth="${depth}">`;
    this.#layers.push({ name, markup: `${open}${joined(content)}</g>` });
  }

  /** Puts a layer behind another although it was drawn later. */
  moveBehind(name: string, other: string): void {
    const from = this.#layers.findIndex((layer) => layer.name === name);
    const moved = this.#layers.splice(from, 1);
    const to = this.#layers.findIndex((layer) => layer.name === other);
    if (from < 0 || to < 0) throw new RangeError(`no layers ${name} and ${other}`);
    this.#layers.splice(to, 0, ...moved);
  }

  /** Adds markup to <defs>: a clip path, a pattern, a filter. */
  define(markup: string): void {
    this.#definitions.push(markup);
  }

  /** Shadow as dots. The filter covers the canvas: inside a translated group it loses its edge. */
  stipple(content: Content, attributes = ''): string {
    return `<g filter="url(#${this.prefix}st)" ${attributes}>${joined(content)}</g>`;
  }

  /** All gradients return `url(#…)`; an equal gradient is defined once. */
  linearGradient(
    stops: readonly Stop[],
    { x1 = 0, y1 = 0, x2 = 0, y2 = 1, userSpace = false }: LinearOptions = {},
  ): string {
    const line = `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`;
    const units = userSpace ? ' gradientUnits="userSpaceOnUse"' : '';
    const key = JSON.stringify([stops, x1, y1, x2, y2, userSpace]);
    return this.#gradient('linearGradient', key, line + units, stops);
  }

  /** From y1 to y2 on the canvas. */
  verticalGradient(y1: number, y2: number, stops: readonly Stop[]): string {
    return this.linearGradient(stops, { x1: 0, x2: 0, y1, y2, userSpace: true });
  }

  /** From x1 to x2 on the canvas. */
  horizontalGradient(x1: number, x2: number, stops: readonly Stop[]): string {
    return this.linearGradient(stops, { x1, x2, y1: 0, y2: 0, userSpace: true });
  }

  /** Round a point of the canvas; `attributes` begins with a space (` gradientTransform="…"`). */
  radialGradient(
    x: number,
    y: number,
    radius: number,
    stops: readonly Stop[],
    attributes = '',
  ): string {
    const key = 'r' + JSON.stringify([x, y, radius, stops, attributes]);
    const circle = `cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"`;
    const rest = `${circle} gradientUnits="userSpaceOnUse"${attributes}`;
    return this.#gradient('radialGradient', key, rest, stops);
  }

  #gradient(tag: string, key: string, attributes: string, stops: readonly Stop[]): string {
    const known = this.#gradients.get(key);
    if (known !== undefined) return known;
    const id = `${this.prefix}q${this.#gradients.size.toString(36)}`;
    this.define(`<${tag} id="${id}" ${attributes}>${stopTags(stops)}</${tag}>`);
    const url = `url(#${id})`;
    this.#gradients.set(key, url);
    return url;
  }

  /** With `grain`, the paper grain is part of the picture; the site lays it over once instead. */
  toSvg({ grain }: { grain: boolean }): string {
    const filters =
      stippleFilter(`${this.prefix}st`) + (grain ? grainFilter(`${this.prefix}gn`) : '');
    return (
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' +
      ` viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
      `<defs>${filters}${this.#definitions.join('')}</defs>` +
      this.#layers.map((layer) => layer.markup).join('\n') +
      `${grain ? grainLayer(this.prefix) : ''}</svg>`
    );
  }
}
