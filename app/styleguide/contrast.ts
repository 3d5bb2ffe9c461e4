/** Red, green and blue of a colour as CSS writes it, from 0 to 255, as the screen shows it. */
function pixelOf(colour: string) {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return [];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The light of a channel from 0 to 255; a table, for tests ask for every pixel of a picture. */
const lights = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const lightOf = (channel: number) => lights[Math.round(channel)] ?? 0;

/** Relative luminance as WCAG defines it, from 0 to 1. */
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);

/** The contrast of two colours given as red, green and blue, from 1 to 21. */
export function contrastOf(one: readonly number[], other: readonly number[]) {
  const light = luminance(one);
  const otherLight = luminance(other);
  return (Math.max(light, otherLight) + 0.05) / (Math.min(light, otherLight) + 0.05);
}

/** The contrast between two elements' backgrounds. */
export const contrastBetween = (one: Element, other: Element) =>
  contrastOf(
    pixelOf(getComputedStyle(one).backgroundColor),
    pixelOf(getComputedStyle(other).backgroundColor),
  );
