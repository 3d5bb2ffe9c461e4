import sharp from 'sharp';
import { share } from '../../art/pipeline/settings.ts';

/** A poster in the shape in which pages are shared, in the best quality that keeps the limit. */
export async function plainShare(poster: string): Promise<Buffer> {
  const { width, height, qualities, bytes } = share;
  const scaled = await sharp(poster).resize(width, height).png({ compressionLevel: 0 }).toBuffer();
  for (const quality of [...qualities, 50, 42, 34]) {
    const jpeg = await sharp(scaled).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= bytes) return jpeg;
  }
  throw new RangeError(`${poster} does not fit into ${bytes} bytes`);
}
