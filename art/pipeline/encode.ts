import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';

/** A drawing, cut and scaled to a width in pixels. */
export type AtWidth = (width: number) => Sharp;

export interface Encoding {
  /** Tried in this order. */
  qualities: readonly number[];
  /** What an AVIF may weigh, in bytes by width. */
  limits: Readonly<Record<number, number>>;
  avif: AvifOptions;
}

export const scaled =
  (png: Buffer): AtWidth =>
  (width) =>
    sharp(png).resize(width);

/** The first quality within all limits, or the lowest there is. */
export async function affordableQuality(
  at: AtWidth,
  { qualities, limits, avif }: Encoding,
): Promise<number> {
  for (const quality of qualities) {
    const fits = await Promise.all(
      Object.entries(limits).map(async ([width, limit]) => {
        const { length } = await at(Number(width))
          .avif({ ...avif, quality })
          .toBuffer();
        return length <= limit;
      }),
    );
    if (fits.every(Boolean)) return quality;
  }
  return Math.min(...qualities);
}

/** @returns An AVIF and a WebP of each width, by file name. */
export async function encodeWidths(
  at: AtWidth,
  stem: string,
  widths: readonly number[],
  formats: { avif: AvifOptions; webp: WebpOptions },
): Promise<[name: string, picture: Buffer][]> {
  const pictures: [string, Buffer][] = [];
  for (const width of widths) {
    pictures.push(
      [`${stem}-${width}.avif`, await at(width).avif(formats.avif).toBuffer()],
      [`${stem}-${width}.webp`, await at(width).webp(formats.webp).toBuffer()],
    );
  }
  return pictures;
}

/** The names of the drawings in a folder, in order of the alphabet. */
export const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .toSorted();
