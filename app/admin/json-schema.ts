import { z } from 'zod';

const text = z.string().optional();
const number = z.number().optional();

/** The subset of JSON Schema that zod writes, and the `relation` of a schema's `meta`. */
const partSchema = z.object({
  type: text,
  format: text,
  pattern: text,
  relation: text,
  minLength: number,
  maxLength: number,
  minimum: number,
  maximum: number,
  minItems: number,
  maxItems: number,
  enum: z.array(z.string()).optional(),
  const: z.union([z.string(), z.boolean()]).optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), partSchema).optional();
  },
  get items() {
    return partSchema.optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), partSchema]).optional();
  },
  get oneOf() {
    return z.array(partSchema).optional();
  },
  get anyOf() {
    return z.array(partSchema).optional();
  },
});
/** A file of content/, or a part of it. */
export type Part = z.infer<typeof partSchema>;

export const partOf = (schema: z.ZodType): Part =>
  partSchema.parse(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ jsonSchema }) => {
        const { prefixItems } = jsonSchema;
        if (!prefixItems) return;
        // A tuple of like values is a list of fixed length.
        const { length } = prefixItems;
        Object.assign(jsonSchema, { items: prefixItems[0], minItems: length, maxItems: length });
      },
    }),
  );
