import sharp from 'sharp';
import type { LocalPhoto } from '../../../app/content/local-photos.ts';

/* From a photo as its host has it to the files that we serve. */

/** As wide as the site asks for anywhere; a smaller photo is not made larger. */
const steps = [480, 800, 1280, 1920];

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

export type Made = { local: LocalPhoto; files: ReadonlyMap<string, Buffer> };

/**
 * AVIF and WebP in every width, without what cameras write about places and people.
 * @throws where the bytes are no picture, or hardly one.
 */
export async function makeLocal(stem: string, photo: Buffer): Promise<Made> {
  const upright = await sharp(photo, { limitInputPixels: 120_000_000 }).rotate().toBuffer();
  const { width } = await sharp(upright).metadata();
  // A host that answers with something tiny in place of the photo.
  if (width < 320) throw new RangeError(`is only ${width} pixels wide`);
  const fitting = steps.filter((step) => step <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  const files = new Map<string, Buffer>();
  for (const step of widths) {
    const scaled = await sharp(upright).resize(step).toBuffer();
    files.set(
      `${stem}-${step}.avif`,
      await sharp(scaled).avif({ quality: 55, effort: 4 }).toBuffer(),
    );
    files.set(`${stem}-${step}.webp`, await sharp(scaled).webp({ quality: 74 }).toBuffer());
  }
  const { channels } = await sharp(upright).stats();
  const [red, green, blue] = [0, 1, 2].map((at) => (channels[at] ?? channels[0])?.mean ?? 128);
  const colour = `#${hex(red ?? 128)}${hex(green ?? 128)}${hex(blue ?? 128)}`;
  return { local: { stem, widths, colour }, files };
}
