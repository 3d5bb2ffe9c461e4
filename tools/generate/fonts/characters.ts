export type Range = readonly [first: number, last: number];

export const codesOf = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

export const charactersOf = (...ranges: readonly Range[]): string =>
  String.fromCodePoint(...codesOf(ranges));

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
