/** Sizes in KB on the console, with the ones beyond the budget marked. */

import type { Rendered } from './record.ts';
import { hero, illustration, limitOf, poster } from './settings.ts';

type Files = Readonly<Record<string, number>>;

const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : (bytes / 1024).toFixed(1);

function posterRow(name: string, quality: number, files: Files): Record<string, string | number> {
  const row: Record<string, string | number> = { quality };
  for (const width of poster.wide.widths) {
    const bytes = files[`${name}-${width}.avif`] ?? 0;
    const beyond = bytes > (limitOf(name, width) ?? Infinity);
    row[`${width}`] = kilobytes(bytes) + (beyond ? ' !' : '');
  }
  for (const width of poster.tall.widths) {
    row[`tall ${width}`] = kilobytes(files[`${name}-tall-${width}.avif`]);
  }
  row['webp 1280'] = kilobytes(files[`${name}-1280.webp`]);
  return row;
}

export function printSizes(rendered: Rendered): void {
  const rows = Object.entries(rendered.posters).map(([name, { quality, files }]) => [
    name,
    posterRow(name, quality, files),
  ]);
  console.table(Object.fromEntries(rows));

  const drawings = Object.entries(rendered.illustrations).map(([name, { quality, files }]) => {
    const sizes = illustration.widths.map((width) => {
      const bytes = files[`illustrations/${name}-${width}.avif`] ?? 0;
      const beyond = width === illustration.limit.width && bytes > illustration.limit.bytes;
      return [width, kilobytes(bytes) + (beyond ? ' !' : '')];
    });
    return [name, { quality, ...Object.fromEntries(sizes) }];
  });
  console.table(Object.fromEntries(drawings));

  const hoverAnimationRows = Object.entries(rendered.hoverAnimations).map(
    ([name, { quality, width, files }]) => {
      return [name, { quality, width, hoverAnimation: kilobytes(files[`${name}-hover.avif`]) }];
    },
  );
  console.table(Object.fromEntries(hoverAnimationRows));

  const files = rendered.hero?.files ?? {};
  const heroRows = hero.layouts.flatMap(({ name, widths, sheets }) => [
    ...widths.map((width) => [
      `hero ${name} ${width}`,
      {
        avif: kilobytes(files[`hero-${name}-${width}.avif`]),
        webp: kilobytes(files[`hero-${name}-${width}.webp`]),
      },
    ]),
    ...sheets.balloons.map((width) => [
      `hero ${name} sheets ${width}`,
      {
        balloons: kilobytes(files[`hero-${name}-balloons-${width}.avif`]),
        flares: kilobytes(files[`hero-${name}-flares-${width}.avif`]),
      },
    ]),
  ]);
  console.table(Object.fromEntries(heroRows));
  const plateRows = Object.entries(rendered.map).map(([name, { quality, files: own }]) => [
    name,
    {
      quality,
      ...Object.fromEntries(
        Object.entries(own).map(([file, bytes]) => [
          file.replace(`${name}-`, ''),
          kilobytes(bytes),
        ]),
      ),
    },
  ]);
  console.table(Object.fromEntries(plateRows));
  const shared = Object.values(rendered.share).flatMap(({ files: own }) => Object.values(own));
  console.log(`${shared.length} share images, the largest ${kilobytes(Math.max(0, ...shared))} KB`);
  console.log(`grain ${kilobytes(rendered.grain?.files['grain.webp'])} KB`);
}
