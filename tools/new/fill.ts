import { z } from 'zod';
import { variantsOf } from '../edit/control.ts';
import { type Part, partOf } from '../edit/part.ts';

/* Fills what a schema asks for with texts that say what belongs there. A new field appears by itself. */

/** A text of the right length that says what should stand there, and WRITE. */
function hint({ description = 'a text', minLength = 1, maxLength = 400 }: Part) {
  const size = `${minLength}–${maxLength} characters`;
  const said = [`WRITE: ${description} (${size})`, `WRITE: ${description}`, `WRITE ${description}`];
  const text = said.find(({ length }) => length <= maxLength) ?? 'WRITE';
  // What is too short grows by dots, which mean nothing in any language.
  return text.padEnd(minLength, ' …').trimEnd().padEnd(minLength, '…');
}

function filled(part: Part): unknown {
  if (part.type === 'string') return hint(part);
  if (part.type === 'array' && part.items) {
    const { items } = part;
    return Array.from({ length: part.minItems ?? 0 }, () => filled(items));
  }
  // A choice of shapes begins with the first.
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

/** Front matter that fits the schema and says what is to be written. */
export const filledWords = (schema: z.ZodType) =>
  z.record(z.string(), z.unknown()).parse(filled(partOf(schema)));
