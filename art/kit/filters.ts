/** SVG filters, for `scene.filter`. */

import { HEIGHT, WIDTH } from './path.ts';

/**
 * Where a filter or a mask works, in the coordinates of what it is applied to; nothing outside is
 * drawn.
 */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const attributesOf = ({ x, y, width, height }: Area): string =>
  `x="${x}" y="${y}" width="${width}" height="${height}"`;

const CANVAS: Area = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** The markup of a filter of that id. */
export type Filter = (id: string) => string;

const filter =
  (area: Area | undefined, ...effects: readonly string[]): Filter =>
  (id) => {
    const units = area === undefined ? '' : ` ${attributesOf(area)} filterUnits="userSpaceOnUse"`;
    const open = `<filter id="${id}"${units} color-interpolation-filters="sRGB">`;
    return `${open}${effects.join('')}</filter>`;
  };

interface Noise {
  frequency: number | string;
  octaves: number;
  seed: number;
}

const turbulence = ({ frequency, octaves, seed }: Noise): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}"` +
  ` seed="${seed}" result="noise"/>`;

interface Stipple {
  /** A tenth more than the shape on every side, unless told. */
  area?: Area;
  /** How hard the dots are, and how much is lost of the lightest shade. */
  slope: number;
  intercept: number;
}

/**
 * Cuts what it is applied to into the dots of a lithograph, denser where it is more opaque.
 * `scene.stipple` has one that covers the canvas; what stands in a translated group needs its own.
 */
export const stippleFilter = ({ area, slope, intercept }: Stipple): Filter =>
  filter(
    area,
    turbulence({ frequency: 0.75, octaves: 2, seed: 8 }),
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3"/>',
    '<feComposite in="SourceGraphic" operator="in"/><feComponentTransfer>',
    `<feFuncA type="linear" slope="${slope}" intercept="${intercept}"/></feComponentTransfer>`,
  );

/** The stipple of the whole picture. */
export const canvasStipple = ({ width, height }: Pick<Area, 'width' | 'height'>): Filter =>
  stippleFilter({ area: { x: 0, y: 0, width, height }, slope: 3.2, intercept: -0.45 });

/** Paper grain. */
export const grainFilter = filter(
  CANVAS,
  turbulence({ frequency: 0.7, octaves: 3, seed: 21 }),
  '<feColorMatrix values="1.5 0 0 0 -.25 1.5 0 0 0 -.25 1.5 0 0 0 -.25 0 0 0 0 1"/>',
);

interface Ripples {
  area: Area;
  /** Along and across the ripples: the smaller, the longer. */
  frequency: readonly [x: number, y: number];
  seed: number;
  /** How far a reflection is displaced. */
  scale: number;
  /** How much it is blurred on top of that, along and across. */
  blur?: readonly [x: number, y: number];
}

/** Breaks a reflection into long ripples. */
export const rippleFilter = ({ area, frequency, seed, scale, blur }: Ripples): Filter =>
  filter(
    area,
    turbulence({ frequency: frequency.join(' '), octaves: 2, seed }),
    `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${scale}"`,
    ' xChannelSelector="R" yChannelSelector="G"/>',
    blur === undefined ? '' : `<feGaussianBlur stdDeviation="${blur.join(' ')}"/>`,
  );

/** Takes the edge off, by a radius in units of what it is applied to. */
export const blurFilter = ({ area = CANVAS, radius }: { area?: Area; radius: number }): Filter =>
  filter(area, `<feGaussianBlur stdDeviation="${radius}"/>`);
