/** Red, green and blue of a colour as CSS writes it, from 0 to 255, as the screen shows it. */
function pixelOf(colour: string) {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return [];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance as WCAG defines it, from 0 to 1. */
function luminance(channels: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours given as red, green and blue, from 1 to 21. */
export function contrastOf(one: readonly number[], other: readonly number[]) {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** The contrast between two elements' backgrounds. */
export const contrastBetween = (one: Element, other: Element) =>
  contrastOf(
    pixelOf(getComputedStyle(one).backgroundColor),
    pixelOf(getComputedStyle(other).backgroundColor),
  );
