import { z } from 'zod';
import { draft } from '../closed.ts';
import { photos } from './photo.ts';
import {
  destination,
  factsChecked,
  illustration,
  pictureTexts,
  scene,
  summary,
} from '../schemas.ts';
import { https, text, translated } from './text.ts';

/* content/guide/<id>/ */

export const articleFactsSchema = z.strictObject({
  scene,
  readTime: z.int().min(1).max(30),
  draft,
  factsChecked,
  sources: z
    .array(
      z.strictObject({
        name: translated,
        language: z.enum(['en', 'tr']).default('en'),
        url: https.optional(),
      }),
    )
    .min(2)
    .max(8),
  destinations: z.array(destination),
  photos,
  illustrations: z
    .array(
      z.strictObject({
        id: illustration,
        after: z.int().min(0),
      }),
    )
    .max(4)
    .default([]),
});

export const articleWordsSchema = z.strictObject({
  title: text(8, 90),
  excerpt: text(60, 260),
  summary,
  ...pictureTexts,
  practical: z
    .array(z.strictObject({ label: text(2, 40), text: text(15, 320) }))
    .min(3)
    .max(7),
});
