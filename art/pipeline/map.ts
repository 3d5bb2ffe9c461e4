/**
 * The base maps. They use no filters and no blending, so librsvg (in sharp) draws them as a
 * browser does, and no browser is needed.
 */

import sharp from 'sharp';
import { layouts } from '../map/layouts.ts';
import { hours, mapSvg } from '../map/map.ts';
import { minify } from './browser.ts';
import { affordableQuality, encodeWidths, scaled } from './encode.ts';
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

export async function encodeBaseMap({ name, layout, svg }: BaseMap) {
  const { widths, limits } = map.layouts[layout];
  const png = await sharp(Buffer.from(svg), { density: 72 * density })
    .png()
    .toBuffer();
  const { qualities, avif, webp } = map;
  const at = scaled(png);
  const quality = await affordableQuality(at, { qualities, limits, avif });
  const pictures = await encodeWidths(at, name, widths, { avif: { ...avif, quality }, webp });
  return { quality, pictures: new Map(pictures) };
}
