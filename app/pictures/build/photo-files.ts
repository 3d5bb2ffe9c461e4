import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { widthsOf } from '../local-photos.ts';
import { colourOf, uprightPicture } from './picture-file.ts';

const quality = { avif: { quality: 55, effort: 4 }, webp: { quality: 74 } };

/** Part of the names of cached files, so that another quality makes them again. */
export const edition = createHash('sha256')
  .update(JSON.stringify(quality))
  .digest('hex')
  .slice(0, 8);

/**
 * Upright AVIF and WebP in every width up to the photo's own, without metadata: `480.avif` and so on.
 * @throws {Error} for bytes that are no picture, or a damaged one.
 */
export async function makePhotoFiles(photo: Buffer) {
  const source = uprightPicture(photo);
  const widths = widthsOf((await source.metadata()).autoOrient.width);
  const { data, info } = await source
    .resize(widths.at(-1))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: across, height, channels } = info;
  const upright = sharp(data, { raw: { width: across, height, channels } });
  const files = await Promise.all(
    widths.flatMap((width) => {
      const scaled = upright.clone().resize(width);
      return [
        scaled
          .clone()
          .avif(quality.avif)
          .toBuffer()
          .then((file) => [`${width}.avif`, file] as const),
        scaled
          .webp(quality.webp)
          .toBuffer()
          .then((file) => [`${width}.webp`, file] as const),
      ];
    }),
  );
  return { widths, colour: await colourOf(upright), files: new Map(files) };
}
