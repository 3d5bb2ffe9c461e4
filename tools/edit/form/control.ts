import type { Part } from './part.ts';

export type Control =
  | 'relation'
  | 'switch'
  | 'fixed'
  | 'choice'
  | 'variants'
  | 'photo'
  | 'date'
  | 'line'
  | 'long'
  | 'number'
  | 'months'
  | 'monthChoice'
  | 'list'
  | 'group'
  | 'record';

export const variantsOf = ({ oneOf, anyOf }: Part) => oneOf ?? anyOf;

/** Characters that fit into an `<input>`. */
const lineUpTo = 90;

function ofArray({ items, minItems, maxItems }: Part): Control {
  if (items?.type === 'number' && minItems === 12 && maxItems === 12) return 'months';
  const isMonth = items?.type === 'integer' && items.minimum === 1 && items.maximum === 12;
  return isMonth ? 'monthChoice' : 'list';
}

/** @throws {TypeError} for a part without a control. */
export function controlOf(part: Part): Control {
  if (part.relation !== undefined) return 'relation';
  if (part.control !== undefined) return part.control;
  if (part.const !== undefined) return part.const === true ? 'switch' : 'fixed';
  if (part.enum) return 'choice';
  if (variantsOf(part)) return 'variants';
  if (part.type === 'string') {
    if (part.format === 'date') return 'date';
    return (part.maxLength ?? 0) > lineUpTo ? 'long' : 'line';
  }
  if (part.type === 'number' || part.type === 'integer') return 'number';
  if (part.type === 'array' && part.items) return ofArray(part);
  if (part.type === 'object') {
    if (part.properties) return 'group';
    if (typeof part.additionalProperties === 'object') return 'record';
  }
  throw new TypeError(`the editor has no control for ${JSON.stringify(part)}`);
}

export function emptyOf(part: Part): unknown {
  switch (controlOf(part)) {
    case 'switch':
      return undefined;
    case 'fixed':
      return part.const;
    case 'choice':
      return part.enum?.[0];
    case 'variants':
      return emptyOf(variantsOf(part)?.[0] ?? {});
    case 'photo':
      return { host: 'own' };
    case 'number':
      return part.minimum ?? 1;
    case 'months':
      return Array.from({ length: 12 }, () => 0);
    case 'monthChoice':
      return [];
    case 'list':
      return Array.from({ length: part.minItems ?? 0 }, () => part.items && emptyOf(part.items));
    case 'record':
      return {};
    case 'group':
      return Object.fromEntries(
        Object.entries(part.properties ?? {})
          .filter(([key]) => part.required?.includes(key))
          .map(([key, inner]) => [key, emptyOf(inner)]),
      );
    default:
      return '';
  }
}

/** The shape of a value: by its constant field, else by its required fields. */
export function variantOf(part: Part, value: unknown): Part | undefined {
  const known = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const variants = variantsOf(part) ?? [];
  const named = variants.filter(({ properties }) =>
    Object.entries(properties ?? {}).every(
      ([key, { const: fixed }]) => typeof fixed !== 'string' || known.get(key) === fixed,
    ),
  );
  const whole = named.find(({ required }) => required?.every((key) => known.has(key)));
  return whole ?? named[0] ?? variants[0];
}
