import { z } from 'zod';

/** The subset of JSON Schema that zod writes. */
const partSchema = z.looseObject({
  type: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).optional(),
  const: z.union([z.string(), z.boolean()]).optional(),
  /** `meta({ relation })` of a schema: the list that a text is chosen from. */
  relation: z.string().optional(),
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
        Object.assign(jsonSchema, {
          items: prefixItems[0],
          minItems: prefixItems.length,
          maxItems: prefixItems.length,
        });
      },
    }),
  );

export const variantsOf = ({ oneOf, anyOf }: Part) => oneOf ?? anyOf;
export const rowOf = ({ additionalProperties: row }: Part) =>
  typeof row === 'object' ? row : undefined;
export const isNumeric = ({ type }: Part) => type === 'integer' || type === 'number';
/** A list of so many numbers, such as one for each month. */
export const isRow = ({ items, minItems, maxItems }: Part) =>
  items !== undefined && isNumeric(items) && minItems !== undefined && minItems === maxItems;
