import type { Part } from './part.ts';

const whole = String.raw`(?:0|[1-9]\d{0,4})`;
const decimal = String.raw`-?\d{1,3}(?:\.\d{1,2}|\.\d{4,})?`;
const coordinate = String.raw`\d{2}(?:\.\d+)?`;

/** Refuses 1.250 and 1,250, which are 1 or 1250 in one language or another. */
export function numberPattern({ type, minimum = 0 }: Part) {
  if (type === 'integer') return whole;
  return minimum >= 10 ? coordinate : decimal;
}

/** Separated as a copied row of a table is. */
export const rowPattern = (items: Part, count: number) =>
  String.raw`\s*${numberPattern(items)}(?:[\s;]+${numberPattern(items)}){${count - 1}}\s*`;
