import type { Part } from './json-schema.ts';

export type { Part };

export const variantsOf = ({ oneOf, anyOf }: Part) => oneOf ?? anyOf;
export const rowOf = ({ additionalProperties: row }: Part) =>
  typeof row === 'object' ? row : undefined;
export const isNumeric = ({ type }: Part) => type === 'integer' || type === 'number';
/** A list of so many numbers, such as one for each month. */
export const isRow = ({ items, minItems, maxItems }: Part) =>
  items !== undefined && isNumeric(items) && minItems !== undefined && minItems === maxItems;
