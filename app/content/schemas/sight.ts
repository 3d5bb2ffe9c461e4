import { z } from 'zod';
import { latitude, longitude } from './base.ts';

const text = (min: number, max: number) => z.string().trim().min(min).max(max);

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

const position = z.strictObject({
  latitude,
  longitude,
  confidence: z.enum(['high', 'medium']),
  source: z.string().trim().min(3).max(160).describe('who gives the coordinates'),
});

/** In a destination's `facts.json`. What we do not know is left out. */
export const sightFacts = z
  .array(
    z.strictObject({
      id: id.describe('part of the address of the sight; a stamp of this name is its picture'),
      sign: text(3, 50).describe('the name in Turkish, as signs have it'),
      position: position.optional().describe('where it is, if a source is sure'),
      within: id
        .optional()
        .describe('the base or the sight that it lies in, to which no distance is told'),
      byBoat: z.literal(true).optional().describe('true: only a boat goes there'),
      minutes: z.int().positive().max(600).optional().describe('how long we would plan for it'),
      entry: z
        .enum(['ticket', 'free', 'gallery'])
        .optional()
        .describe('gallery: a ticket for those who do not come to pray'),
      stairs: z
        .enum(['none', 'some', 'many'])
        .optional()
        .describe('steps and steep ways on the spot'),
      shade: z.enum(['little', 'some', 'inside']).optional(),
    }),
  )
  .min(5)
  .max(8);

export const sightWords = z.array(
  z.strictObject({
    id: id.meta({ relation: 'sights' }).describe('of the sight in facts.json'),
    name: text(3, 60).describe('the name in this language'),
    text: text(40, 260).describe('what it is, what its Turkish name means, why one goes'),
    alt: text(10, 180).describe('what our drawn picture of it shows').optional(),
  }),
);
