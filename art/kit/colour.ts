/**
 * Colours are `#rrggbb`. They are mixed in OKLab, where the middle between sunset pink and night
 * blue is a clear violet; mixed in sRGB it would be grey.
 */

import { fromOklab } from '../../app/pictures/build/colour.ts';
import { clamp, lerp } from './numbers.ts';

type Triple = [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

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

/** `from` at t = 0, `to` at t = 1; t outside is clamped. */
export function mix(from: string, to: string, t: number): string {
  const [l1, a1, b1] = toOklab(from);
  const [l2, a2, b2] = toOklab(to);
  const k = clamp(t);
  return fromOklab([lerp(l1, l2, k), lerp(a1, a2, k), lerp(b1, b2, k)]);
}
