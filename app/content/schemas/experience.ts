import { z } from 'zod';
import { draft } from '../closed.ts';
import { destination, scene } from '../schemas.ts';
import { text } from './text.ts';

/* content/experiences/<key>/ */

export const experienceFactsSchema = z.strictObject({
  scene,
  icon: z.enum(['column', 'camera', 'tea']),
  draft,
  destinations: z.array(destination),
});

export const experienceWordsSchema = z.strictObject({
  name: text(3, 40),
  description: text(10, 120),
  facts: z
    .array(
      z.strictObject({
        label: text(2, 40),
        text: text(2, 240),
      }),
    )
    .min(6)
    .max(8),
});
