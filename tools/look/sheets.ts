import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels. */
const sheet = { width: 2400, height: 2000, gap: 12 };

/** Lays the photographs of a page in every language side by side, and cuts them into readable sheets. */
async function writeSheets(folder: string, name: string, files: readonly string[]) {
  const width = Math.floor(sheet.width / files.length) - sheet.gap;
  const columns = await Promise.all(
    files.map((file) =>
      sharp(join(folder, file))
        .resize({ width, withoutEnlargement: true })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const step = Math.max(...columns.map(({ info }) => info.width)) + sheet.gap;
  const height = Math.max(...columns.map(({ info }) => info.height));
  const strip = await sharp({
    create: { width: step * columns.length, height, channels: 3, background: '#8f8f94' },
  })
    .composite(columns.map(({ data }, at) => ({ input: data, left: at * step, top: 0 })))
    .png()
    .toBuffer();
  for (let top = 0, number = 1; top < height; top += sheet.height, number += 1) {
    await sharp(strip)
      .extract({
        left: 0,
        top,
        width: step * columns.length,
        height: Math.min(sheet.height, height - top),
      })
      .jpeg({ quality: 88 })
      .toFile(join(folder, `${name}-${number}.jpg`));
  }
  console.log(name);
}

/** Sheets of all photographs in a folder, whose names end in their language: `home-390-dark-ar.png`. */
export async function makeSheets(folder: string) {
  const photographs = globSync('*.png', { cwd: folder }).toSorted();
  const groups = Map.groupBy(photographs, (file) => file.replace(/-\w+\.png$/, ''));
  for (const [name, files] of groups) {
    await writeSheets(folder, name, files);
  }
}
