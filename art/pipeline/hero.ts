/** The home page's picture: for each layout the background, and one sheet with all its balloons. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Layout, heroLayouts } from './hero-layout.ts';
import { hashOf } from './record.ts';
import { hero, paths } from './settings.ts';
import { spreadColour } from './spread.ts';

const source = (layout: Layout, file: string): string => join(paths.heroSource, layout.name, file);

export function heroHash(): string {
  const files = hero.layouts.flatMap(({ name }) => {
    const folder = join(paths.heroSource, name);
    return readdirSync(folder)
      .toSorted()
      .map((file) => readFileSync(join(folder, file)));
  });
  return hashOf(JSON.stringify(hero), ...files);
}

const transparent = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

const balloonSheet = ({ sheet, balloons, ...layout }: Layout): Promise<Buffer> =>
  transparent(sheet.width, sheet.height)
    .composite(
      balloons.map(({ file, sheetX, sheetY }) => ({
        input: source({ sheet, balloons, ...layout }, `${file}.png`),
        left: sheetX,
        top: sheetY,
      })),
    )
    .png()
    .toBuffer();

async function encodeLayout(layout: Layout, pictures: Map<string, Buffer>): Promise<void> {
  const stem = `hero-${layout.name}`;
  const { avif, webp } = hero.background;
  for (const width of layout.widths) {
    const height = Math.round((width / layout.width) * layout.height);
    const frame = sharp(source(layout, 'background.webp')).resize(width, height);
    const deep = frame.clone().toColourspace('rgb16');
    pictures.set(`${stem}-${width}.avif`, await deep.avif(avif).toBuffer());
    pictures.set(`${stem}-${width}.webp`, await frame.clone().webp(webp).toBuffer());
  }

  const sheet = await balloonSheet(layout);
  for (const sheetWidth of layout.sheetWidths) {
    const scale = sheetWidth / layout.width;
    const width = Math.round(layout.sheet.width * scale);
    const height = Math.round(layout.sheet.height * scale);
    const pixels = await sharp(sheet).resize(width, height).raw().toBuffer();
    const raw = { width, height, channels: 4 } as const;
    const picture = sharp(spreadColour(pixels, width, height), { raw });
    const name = `${stem}-balloons-${sheetWidth}`;
    pictures.set(`${name}.avif`, await picture.avif(hero.balloons).toBuffer());
  }
}

/** Background and balloons in one, for whoever cannot let them drift. */
export const stillHero = (layout: Layout): Promise<Buffer> =>
  sharp(source(layout, 'background.webp'))
    .composite(
      layout.balloons.map(({ file, x, y }) => ({
        input: source(layout, `${file}.png`),
        left: x,
        top: y,
      })),
    )
    .jpeg({ quality: 95 })
    .toBuffer();

export async function encodeHero(): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const layout of heroLayouts) await encodeLayout(layout, pictures);
  return pictures;
}
