import { z } from 'zod';
import { translated } from './schemas/translated.ts';

const closedSchema = z
  .strictObject({
    from: z.iso.date().optional().describe('the first day closed; without it, from now on'),
    until: z.iso
      .date()
      .optional()
      .describe('the last day closed; without it, until further notice'),
    why: translated.describe('the reason, one sentence in each language'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    message: 'the last day closed is before the first',
    path: ['until'],
  });
/** A field of the facts of every entry with a page, and of people. */
export const draft = z
  .literal(true)
  .optional()
  .describe('true: not on the site; it may be unfinished');

export type Closed = z.infer<typeof closedSchema>;

/** Fields of the facts of a destination and of a trip. */
export const closedFacts = {
  draft,
  closed: closedSchema
    .optional()
    .describe('for a time or for good: the page stays without a price'),
};
