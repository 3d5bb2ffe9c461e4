/** All pictures of one scene, from one screenshot. */

import sharp, { type Region, type Sharp } from 'sharp';
import { clamp } from '../kit/numbers.ts';
import { poster } from './settings.ts';

type Frame = (width: number) => Sharp;

const avif = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.avif({ ...poster.avif, quality }).toBuffer();

/** The whole scene, 16:10. */
const wideFrame =
  (png: Buffer): Frame =>
  (width) =>
    sharp(png).resize(width, (width / poster.wide.width) * poster.wide.height);

/** A 4:5 piece of the full height with `focus` in the middle. */
export function tallPiece(focus: number): Region {
  const { width, height } = poster.tall;
  const room = poster.wide.width - width;
  const left = Math.round(clamp(poster.wide.width * focus - width / 2, 0, room));
  return { left, top: 0, width, height };
}

function tallFrame(png: Buffer, focus: number): Frame {
  const piece = tallPiece(focus);
  return (width) =>
    sharp(png)
      .extract(piece)
      .resize(width, (width / piece.width) * piece.height);
}

/** The best quality within the budget, or the lowest there is. */
async function affordableQuality(frame: Frame): Promise<number> {
  for (const quality of poster.avifQualities) {
    let fits = true;
    for (const { width, bytes } of poster.budget) {
      fits &&= (await avif(frame(width), quality)).length <= bytes;
      if (!fits) break;
    }
    if (fits) return quality;
  }
  return Math.min(...poster.avifQualities);
}

interface EncodedPoster {
  quality: number;
  pictures: Map<string, Buffer>;
}

export async function encodePoster(
  name: string,
  png: Buffer,
  focus: number,
): Promise<EncodedPoster> {
  const wide = wideFrame(png);
  const tall = tallFrame(png, focus);
  const quality = await affordableQuality(wide);
  const pictures = new Map<string, Buffer>();

  const encode = async (frame: Frame, stem: string, widths: readonly number[]): Promise<void> => {
    for (const width of widths) {
      pictures.set(`${stem}-${width}.avif`, await avif(frame(width), quality));
      pictures.set(`${stem}-${width}.webp`, await frame(width).webp(poster.webp).toBuffer());
    }
  };
  await encode(wide, name, poster.wide.widths);
  await encode(tall, `${name}-tall`, poster.tall.widths);
  return { quality, pictures };
}
