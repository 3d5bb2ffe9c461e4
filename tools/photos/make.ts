import sharp from 'sharp';
import type { LocalPhoto } from '../../app/content/local-photos.ts';

/** Pixels. */
const steps = [480, 800, 1280, 1920];

export const mostPixels = 120_000_000;

/**
 * Upright AVIF and WebP in every width up to the photo's own, without metadata.
 * @throws {Error} for bytes that are no picture, or a damaged one.
 */
export async function makeWidths(stem: string, photo: Buffer) {
  const source = sharp(photo, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  const { width } = (await source.metadata()).autoOrient;
  const fitting = steps.filter((step) => step <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  const { data, info } = await source
    .flatten({ background: '#fff' })
    .resize(widths.at(-1))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: across, height, channels } = info;
  const upright = sharp(data, { raw: { width: across, height, channels } });
  const files = new Map<string, Buffer>();
  for (const step of widths) {
    const scaled = upright.clone().resize(step);
    const avif = scaled.clone().avif({ quality: 55, effort: 4 });
    files.set(`${stem}-${step}.avif`, await avif.toBuffer());
    files.set(`${stem}-${step}.webp`, await scaled.webp({ quality: 74 }).toBuffer());
  }
  const pixel = upright.clone().resize(1, 1, { fit: 'fill' }).toColourspace('srgb');
  const colour = `#${(await pixel.raw().toBuffer()).toString('hex')}`;
  const local: LocalPhoto = { stem, widths, colour };
  return { local, files };
}
