import { z } from 'zod';
import { text, translated } from './text.ts';

export const latitude = z.number().min(35).max(43);
export const longitude = z.number().min(25).max(46);

export const base = z.string().regex(/^[a-z]+$/);

/** Fields of a destination's `facts.json`. */
export const baseFacts = {
  bases: z
    .array(
      z.strictObject({
        id: base,
        name: translated,
        from: translated,
        latitude,
        longitude,
        source: text(3, 160),
      }),
    )
    .min(1)
    .max(6),
  nightBases: z.array(base).min(1).max(4),
};
