/** Where the balloons of the hero stand in their frame and in the sheet they are served as. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Air } from './air.ts';
import { hero, source } from './settings.ts';
import type { Moon } from './stars.ts';

const sprite = z.object({
  file: z.string(),
  /** The same with its burner at full flame. */
  flare: z.string(),
  /** Drawing order, 0 the farthest. */
  z: z.number(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** In metres. */
  distance: z.number(),
});

type Shifts = Readonly<Record<string, { x: number; y: number }>>;

const sprites = z.object({
  frame: z.object({ w: z.number(), h: z.number() }),
  /** Where the sun will rise, in fractions of the frame. Balloons drift away from it. */
  sun: z.tuple([z.number(), z.number()]),
  sprites: z.array(sprite),
});

type Sprite = z.infer<typeof sprite>;

export interface Balloon extends Sprite {
  /** Corner within the sheet, in pixels of the full frame. */
  sheetX: number;
  sheetY: number;
}

export interface Layout {
  name: string;
  sunX: number;
  /** Rows of sky above the plate; `height` and the balloons' places count them. */
  above: number;
  /** In pixels of the plate. */
  moon: Moon;
  air: Air;
  /** How much of the stars' light comes through, from 0 to 1. */
  clear: number;
  /** Red, green and blue of the sky's upper end, from 0 to 255. */
  night: readonly number[];
  /** Of its background. */
  quality: Readonly<Record<'avif' | 'webp', number>>;
  width: number;
  height: number;
  widths: readonly number[];
  sheets: Readonly<Record<'balloons' | 'flares', readonly number[]>>;
  sheet: { width: number; height: number };
  /** Back to front. */
  balloons: Balloon[];
}

/** The smallest sheet is half as large: there, three pixels are left between balloons. */
const GAP = 6;

/** Sheets of 1/2, 2/3 and 3/4 then have whole pixels, and the same percentages place them all. */
const MULTIPLE = 12;
const roundUp = (value: number): number => Math.ceil(value / MULTIPLE) * MULTIPLE;

/** Shelves: the tallest first, side by side until the shelf is full. */
function pack(
  list: readonly Sprite[],
  sheetWidth: number,
): Omit<Layout['sheet'], 'width'> & {
  balloons: Balloon[];
} {
  let [x, y, shelf] = [0, 0, 0];
  const balloons = list
    .toSorted((a, b) => b.h - a.h || a.z - b.z)
    .map((one) => {
      if (x + one.w > sheetWidth) [x, y, shelf] = [0, y + shelf + GAP, 0];
      const placed = { ...one, sheetX: x, sheetY: y };
      x += one.w + GAP;
      shelf = Math.max(shelf, one.h);
      return placed;
    });
  return { height: roundUp(y + shelf), balloons: balloons.toSorted((a, b) => a.z - b.z) };
}

/** Tries all widths and takes the sheet with the least area. */
function smallestSheet(list: readonly Sprite[]): Pick<Layout, 'sheet' | 'balloons'> {
  const widest = Math.max(...list.map(({ w }) => w));
  const all = list.reduce((sum, { w }) => sum + w + GAP, 0);
  let found: Pick<Layout, 'sheet' | 'balloons'> | undefined;
  for (let width = roundUp(widest); width <= roundUp(all); width += MULTIPLE) {
    const { height, balloons } = pack(list, width);
    const area = found ? found.sheet.width * found.sheet.height : Infinity;
    if (width * height < area) found = { sheet: { width, height }, balloons };
  }
  if (found === undefined) throw new RangeError('a layout without balloons');
  return found;
}

export const heroLayouts: readonly Layout[] = hero.layouts.map((layout) => {
  const file = join(source, layout.name, 'sprites.json');
  const { frame, sun, sprites: list } = sprites.parse(JSON.parse(readFileSync(file, 'utf8')));
  const shifts: Shifts = layout.shift;
  const moved = list.map((one) => {
    const { x, y } = shifts[one.file] ?? { x: 0, y: 0 };
    return { ...one, x: one.x + x, y: one.y + y + layout.above };
  });
  return {
    ...layout,
    sunX: sun[0],
    width: frame.w,
    height: frame.h + layout.above,
    ...smallestSheet(moved),
  };
});

/** Whether its burner is seen to flare up. */
export const flares = ({ distance }: Balloon): boolean => distance <= hero.flaresWithin;
