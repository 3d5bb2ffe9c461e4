import { z } from 'zod';
import { destination, factsChecked, scene, summary, text } from '../schemas.ts';

/* content/months/<month>/ */

const happening = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .describe('an id, the same in facts and words');

export const monthFactsSchema = z.strictObject({
  scene: scene.describe('another one for each month'),
  factsChecked,
  happens: z
    .array(
      z.strictObject({
        id: happening,
        destination,
        confidence: z.enum(['high', 'medium']).describe('what is less sure is left out'),
        asOf: text(4, 60, 'the time that the facts are of, in English'),
        sources: z.array(text(3, 160, 'who says it')).min(1),
      }),
    )
    .describe('what happens where; each language says it'),
  leaveOut: z.array(destination).max(3).describe('places that one would rather see another month'),
});

export const monthWordsSchema = z.strictObject({
  title: text(6, 40, 'the country and the month'),
  subtitle: text(8, 60, 'the line under it, without a full stop'),
  summary,
  happens: z
    .array(z.strictObject({ id: happening, text: text(12, 320, 'what happens') }))
    .describe('one for each in facts.json'),
  pack: z
    .array(text(10, 160, 'what to pack, and why'))
    .min(3)
    .max(5),
  leaveOut: z
    .array(z.strictObject({ id: destination, text: text(30, 320, 'the honest reason') }))
    .describe('one for each in facts.json'),
  move: text(60, 420, 'what a month earlier or later would change'),
});
