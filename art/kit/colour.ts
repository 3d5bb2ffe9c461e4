/**
 * Colours are `#rrggbb`. They are mixed in OKLab, where the middle between sunset pink and night
 * blue is a clear violet; mixed in sRGB it would be grey.
 */

import { clamp, lerp } from './numbers.ts';

type Triple = [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

const channelOf = (hex: string, index: number): number =>
  toLinear(parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255);

export function toOklab(hex: string): Triple {
  const [r, g, b] = [channelOf(hex, 0), channelOf(hex, 1), channelOf(hex, 2)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const toHex = (linear: number): string =>
  Math.round(clamp(toGamma(clamp(linear))) * 255)
    .toString(16)
    .padStart(2, '0');

export function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return '#' + toHex(red) + toHex(green) + toHex(blue);
}

/** `from` at t = 0, `to` at t = 1; t outside is clamped. */
export function mix(from: string, to: string, t: number): string {
  const [l1, a1, b1] = toOklab(from);
  const [l2, a2, b2] = toOklab(to);
  const k = clamp(t);
  return fromOklab([lerp(l1, l2, k), lerp(a1, a2, k), lerp(b1, b2, k)]);
}

/** Lightness 0–1, chroma 0 to about 0.3, hue in degrees. */
export const fromOklch = (lightness: number, chroma: number, hue: number): string => {
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, Math.cos(angle) * chroma, Math.sin(angle) * chroma]);
};
