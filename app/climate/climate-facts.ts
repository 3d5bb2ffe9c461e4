import { z } from 'zod';

export const monthNumbers = z.array(z.int().min(1).max(12));

const byMonth = z.array(z.number()).length(12);

/** The climate of a place, in its `facts.json`. */
export const climateFacts = z.strictObject({
  years: z.string().regex(/^\d{4}–\d{4}$/),
  meanHighC: byMonth,
  meanLowC: byMonth,
  precipitationMm: byMonth,
  rainDays: byMonth,
  sunshineHours: byMonth,
  sea: z
    .discriminatedUnion('figures', [
      z.strictObject({ figures: z.literal('none') }),
      z.strictObject({
        figures: z.literal('agree'),
        swim: monthNumbers,
        borderline: monthNumbers,
        celsius: z
          .strictObject({ least: byMonth, most: byMonth })
          .refine(({ least, most }) => least.every((degrees, at) => degrees <= (most[at] ?? 0)))
          .optional(),
      }),
    ])
    .optional(),
  skiMonths: monthNumbers.optional(),
  unmeasuredHeights: z.literal(true).optional(),
  balloons: z
    .discriminatedUnion('figures', [
      z.strictObject({ figures: z.literal('none') }),
      z.strictObject({
        figures: z.literal('counted'),
        often: monthNumbers,
        counted: z.int().positive(),
        flown: z.int().positive(),
        yearly: z.int().positive(),
      }),
    ])
    .optional(),
});
export type Climate = z.infer<typeof climateFacts>;
