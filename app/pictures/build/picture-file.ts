import sharp, { type Metadata, type Sharp } from 'sharp';
import { type PictureFacts, pictureLimits } from './picture-records.ts';

const mostBytes = pictureLimits.megabytes * 1_000_000;
const mostPixels = pictureLimits.megapixels * 1_000_000;

/** The names of an ISO media file's kinds, behind its first eight bytes. */
function brandsOf(picture: Buffer): string[] {
  if (picture.toString('latin1', 4, 8) !== 'ftyp') return [];
  const names = picture.toString('latin1', 8, Math.min(picture.readUInt32BE(0), 64));
  return names.match(/.{4}/gs) ?? [];
}

/** AVIF is in the same container as HEIC, which sharp cannot decode. */
const isHeic = (brands: readonly string[]) =>
  !brands.includes('avif') && brands.some((name) => /^(?:he[iv][cmsx]|mif1|msf1)$/.test(name));

const formats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);

/** Upright and on white. */
export const uprightPicture = (picture: Buffer) =>
  sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#fff' });

/** Average colour of an upright picture. */
export async function colourOf(upright: Sharp) {
  const pixel = upright.clone().resize(1, 1, { fit: 'fill' }).toColourspace('srgb');
  return `#${(await pixel.raw().toBuffer()).toString('hex')}`;
}

const refused = (fault: PictureFacts['fault'], { width = 0, height = 0 } = {}) => ({
  width,
  height,
  colour: '#000000',
  fault,
});

async function metadataOf(picture: Buffer): Promise<Metadata | 'photoFormat' | 'photoDamaged'> {
  try {
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch (error) {
    const isUnknown = error instanceof Error && error.message.includes('unsupported image format');
    return isUnknown ? 'photoFormat' : 'photoDamaged';
  }
}

/** Decodes the picture, because not all damage is in its header. */
export async function describePicture(picture: Buffer): Promise<PictureFacts> {
  if (picture.length > mostBytes) return refused('photoHeavy');
  const brands = brandsOf(picture);
  if (isHeic(brands)) return refused('photoHeic');
  const metadata = await metadataOf(picture);
  if (typeof metadata === 'string') return refused(metadata);
  const { format, pages = 1, autoOrient: size } = metadata;
  if (!formats.has(format)) return refused('photoFormat');
  if (pages > 1 || brands[0] === 'avis') return refused('photoAnimated');
  if (size.width * size.height > mostPixels) return refused('photoPixels', size);
  if (size.width < pictureLimits.leastWidth || size.height < pictureLimits.leastHeight)
    return refused('photoSmall', size);
  try {
    return { ...size, colour: await colourOf(uprightPicture(picture)) };
  } catch {
    return refused('photoDamaged');
  }
}
