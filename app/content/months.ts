import { z } from 'zod';
import { scenes, type SceneName } from '../art/manifest.ts';
import { keepTogether } from './line-breaks.ts';

/* What the months rest on: content/months, and what the climate of a place says besides its means. */

const text = (min: number, max: number, description: string) =>
  z.string().trim().min(min).max(max).transform(keepTogether).describe(description);

const id = z
  .string()
  .regex(/^[a-z]+$/)
  .describe('the id of a destination');
const monthNumbers = z.array(z.int().min(1).max(12)).describe('numbers of months');

const isScene = (value: unknown): value is SceneName =>
  typeof value === 'string' && Object.hasOwn(scenes, value);

export const monthFactsSchema = z.strictObject({
  scene: z
    .custom<SceneName>(isScene, 'expected the name of a picture in art/scenes')
    .describe('another one for each month'),
  factsChecked: z.iso.date().describe('day on which the facts were last checked'),
  happens: z
    .array(
      z.strictObject({
        destination: id,
        confidence: z.enum(['high', 'medium']).describe('what is less sure is left out'),
        asOf: text(4, 60, 'the time that the facts are of, in English'),
        sources: z.array(text(3, 160, 'who says it')).min(1),
      }),
    )
    .describe('what happens where; each language says it, in this order'),
  leaveOut: z.array(id).min(1).max(3).describe('places that one would rather see another month'),
});

export const monthWordsSchema = z.strictObject({
  title: text(6, 40, 'the country and the month'),
  subtitle: text(8, 60, 'the line under it, without a full stop'),
  summary: text(70, 160, 'one sentence for search engines, 120–155 characters'),
  happens: z.array(text(12, 320, 'what happens')).describe('one for each in facts.json'),
  pack: z
    .array(text(10, 160, 'what to pack, and why'))
    .min(3)
    .max(5),
  leaveOut: z.array(text(30, 320, 'the honest reason')).describe('one for each in facts.json'),
  move: text(60, 420, 'what a month earlier or later would change'),
});

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
