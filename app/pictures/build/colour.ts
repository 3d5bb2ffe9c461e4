/** OKLab, which mixes pink and blue to a clear violet. */
export type Lab = readonly [lightness: number, a: number, b: number];

const channel = (linear: number): string => {
  const within = Math.min(1, Math.max(0, linear));
  const value = within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
};

export function fromOklab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return '#' + channel(red) + channel(green) + channel(blue);
}

/** Lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
export const oklch = (lightness: number, chroma: number, hue: number): Lab => {
  const angle = (hue * Math.PI) / 180;
  return [lightness, Math.cos(angle) * chroma, Math.sin(angle) * chroma];
};

export const mix = ([l1, a1, b1]: Lab, [l2, a2, b2]: Lab, share: number): Lab => [
  l1 + (l2 - l1) * share,
  a1 + (a2 - a1) * share,
  b1 + (b2 - b1) * share,
];
