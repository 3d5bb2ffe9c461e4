import { z } from 'zod';
import { destination, factsChecked, scene, summary } from '../schemas.ts';
import { confidence, slug, sources, text } from './text.ts';

/* content/months/<month>/ */

export const monthFactsSchema = z.strictObject({
  scene,
  factsChecked,
  happens: z.array(
    z.strictObject({
      id: slug,
      destination,
      confidence,
      asOf: text(4, 60),
      sources,
    }),
  ),
  leaveOut: z.array(destination).max(3),
});

export const monthWordsSchema = z.strictObject({
  title: text(6, 40),
  subtitle: text(8, 60),
  summary,
  happens: z.array(z.strictObject({ id: slug, text: text(12, 320) })),
  pack: z.array(text(10, 160)).min(3).max(5),
  leaveOut: z.array(z.strictObject({ id: destination, text: text(30, 320) })),
  move: text(60, 420),
});
