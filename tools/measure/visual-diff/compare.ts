import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Both photographs come from one machine, one after the other, so they agree to the pixel where
 * nothing has changed. This forgives one level of one colour, and no more.
 */
const threshold = 0.005;

type Size = { width: number; height: number };

const sizeOf = async (png: Buffer): Promise<Size> => sharp(png).metadata();

/** Pixels of a picture, and nothing where the other one is larger. */
async function pixelsOf(png: Buffer, from: Size, to: Size) {
  return sharp(png)
    .ensureAlpha()
    .extend({
      right: to.width - from.width,
      bottom: to.height - from.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}

export type Comparison = {
  /** Share of the pixels that differ, from 0 to 1. */
  ratio: number;
  /** The picture, pale, with what differs in red. */
  diff: () => Promise<Buffer>;
};

export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const sizes = [await sizeOf(before), await sizeOf(after)] as const;
  const size = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const [old, current] = await Promise.all([
    pixelsOf(before, sizes[0], size),
    pixelsOf(after, sizes[1], size),
  ]);
  const output = Buffer.alloc(current.length);
  const options = { threshold, includeAA: true };
  const differing = pixelmatch(old, current, output, size.width, size.height, options);
  return {
    ratio: differing / (size.width * size.height),
    diff: () =>
      sharp(output, { raw: { ...size, channels: 4 } })
        .png()
        .toBuffer(),
  };
}
