/** The drawings: one SVG each, in a folder for each kind. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paths } from './settings.ts';

export const kinds = ['scenes', 'illustrations', 'stamps', 'plates', 'map'] as const;
export type Kind = (typeof kinds)[number];

export interface Master {
  kind: Kind | 'scenes/hover';
  name: string;
  file: string;
  svg: string;
  width: number;
  height: number;
}

const canvases: Record<Master['kind'], RegExp> = {
  scenes: /^1600 1000$/,
  'scenes/hover': /^1600 1000$/,
  illustrations: /^1280 \d+$/,
  stamps: /^1200 900$/,
  plates: /^1200 900$/,
  map: /^(?:1600|800) 1000$/,
};

/** In order of the alphabet. */
export const namesOf = (kind: Master['kind']): string[] =>
  readdirSync(join(paths.art, kind))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => basename(file, '.svg'))
    .toSorted();

export function readMaster(kind: Master['kind'], name: string): Master {
  const file = join(paths.art, kind, `${name}.svg`);
  const svg = readFileSync(file, 'utf8');
  const [, canvas = ''] = /<svg\b[^>]*\sviewBox="0 0 ([^"]+)"/.exec(svg) ?? [];
  if (!canvases[kind].test(canvas)) throw new RangeError(`${kind}/${name}.svg: canvas "${canvas}"`);
  const [width = 0, height = 0] = canvas.split(' ').map(Number);
  return { kind, name, file, svg, width, height };
}

/** How many groups of an illustration are called `number-1`, `number-2` … */
export const numbersIn = ({ svg }: Master): number => svg.match(/\bid="number-\d"/g)?.length ?? 0;
