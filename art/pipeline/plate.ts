/**
 * The plates of the maps of places: one source each, in `art/plates/`, by day and by night. They use
 * no filters and no blending, so librsvg (in sharp) draws them and no browser is needed.
 */

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { frames } from '../../app/sight-map/frames.ts';
import { hours, type Plate, plateSvg } from '../plates/kit/sheet.ts';
import { minify } from './browser.ts';
import { hashOf } from './record.ts';
import { density, paths, plate as settings, poster } from './settings.ts';

export interface PlateAtHour {
  /** `<place>-<hour>` */
  name: string;
  svg: string;
}

export const namesOfPlates = (): string[] =>
  readdirSync(paths.plates)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .toSorted();

const isPlate = (value: unknown): value is Plate => typeof value === 'function';

export async function loadPlate(name: string): Promise<PlateAtHour[]> {
  const { plate }: { plate?: unknown } = await import(join(paths.plates, `${name}.ts`));
  const frame = frames[name];
  if (!isPlate(plate)) throw new TypeError(`${name}.ts exports no plate`);
  if (!frame) throw new RangeError(`app/sight-map/frames.ts has no view for ${name}.ts`);
  return hours.map((hour) => ({
    name: `${name}-${hour}`,
    svg: minify(plateSvg(frame, plate, hour)),
  }));
}

export const plateHash = (svg: string): string =>
  hashOf(svg, JSON.stringify([settings, poster.avif, poster.webp, density]));

export async function encodePlate({ name, svg }: PlateAtHour) {
  const png = await sharp(Buffer.from(svg), { density: 72 * density })
    .png()
    .toBuffer();
  const avif = (width: number, quality: number): Promise<Buffer> =>
    sharp(png)
      .resize(width)
      .avif({ ...poster.avif, quality })
      .toBuffer();

  let quality: number = Math.min(...settings.avifQualities);
  for (const candidate of settings.avifQualities) {
    const sizes = await Promise.all(settings.widths.map((width) => avif(width, candidate)));
    if (settings.widths.some((width, at) => (sizes[at]?.length ?? 0) > settings.limits[width])) {
      continue;
    }
    quality = candidate;
    break;
  }

  const pictures = new Map<string, Buffer>();
  for (const width of settings.widths) {
    const stem = `plates/${name}-${width}`;
    pictures.set(`${stem}.avif`, await avif(width, quality));
    pictures.set(`${stem}.webp`, await sharp(png).resize(width).webp(settings.webp).toBuffer());
  }
  return { quality, pictures };
}
