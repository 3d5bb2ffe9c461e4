import { z } from 'zod';

const monthNumbers = z.array(z.int().min(1).max(12)).describe('numbers of months');

const celsius = z
  .array(z.tuple([z.number(), z.number()]).refine(([least, most]) => least <= most))
  .length(12)
  .describe('between what and what, January first; only where two sources agree');

/** What a place has to offer in some months only, beside the means of its station. */
export const seasonalFacts = {
  sunshineHours: z.array(z.number()).length(12).describe('of the whole month, January first'),
  sea: z
    .union([
      z.literal('unknown'),
      z.strictObject({
        swim: monthNumbers.describe('months with 20 °C or more'),
        borderline: monthNumbers.describe('months in which it is about that'),
        celsius: celsius.optional(),
      }),
    ])
    .optional()
    .describe('none inland; "unknown" where no figures agree'),
  skiMonths: monthNumbers.optional(),
  unmeasuredHeights: z
    .literal(true)
    .optional()
    .describe('the station lies by the sea, the mountains behind it have none'),
  flights: z
    .strictObject({
      often: monthNumbers.describe('months in which balloons rise on most mornings'),
      counted: z.int().positive().describe('mornings of the other months, in the year counted'),
      flown: z.int().positive().describe('of those, mornings with flights'),
      yearly: z.int().positive().describe('mornings with flights in an average year'),
    })
    .optional(),
};
