import { z } from 'zod';

/** The part of JSON Schema that zod writes, and that editor and templates read. */
const partSchema = z.looseObject({
  type: z.string().optional(),
  description: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  format: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  const: z.union([z.string(), z.boolean()]).optional(),
  /** What a text names: a scene, a tag … It stands in the schema as `meta({ relation })`. */
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
  /** A choice between shapes, and one that no field of theirs names. */
  get oneOf() {
    return z.array(partSchema).optional();
  },
  get anyOf() {
    return z.array(partSchema).optional();
  },
});
export type Part = z.infer<typeof partSchema>;

/** A schema as what an author writes, before anything is made of it. */
export const partOf = (schema: z.ZodType): Part =>
  partSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
