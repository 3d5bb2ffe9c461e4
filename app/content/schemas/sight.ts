import { z } from 'zod';
import { confidence, slug, text } from './text.ts';
import { latitude, longitude } from './base.ts';

const position = z.strictObject({
  latitude,
  longitude,
  confidence,
  source: text(3, 160),
});

/** In a destination's `facts.json`. What we do not know is left out. */
export const sightFacts = z
  .array(
    z.strictObject({
      id: slug,
      sign: text(3, 50),
      position: position.optional(),
      within: slug.optional(),
      byBoat: z.literal(true).optional(),
      minutes: z.int().positive().max(600).optional(),
      entry: z.enum(['ticket', 'free', 'gallery']).optional(),
      stairs: z.enum(['none', 'some', 'many']).optional(),
      shade: z.enum(['little', 'some', 'inside']).optional(),
    }),
  )
  .min(5)
  .max(8);

export const sightWords = z.array(
  z.strictObject({
    id: slug.meta({ relation: 'sights' }),
    name: text(3, 60),
    text: text(40, 260),
    alt: text(10, 180).optional(),
  }),
);
