import type { Part } from './part.ts';

const digits = (least: number, most: number) =>
  least === most ? `{${most}}` : `{${least},${most}}`;
/** JavaScript's greatest whole number is no limit of ours. */
const limitOf = (number = Infinity) => (Math.abs(number) < 1e6 ? number : undefined);

function wholePattern({ minimum, maximum, exclusiveMinimum }: Part) {
  const least = limitOf(minimum) ?? (exclusiveMinimum === 0 ? 1 : 0);
  const most = String(limitOf(maximum) ?? 99_999).length;
  const positive = `[1-9]\\d${digits(Math.max(String(least).length, 1) - 1, most - 1)}`;
  return least > 0 ? positive : `(?:0|${positive})`;
}

function decimalPattern({ minimum, maximum, exclusiveMinimum }: Part) {
  if (minimum === 0 && maximum === 1) return String.raw`(?:0|1|0\.\d+)`;
  if (minimum !== undefined && minimum >= 10) return String.raw`\d{2}(?:\.\d+)?`;
  const sign = exclusiveMinimum === undefined ? '-?' : '';
  return String.raw`${sign}\d{1,3}(?:\.\d{1,2}|\.\d{4})?`;
}

/** Refuses 1.250 and 1,250, which are 1 or 1250 in one language or another. */
export const numberPattern = (part: Part) =>
  part.type === 'integer' ? wholePattern(part) : decimalPattern(part);

/** Separated as a copied row of a table is. */
export const rowPattern = (part: Part, count: number) =>
  String.raw`\s*${numberPattern(part)}(?:[\s;]+${numberPattern(part)}){${count - 1}}\s*`;
