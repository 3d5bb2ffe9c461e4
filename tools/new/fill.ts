import { z } from 'zod';
import { variantsOf } from '../edit/form/control.ts';
import { type Part, partOf } from '../edit/form/part.ts';

function hint({ description = 'a text', minLength = 1, maxLength = 400 }: Part) {
  const size = `${minLength}–${maxLength} characters`;
  const said = [`WRITE: ${description} (${size})`, `WRITE: ${description}`, `WRITE ${description}`];
  const text = said.find(({ length }) => length <= maxLength) ?? 'WRITE';
  return text.padEnd(minLength, ' …').trimEnd().padEnd(minLength, '…');
}

function filled(part: Part): unknown {
  if (part.type === 'string') return hint(part);
  if (part.type === 'array' && part.items) {
    const { items } = part;
    return Array.from({ length: part.minItems ?? 0 }, () => filled(items));
  }
  const [first] = variantsOf(part) ?? [];
  if (first) return filled(first);
  if (part.type === 'object') {
    return Object.fromEntries(
      Object.entries(part.properties ?? {})
        .filter(([key]) => part.required?.includes(key))
        .map(([key, inner]) => [key, filled(inner)]),
    );
  }
  throw new TypeError(`cannot fill: ${JSON.stringify(part)}`);
}

/** Front matter of hints (`WRITE: …`) that fits the schema. */
export const filledWords = (schema: z.ZodType) =>
  z.record(z.string(), z.unknown()).parse(filled(partOf(schema)));
