import sharp from 'sharp';
import { share } from '../art/manifest.ts';

export const shareLimit = 90_000; // bytes

/** Scales a picture to the size of share pictures, in the best quality below the limit. */
export async function plainShare(picture: string): Promise<Buffer> {
  const { width, height } = share;
  const scaled = await sharp(picture).resize(width, height).png({ compressionLevel: 0 }).toBuffer();
  for (const quality of [86, 78, 70, 62, 54, 46, 38]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the first that is small enough ends the search
    const jpeg = await sharp(scaled).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= shareLimit) return jpeg;
  }
  throw new RangeError(`${picture} does not fit into ${shareLimit} bytes`);
}
