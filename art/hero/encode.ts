/**
 * The home page's picture: for each layout the background, one sheet with all its balloons, and one
 * with their flares.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hashOf } from '../pipeline/record.ts';
import { addAir } from './air.ts';
import { flares, heroLayouts, type Layout } from './layout.ts';
import { readPlate, toSharp } from './plate.ts';
import { hero, source } from './settings.ts';
import { withSky } from './sky.ts';
import { spreadColour } from './spread.ts';
import { addStars } from './stars.ts';

const fileOf = (layout: Layout, file: string): string => join(source, layout.name, file);

export function heroHash(): string {
  const files = hero.layouts.flatMap(({ name }) => {
    const folder = join(source, name);
    return readdirSync(folder)
      .toSorted()
      .map((file) => readFileSync(join(folder, file)));
  });
  return hashOf(JSON.stringify(hero), ...files);
}

const transparent = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

type Kind = keyof Layout['sheets'];

/** Both kinds are packed alike, so one rule of hero.css places both. */
const sheetOf = (layout: Layout, kind: Kind): Promise<Buffer> =>
  transparent(layout.sheet.width, layout.sheet.height)
    .composite(
      layout.balloons
        .filter((balloon) => kind === 'balloons' || flares(balloon))
        .map(({ file, flare, sheetX, sheetY }) => ({
          input: fileOf(layout, `${kind === 'flares' ? flare : file}.webp`),
          left: sheetX,
          top: sheetY,
        })),
    )
    .png()
    .toBuffer();

async function plateOf(layout: Layout): Promise<Sharp> {
  const { above, moon, air, night } = layout;
  const plate = withSky(await readPlate(fileOf(layout, 'background.webp')), above, night);
  addAir(plate, above, air);
  await addStars(plate, { ...moon, y: moon.y + above }, layout);
  return toSharp(plate);
}

async function encodeSheet(layout: Layout, kind: Kind, pictures: Map<string, Buffer>) {
  const sheet = await sheetOf(layout, kind);
  for (const sheetWidth of layout.sheets[kind]) {
    const scale = sheetWidth / layout.width;
    const width = Math.round(layout.sheet.width * scale);
    const height = Math.round(layout.sheet.height * scale);
    const resized = sharp(sheet).resize(width, height);
    const crisp = kind === 'balloons' ? resized.sharpen(hero.sharpen) : resized;
    const pixels = await crisp.raw().toBuffer();
    const raw = { width, height, channels: 4 } as const;
    const picture = sharp(spreadColour(pixels, width, height, hero.spread), { raw });
    const name = `hero-${layout.name}-${kind}-${sheetWidth}`;
    pictures.set(`${name}.avif`, await picture.avif(hero[kind]).toBuffer());
  }
}

async function encodeLayout(layout: Layout, pictures: Map<string, Buffer>): Promise<void> {
  const { avif, webp } = hero.background;
  const { quality } = layout;
  const plate = await plateOf(layout);
  for (const width of layout.widths) {
    const height = Math.round((width / layout.width) * layout.height);
    const frame = plate.clone().resize(width, height);
    const deep = frame.clone().toColourspace('rgb16');
    const name = `hero-${layout.name}-${width}`;
    pictures.set(`${name}.avif`, await deep.avif({ ...avif, quality: quality.avif }).toBuffer());
    pictures.set(
      `${name}.webp`,
      await frame
        .clone()
        .webp({ ...webp, quality: quality.webp })
        .toBuffer(),
    );
  }
  await encodeSheet(layout, 'balloons', pictures);
  await encodeSheet(layout, 'flares', pictures);
}

/** Background and balloons in one, for whoever cannot let them drift. */
export async function stillHero(layout: Layout): Promise<Buffer> {
  const plate = await (await plateOf(layout)).toColourspace('srgb').png().toBuffer();
  return sharp(plate)
    .composite(
      layout.balloons.map(({ file, x, y }) => ({
        input: fileOf(layout, `${file}.webp`),
        left: x,
        top: y,
      })),
    )
    .jpeg({ quality: 95 })
    .toBuffer();
}

export async function encodeHero(): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const layout of heroLayouts) await encodeLayout(layout, pictures);
  return pictures;
}
