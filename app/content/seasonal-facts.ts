import { z } from 'zod';

export const monthNumbers = z.array(z.int().min(1).max(12));

export const byMonth = z.array(z.number()).length(12);

export const seasonalFacts = {
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
};
