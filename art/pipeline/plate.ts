/**
 * The plates of the maps of places: one source each, in `art/plates/`, by day and by night. They use
 * no filters and no blending, so librsvg (in sharp) draws them and no browser is needed.
 */

import { join } from 'node:path';
import sharp from 'sharp';
import { frames } from '../../app/sight-map/frames.ts';
import { hours, type Plate, plateSvg } from '../plates/kit/sheet.ts';
import { minify } from './browser.ts';
import { affordableQuality, encodeWidths, namesIn, scaled } from './encode.ts';
import { hashOf } from './record.ts';
import { density, paths, plate as settings, poster } from './settings.ts';

export interface PlateAtHour {
  /** `<place>-<hour>` */
  name: string;
  svg: string;
}

export const namesOfPlates = (): string[] => namesIn(paths.plates);

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
  const { avifQualities: qualities, limits, widths, webp } = settings;
  const at = scaled(png);
  const quality = await affordableQuality(at, { qualities, limits, avif: poster.avif });
  const formats = { avif: { ...poster.avif, quality }, webp };
  const pictures = await encodeWidths(at, `plates/${name}`, widths, formats);
  return { quality, pictures: new Map(pictures) };
}
