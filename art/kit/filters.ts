/** SVG filters, as markup for `scene.define`. */

import { HEIGHT, WIDTH } from './path.ts';

/** Where a filter works; nothing outside is drawn. In the coordinates of what it is applied to. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CANVAS: Area = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

const filter = (id: string, area: Area | undefined, ...effects: readonly string[]): string => {
  const within =
    area === undefined
      ? ''
      : ` x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}"` +
        ' filterUnits="userSpaceOnUse"';
  return `<filter id="${id}"${within} color-interpolation-filters="sRGB">${effects.join('')}</filter>`;
};

interface Noise {
  frequency: number | string;
  octaves: number;
  seed: number;
}

const turbulence = ({ frequency, octaves, seed }: Noise): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}"` +
  ` seed="${seed}" result="noise"/>`;

export interface Stipple {
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
export const stippleFilter = (id: string, { area, slope, intercept }: Stipple): string =>
  filter(
    id,
    area,
    turbulence({ frequency: 0.75, octaves: 2, seed: 8 }),
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3"/>',
    '<feComposite in="SourceGraphic" operator="in"/><feComponentTransfer>',
    `<feFuncA type="linear" slope="${slope}" intercept="${intercept}"/></feComponentTransfer>`,
  );

/** The stipple of the whole picture. */
export const canvasStipple = (id: string): string =>
  stippleFilter(id, { area: CANVAS, slope: 3.2, intercept: -0.45 });

/** Paper grain. */
export const grainFilter = (id: string): string =>
  filter(
    id,
    CANVAS,
    turbulence({ frequency: 0.7, octaves: 3, seed: 21 }),
    '<feColorMatrix values="1.5 0 0 0 -.25 1.5 0 0 0 -.25 1.5 0 0 0 -.25 0 0 0 0 1"/>',
  );

export interface Ripples {
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
export const rippleFilter = (id: string, { area, frequency, seed, scale, blur }: Ripples): string =>
  filter(
    id,
    area,
    turbulence({ frequency: frequency.join(' '), octaves: 2, seed }),
    `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${scale}"`,
    ' xChannelSelector="R" yChannelSelector="G"/>',
    blur === undefined ? '' : `<feGaussianBlur stdDeviation="${blur.join(' ')}"/>`,
  );
