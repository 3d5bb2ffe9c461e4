import { z } from 'zod';
import { keepTogether } from './line-breaks.ts';

/* The ways between places: content/legs.json. */

const place = z
  .string()
  .regex(/^[a-z]+$/)
  .describe('the id of a destination');
const airport = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('an IATA code');
const kilometres = z.int().positive().describe('by road');

/** What every way owes: how sure it is, and who says so. */
const evidence = {
  confidence: z.enum(['high', 'medium']).describe('what is less sure is left out'),
  sources: z.array(z.string()).min(1).describe('keys of "sources" in this file'),
};

const waySchema = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('flight'),
    from: airport,
    to: airport,
    minutes: z.int().min(30).max(300).optional().describe('from gate to gate'),
    ...evidence,
  }),
  z.strictObject({
    by: z.literal('road'),
    kilometres,
    hours: z
      .tuple([z.number().positive(), z.number().positive()])
      .refine(([least, most]) => least < most, 'the fewer hours first')
      .describe('at least and at most, with short breaks'),
    ...evidence,
  }),
  z.strictObject({
    by: z.literal('rail'),
    to: z.literal('konya').describe('the station of the high-speed train'),
    onward: z.strictObject({ kilometres }).describe('from there by road'),
    ...evidence,
  }),
]);

export const legsSchema = z
  .strictObject({
    checked: z.iso.date().describe('day on which the facts were last checked'),
    sources: z.record(
      z.string(),
      z.strictObject({
        name: z.string().trim().min(3).max(120).transform(keepTogether),
        url: z.url({ protocol: /^https$/ }).optional(),
      }),
    ),
    legs: z.array(z.strictObject({ from: place, to: place, ways: z.array(waySchema).min(1) })),
  })
  .superRefine(({ sources, legs }, context) => {
    for (const { from, to, ways } of legs) {
      for (const source of ways.flatMap((way) => way.sources)) {
        if (Object.hasOwn(sources, source)) continue;
        context.addIssue({ code: 'custom', message: `${from}–${to}: no source "${source}"` });
      }
    }
  });

export type Way = z.infer<typeof waySchema>;
