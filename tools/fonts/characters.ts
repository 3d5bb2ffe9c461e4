/** Characters as CSS writes them: `unicode-range: U+20-7E, U+A0`. */

export type Range = readonly [first: number, last: number];

/** Every character of some ranges; a lone number is a range of one. */
export const charactersOf = (...ranges: readonly (Range | number)[]): string =>
  ranges
    .map((range) => (typeof range === 'number' ? ([range, range] as const) : range))
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');

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
  ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');

export const parseRanges = (css: string): Range[] =>
  [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
