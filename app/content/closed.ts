import { z } from 'zod';
import { translated } from './schemas/text.ts';

const closedSchema = z
  .strictObject({
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    why: translated,
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    message: 'the last day closed is before the first',
    path: ['until'],
  });
/** A field of the facts of every entry with a page, and of people. */
export const draft = z.literal(true).optional();

export type Closed = z.infer<typeof closedSchema>;

/** Fields of the facts of a destination and of a trip. */
export const closedFacts = {
  draft,
  closed: closedSchema.optional(),
};
