/** Characters as CSS writes them: `unicode-range: U+20-7E, U+A0`. */

export type Range = readonly [first: number, last: number];

/** Every number of some ranges. */
export const codesOf = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Every character of some ranges. */
export const charactersOf = (...ranges: readonly Range[]): string =>
  String.fromCodePoint(...codesOf(ranges));

/** The shortest ranges that hold these code points and no other. */
export function rangesOf(codes: Iterable<number>): Range[] {
  const ranges: [number, number][] = [];
  for (const code of [...new Set(codes)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

const hex = (code: number) => code.toString(16).toUpperCase();

export const formatRanges = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');

export const parseRanges = (css: string): Range[] =>
  [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
