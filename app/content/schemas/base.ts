import { z } from 'zod';
import { translated } from './translated.ts';

export const latitude = z.number().min(35).max(43);
export const longitude = z.number().min(25).max(46);

export const base = z
  .string()
  .regex(/^[a-z]+$/)
  .describe('an id: small Latin letters only, because the address of a trip has it');

/** Fields of a destination's `facts.json`. */
export const baseFacts = {
  bases: z
    .array(
      z.strictObject({
        id: base,
        name: translated.describe('the name in each language; in Turkish as signs have it'),
        from: translated.describe(
          'where the ways of a day begin: "From Göreme", "Göreme’den"; in a city its quarter',
        ),
        latitude,
        longitude,
        source: z
          .string()
          .trim()
          .min(3)
          .max(160)
          .describe('what the coordinates are of, and who gives them'),
      }),
    )
    .min(1)
    .max(6)
    .describe('the towns where one sleeps, in the order in which the plan gets there'),
  nightBases: z
    .array(base)
    .min(1)
    .max(4)
    .describe(
      'ids of "bases": for the evening of arrival, then for the evening of each day of the plan; ' +
        'more nights are at the last one',
    ),
};
