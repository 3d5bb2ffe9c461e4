import { z } from 'zod';
import { draft } from '../closed.ts';
import { destination, scene, text } from '../schemas.ts';

/* content/experiences/<key>/ */

export const experienceFactsSchema = z.strictObject({
  scene,
  icon: z.enum(['column', 'camera', 'tea']),
  draft,
  destinations: z.array(destination),
});

export const experienceWordsSchema = z.strictObject({
  name: text(3, 40, 'the name of the experience'),
  description: text(10, 120, 'one line under the name'),
  facts: z
    .array(
      z.strictObject({
        label: text(2, 40, 'a label'),
        text: text(2, 240, 'a few words'),
      }),
    )
    .min(6)
    .max(8)
    .describe('the least: for whom, where, season, length, group, what to bring'),
});
