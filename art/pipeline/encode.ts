/** All pictures of one drawing, from its pixels. */

import sharp, { type Region, type WebpOptions } from 'sharp';
import type { Kind } from './masters.ts';
import { clamp } from './numbers.ts';
import { sceneOf } from './scenes.ts';
import {
  avif,
  heavyScenes,
  illustration,
  type Limits,
  map,
  plate,
  scene,
  stamp,
} from './settings.ts';

interface Cut {
  /** File names are `<stem>-<width>.avif` and `.webp`, below public/art. */
  stem: string;
  widths: readonly number[];
  /** Of the whole picture. */
  piece?: Region;
}

interface Plan {
  cuts: readonly [Cut, ...Cut[]];
  qualities: readonly number[];
  limits: Limits;
  webp: WebpOptions;
}

/** A 4:5 piece of the full height with `focus` in the middle. */
export function tallPiece(focus: number): Region {
  const { width, height } = scene.tall;
  const room = scene.wide.width - width;
  const left = Math.round(clamp(scene.wide.width * focus - width / 2, 0, room));
  return { left, top: 0, width, height };
}

const plans: Record<Kind, (name: string) => Plan> = {
  scenes: (name) => ({
    ...scene,
    cuts: [
      { stem: name, widths: scene.wide.widths },
      {
        stem: `${name}-tall`,
        widths: scene.tall.widths,
        piece: tallPiece(sceneOf(name).focus),
      },
    ],
  }),
  illustrations: (name) => ({
    ...illustration,
    cuts: [{ stem: `illustrations/${name}`, widths: illustration.widths }],
  }),
  stamps: (name) => ({ ...stamp, cuts: [{ stem: `stamps/${name}`, widths: stamp.widths }] }),
  plates: (name) => ({ ...plate, cuts: [{ stem: `plates/${name}`, widths: plate.widths }] }),
  map: (name) => {
    const { widths, limits } = map.layouts[name.startsWith('phone-') ? 'phone' : 'landscape'];
    const { qualities, webp } = map;
    return { cuts: [{ stem: `map-${name}`, widths }], qualities, limits, webp };
  },
};

export const planOf = (kind: Kind, name: string): Plan => plans[kind](name);

/** What the AVIFs of its first cut may weigh. */
export const limitsOf = (kind: Kind, name: string): Limits => ({
  ...planOf(kind, name).limits,
  ...(kind === 'scenes' && heavyScenes[name]?.limits),
});

const scaled = (png: Buffer, piece: Region | undefined, width: number) =>
  (piece ? sharp(png).extract(piece) : sharp(png)).resize(width);

/** The first quality within all limits, or the lowest there is. */
async function affordableQuality(png: Buffer, { cuts, qualities, limits }: Plan): Promise<number> {
  for (const quality of qualities) {
    const fits = await Promise.all(
      Object.entries(limits).map(async ([width, limit]) => {
        const { length } = await scaled(png, cuts[0].piece, Number(width))
          .avif({ ...avif, quality })
          .toBuffer();
        return length <= limit;
      }),
    );
    if (fits.every(Boolean)) return quality;
  }
  return Math.min(...qualities);
}

export async function encode(png: Buffer, plan: Plan) {
  const quality = await affordableQuality(png, plan);
  const pictures = new Map<string, Buffer>();
  for (const { stem, widths, piece } of plan.cuts) {
    for (const width of widths) {
      const picture = scaled(png, piece, width);
      pictures.set(
        `${stem}-${width}.avif`,
        await picture
          .clone()
          .avif({ ...avif, quality })
          .toBuffer(),
      );
      pictures.set(`${stem}-${width}.webp`, await picture.clone().webp(plan.webp).toBuffer());
    }
  }
  return { quality, pictures };
}
