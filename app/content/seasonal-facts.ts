import { z } from 'zod';

export const monthNumbers = z.array(z.int().min(1).max(12)).describe('numbers of months');

const byMonth = z.array(z.number()).length(12);

export const seasonalFacts = {
  sunshineHours: byMonth.describe('of the whole month, January first'),
  sea: z
    .discriminatedUnion('figures', [
      z.strictObject({ figures: z.literal('none') }),
      z.strictObject({
        figures: z.literal('agree'),
        swim: monthNumbers.describe('months with 20 °C or more'),
        borderline: monthNumbers.describe('months in which it is about that'),
        celsius: z
          .strictObject({ least: byMonth, most: byMonth })
          .refine(({ least, most }) => least.every((degrees, at) => degrees <= (most[at] ?? 0)))
          .optional()
          .describe('between what and what, January first; only where two sources agree'),
      }),
    ])
    .optional()
    .describe('left out inland'),
  skiMonths: monthNumbers.optional(),
  unmeasuredHeights: z
    .literal(true)
    .optional()
    .describe('the station lies by the sea, the mountains behind it have none'),
  balloons: z
    .discriminatedUnion('figures', [
      z.strictObject({ figures: z.literal('none') }).describe('balloons rise, uncounted'),
      z.strictObject({
        figures: z.literal('counted'),
        often: monthNumbers.describe('months in which balloons rise on most mornings'),
        counted: z.int().positive().describe('mornings of the other months, in the year counted'),
        flown: z.int().positive().describe('of those, mornings with flights'),
        yearly: z.int().positive().describe('mornings with flights in an average year'),
      }),
    ])
    .optional()
    .describe('only where balloons rise; in months that are not "often" the planner warns'),
};
