/*
 * How photographs of whole pages, some of them ten screens high, become sheets that can be read: a
 * row for each theme, a column for each language, and pages cut into slices.
 */

/** Pixels that a sheet may take, as far as its labels and gaps do not count. */
const most = { width: 2400, height: 2000 };

export type Grid = {
  columns: number;
  rows: number;
  /** Pixels of a photograph: its width, and the height of the highest. */
  width: number;
  tallest: number;
};

export type Plan = {
  /** From a photograph to its slices on a sheet; never more than 1. */
  scale: number;
  /** Pixels of a photograph that one slice shows. */
  sliceHeight: number;
  /** Slices of one photograph that stand side by side. */
  abreast: number;
  sheets: number;
};

export function planSheets({ columns, rows, width, tallest }: Grid): Plan {
  const scale = Math.min(1, most.width / (columns * width));
  const abreast = Math.max(1, Math.floor(most.width / (columns * width * scale)));
  const sliceHeight = Math.floor(most.height / rows / scale);
  const slices = Math.ceil(tallest / sliceHeight);
  return { scale, sliceHeight, abreast, sheets: Math.ceil(slices / abreast) };
}

export type Slice = { top: number; height: number };

/** The slices of a photograph that stand on a sheet; fewer where the page has ended. */
export const slicesOn = ({ sliceHeight, abreast }: Plan, sheet: number, height: number): Slice[] =>
  Array.from({ length: abreast }, (_, at) => (sheet * abreast + at) * sliceHeight)
    .filter((top) => top < height)
    .map((top) => ({ top, height: Math.min(sliceHeight, height - top) }));
