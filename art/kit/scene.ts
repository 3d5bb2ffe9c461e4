/** A scene: definitions and layers, collected from back to front and written as one SVG. */

import { type Area, attributesOf, canvasStipple, type Filter, grainFilter } from './filters.ts';
import type { HoverAnimation } from './hover-animation.ts';
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

/** Makes a linear gradient run across the shape; unless told, it runs down. */
export const LEFT_TO_RIGHT: LinearOptions = { x1: 0, y1: 0, x2: 1, y2: 0 };

export interface RadialOptions {
  /** How wide and how high the circle is drawn, about its middle. */
  scaleX?: number;
  scaleY?: number;
}

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

/** Across and down, in percent: as much of what is cut off lies before it as the number says. */
export type Keep = readonly [x: number, y: number];

/** What a page's head keeps of the scene, where it has another shape. */
export interface Keeps {
  /** Of the whole scene, in a head wider than it. */
  wide: Keep;
  /** Of the tall crop, on phones. */
  tall: Keep;
  /** Of the whole scene beside the title, where reading begins at the left, and at the right. */
  beside: readonly [ltr: Keep, rtl: Keep];
}

interface SceneOptions {
  focus?: number;
  keeps?: Partial<Keeps>;
  /** The canvas, where it is another one than a poster's. */
  width?: number;
  height?: number;
}

const MIDDLE: Keeps = {
  wide: [50, 50],
  tall: [50, 50],
  beside: [
    [50, 50],
    [50, 50],
  ],
};

const joined = (content: Content): string =>
  typeof content === 'string' ? content : content.join('');

export class Scene {
  /** Begins every id, so that two scenes can stand in one page. */
  readonly prefix: string;
  /** Where the middle of the tall crop lies, 0 left – 1 right. */
  readonly focus: number;
  readonly keeps: Keeps;
  readonly width: number;
  readonly height: number;
  /** What moves when the scene's card is pointed at. The scene itself is drawn as if it were not named. */
  hoverAnimation?: HoverAnimation;
  #definitions: string[] = [];
  #layers: { name: string; markup: string }[] = [];
  #gradients = new Map<string, string>();
  #hasStipple = false;

  constructor(
    prefix: string,
    { focus = 0.5, keeps, width = WIDTH, height = HEIGHT }: SceneOptions = {},
  ) {
    this.prefix = prefix;
    this.focus = focus;
    this.keeps = { ...MIDDLE, ...keeps };
    this.width = width;
    this.height = height;
    setPrecision(10);
  }

  /** Adds a layer in front of those before it. */
  layer(name: string, content: Content): void {
    this.#layers.push({ name, markup: `<g id="${this.prefix}${name}">${joined(content)}</g>` });
  }

  /** Puts a layer behind another although it was drawn later. */
  moveBehind(name: string, other: string): void {
    const from = this.#layers.findIndex((layer) => layer.name === name);
    const moved = this.#layers.splice(from, 1);
    const to = this.#layers.findIndex((layer) => layer.name === other);
    if (from < 0 || to < 0) throw new RangeError(`no layers ${name} and ${other}`);
    this.#layers.splice(to, 0, ...moved);
  }

  /** Adds markup to <defs>, once. */
  define(markup: string): void {
    if (!this.#definitions.includes(markup)) this.#definitions.push(markup);
  }

  /** Defines a clip path; returns the attribute of what is clipped by it. */
  clip(name: string, data: string, attributes = ''): string {
    const id = `${this.prefix}clip-${name}`;
    this.define(`<clipPath id="${id}"><path d="${data}" ${attributes}/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** Defines a mask as opaque as a white fill; returns the attribute of what fades by it. */
  mask(name: string, area: Area, fill: string): string {
    const id = `${this.prefix}mask-${name}`;
    const within = attributesOf(area);
    this.define(
      `<mask id="${id}" maskUnits="userSpaceOnUse" ${within}>` +
        `<rect ${within} fill="${fill}"/></mask>`,
    );
    return `mask="url(#${id})"`;
  }

  /** Defines a filter; returns the attribute of what is drawn through it. */
  filter(name: string, filter: Filter): string {
    const id = `${this.prefix}filter-${name}`;
    this.define(filter(id));
    return `filter="url(#${id})"`;
  }

  /** Shadow as dots. The filter covers the canvas: inside a translated group it loses its edge. */
  stipple(content: Content, attributes = ''): string {
    this.#hasStipple = true;
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

  /** Round a point of the canvas. */
  radialGradient(
    x: number,
    y: number,
    radius: number,
    stops: readonly Stop[],
    { scaleX = 1, scaleY = 1 }: RadialOptions = {},
  ): string {
    const key = 'r' + JSON.stringify([x, y, radius, stops, scaleX, scaleY]);
    const circle = `cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"`;
    const move = `translate(${num(x * (1 - scaleX))} ${num(y * (1 - scaleY))})`;
    const scaled =
      scaleX === 1 && scaleY === 1 ? '' : ` gradientTransform="${move} scale(${scaleX} ${scaleY})"`;
    const rest = `${circle} gradientUnits="userSpaceOnUse"${scaled}`;
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
    const filters = [
      this.#hasStipple ? canvasStipple(this)(`${this.prefix}st`) : '',
      grain ? grainFilter(`${this.prefix}gn`) : '',
    ];
    return (
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' +
      ` viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice">` +
      `<defs>${filters.join('')}${this.#definitions.join('')}</defs>` +
      this.#layers.map((layer) => layer.markup).join('\n') +
      `${grain ? grainLayer(this.prefix) : ''}</svg>`
    );
  }
}
