/** Plain numbers. */

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));
