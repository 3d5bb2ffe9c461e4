import sharp from 'sharp';
import { share } from '../../art/manifest.ts';

/** What a shared picture may weigh, in bytes. */
export const shareLimit = 90_000;

/** A picture in the shape in which pages are shared, in the best quality that keeps the limit. */
export async function plainShare(picture: string): Promise<Buffer> {
  const { width, height } = share;
  const scaled = await sharp(picture).resize(width, height).png({ compressionLevel: 0 }).toBuffer();
  for (const quality of [86, 78, 70, 62, 54, 46, 38]) {
    const jpeg = await sharp(scaled).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= shareLimit) return jpeg;
  }
  throw new RangeError(`${picture} does not fit into ${shareLimit} bytes`);
}
