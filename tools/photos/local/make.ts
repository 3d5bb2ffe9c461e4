import sharp from 'sharp';
import type { LocalPhoto } from '../../../app/content/local-photos.ts';

/** Pixels. */
const steps = [480, 800, 1280, 1920];

/**
 * AVIF and WebP in every width up to the photo's own, without metadata.
 * @throws {Error} for bytes that are no picture, or a tiny one.
 */
export async function makeLocal(stem: string, photo: Buffer) {
  const upright = await sharp(photo, { limitInputPixels: 120_000_000 }).rotate().toBuffer();
  const { width } = await sharp(upright).metadata();
  // Some hosts answer with a tiny image instead of a missing photo.
  if (width < 320) throw new RangeError(`is only ${width} pixels wide`);
  const fitting = steps.filter((step) => step <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  const files = new Map<string, Buffer>();
  for (const step of widths) {
    const scaled = sharp(upright).resize(step);
    const avif = scaled.clone().avif({ quality: 55, effort: 4 });
    files.set(`${stem}-${step}.avif`, await avif.toBuffer());
    files.set(`${stem}-${step}.webp`, await scaled.webp({ quality: 74 }).toBuffer());
  }
  const pixel = sharp(upright).resize(1, 1, { fit: 'fill' }).flatten().toColourspace('srgb');
  const colour = `#${(await pixel.raw().toBuffer()).toString('hex')}`;
  const local: LocalPhoto = { stem, widths, colour };
  return { local, files };
}
