/**
 * The base maps. They use no filters and no blending, so librsvg (in sharp) draws them as a
 * browser does, and no browser is needed.
 */

import sharp from 'sharp';
import { layouts } from '../map/layouts.ts';
import { hours, mapSvg } from '../map/map.ts';
import { minify } from './browser.ts';
import { hashOf } from './record.ts';
import { density, map } from './settings.ts';

export interface BaseMap {
  name: string;
  layout: keyof typeof map.layouts;
  svg: string;
}

export const baseMaps = (): BaseMap[] =>
  Object.values(layouts).flatMap((layout) =>
    hours.map((hour) => ({
      name: `map-${layout.name}-${hour}`,
      layout: layout.name,
      svg: minify(mapSvg(layout, hour)),
    })),
  );

export const baseMapHash = ({ layout, svg }: BaseMap): string =>
  hashOf(svg, JSON.stringify([map.layouts[layout], map.qualities, map.avif, map.webp, density]));

/** The best quality within the limits, or the lowest there is. */
async function affordableQuality(png: Buffer, limits: object): Promise<number> {
  for (const quality of map.qualities) {
    let fits = true;
    for (const [width, limit] of Object.entries(limits)) {
      fits &&= (await avif(png, Number(width), quality)).length <= Number(limit);
      if (!fits) break;
    }
    if (fits) return quality;
  }
  return Math.min(...map.qualities);
}

const avif = (png: Buffer, width: number, quality: number): Promise<Buffer> =>
  sharp(png)
    .resize(width)
    .avif({ ...map.avif, quality })
    .toBuffer();

export async function encodeBaseMap({ name, layout, svg }: BaseMap) {
  const { widths, limits } = map.layouts[layout];
  const png = await sharp(Buffer.from(svg), { density: 72 * density })
    .png()
    .toBuffer();
  const quality = await affordableQuality(png, limits);
  const pictures = new Map<string, Buffer>();
  for (const width of widths) {
    pictures.set(`${name}-${width}.avif`, await avif(png, width, quality));
    pictures.set(`${name}-${width}.webp`, await sharp(png).resize(width).webp(map.webp).toBuffer());
  }
  return { quality, pictures };
}
