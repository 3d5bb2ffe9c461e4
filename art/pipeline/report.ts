/** Sizes in KB on the console, with the ones beyond the budget marked. */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Rendered } from './record.ts';
import { hero, illustration, limitOf, paths, plate, poster, stamp } from './settings.ts';

/** 0 where there is no such file. */
const bytesOf = (file: string): number =>
  statSync(join(paths.pictures, file), { throwIfNoEntry: false })?.size ?? 0;
const kilobytes = (bytes: number): string => (bytes === 0 ? '–' : (bytes / 1024).toFixed(1));
const sizeOf = (file: string): string => kilobytes(bytesOf(file));

function posterRow(name: string, quality: number): Record<string, string | number> {
  const row: Record<string, string | number> = { quality };
  for (const width of poster.wide.widths) {
    const bytes = bytesOf(`${name}-${width}.avif`);
    const beyond = bytes > (limitOf(name, width) ?? Infinity);
    row[`${width}`] = kilobytes(bytes) + (beyond ? ' !' : '');
  }
  for (const width of poster.tall.widths) {
    row[`tall ${width}`] = sizeOf(`${name}-tall-${width}.avif`);
  }
  row['webp 1280'] = sizeOf(`${name}-1280.webp`);
  return row;
}

export function printSizes(rendered: Rendered): void {
  const rows = Object.entries(rendered.posters).map(([name, { quality }]) => [
    name,
    posterRow(name, quality),
  ]);
  console.table(Object.fromEntries(rows));

  const drawings = Object.entries(rendered.illustrations).map(([name, { quality }]) => {
    const sizes = illustration.widths.map((width) => {
      const bytes = bytesOf(`illustrations/${name}-${width}.avif`);
      const beyond = width === illustration.limit.width && bytes > illustration.limit.bytes;
      return [width, kilobytes(bytes) + (beyond ? ' !' : '')];
    });
    return [name, { quality, ...Object.fromEntries(sizes) }];
  });
  console.table(Object.fromEntries(drawings));

  const stampRows = Object.entries(rendered.stamps).map(([name, { quality }]) => {
    const sizes = stamp.widths.map((width) => {
      const bytes = bytesOf(`stamps/${name}-${width}.avif`);
      return [width, kilobytes(bytes) + (bytes > stamp.limits[width] ? ' !' : '')];
    });
    return [name, { quality, ...Object.fromEntries(sizes) }];
  });
  console.table(Object.fromEntries(stampRows));

  const plateRows = Object.entries(rendered.plates).map(([name, { quality }]) => {
    const sizes = plate.widths.map((width) => {
      const bytes = bytesOf(`plates/${name}-${width}.avif`);
      return [width, kilobytes(bytes) + (bytes > plate.limits[width] ? ' !' : '')];
    });
    return [`plate ${name}`, { quality, ...Object.fromEntries(sizes) }];
  });
  console.table(Object.fromEntries(plateRows));

  const hoverAnimationRows = Object.entries(rendered.hoverAnimations).map(
    ([name, { quality, width }]) => [
      name,
      { quality, width, hoverAnimation: sizeOf(`${name}-hover.avif`) },
    ],
  );
  console.table(Object.fromEntries(hoverAnimationRows));

  const heroRows = hero.layouts.flatMap(({ name, widths, sheets }) => [
    ...widths.map((width) => [
      `hero ${name} ${width}`,
      {
        avif: sizeOf(`hero-${name}-${width}.avif`),
        webp: sizeOf(`hero-${name}-${width}.webp`),
      },
    ]),
    ...sheets.balloons.map((width) => [
      `hero ${name} sheets ${width}`,
      {
        balloons: sizeOf(`hero-${name}-balloons-${width}.avif`),
        flares: sizeOf(`hero-${name}-flares-${width}.avif`),
      },
    ]),
  ]);
  console.table(Object.fromEntries(heroRows));
  const baseMapRows = Object.entries(rendered.map).map(([name, { quality, files: own }]) => [
    name,
    {
      quality,
      ...Object.fromEntries(
        Object.keys(own).map((file) => [file.replace(`${name}-`, ''), sizeOf(file)]),
      ),
    },
  ]);
  console.table(Object.fromEntries(baseMapRows));
  const shared = Object.values(rendered.share).flatMap(({ files }) =>
    Object.keys(files).map(bytesOf),
  );
  console.log(`${shared.length} share images, the largest ${kilobytes(Math.max(0, ...shared))} KB`);
  console.log(`grain ${sizeOf('grain.webp')} KB`);
}
