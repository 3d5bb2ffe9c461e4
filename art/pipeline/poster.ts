/** All pictures of one scene, from one screenshot. */

import sharp, { type Region } from 'sharp';
import { clamp } from '../kit/numbers.ts';
import { affordableQuality, type AtWidth, encodeWidths } from './encode.ts';
import { poster } from './settings.ts';

/** The whole scene, 16:10. */
const wideFrame =
  (png: Buffer): AtWidth =>
  (width) =>
    sharp(png).resize(width, (width / poster.wide.width) * poster.wide.height);

/** A 4:5 piece of the full height with `focus` in the middle. */
export function tallPiece(focus: number): Region {
  const { width, height } = poster.tall;
  const room = poster.wide.width - width;
  const left = Math.round(clamp(poster.wide.width * focus - width / 2, 0, room));
  return { left, top: 0, width, height };
}

function tallFrame(png: Buffer, focus: number): AtWidth {
  const piece = tallPiece(focus);
  return (width) =>
    sharp(png)
      .extract(piece)
      .resize(width, (width / piece.width) * piece.height);
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
  const quality = await affordableQuality(wide, {
    qualities: poster.avifQualities,
    limits: Object.fromEntries(poster.budget.map(({ width, bytes }) => [width, bytes])),
    avif: poster.avif,
  });
  const formats = { avif: { ...poster.avif, quality }, webp: poster.webp };
  const pictures = new Map([
    ...(await encodeWidths(wide, name, poster.wide.widths, formats)),
    ...(await encodeWidths(tall, `${name}-tall`, poster.tall.widths, formats)),
  ]);
  return { quality, pictures };
}
