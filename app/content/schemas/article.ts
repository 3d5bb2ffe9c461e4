import { z } from 'zod';
import { draft } from '../closed.ts';
import { photos } from './photo.ts';
import { translated } from './translated.ts';
import {
  destination,
  factsChecked,
  illustration,
  pictureTexts,
  scene,
  summary,
  text,
} from '../schemas.ts';

/* content/guide/<id>/ */

export const articleFactsSchema = z.strictObject({
  scene,
  readTime: z.int().min(1).max(30).describe('minutes at 225 English words a minute'),
  draft,
  factsChecked,
  sources: z
    .array(
      z.strictObject({
        name: translated.describe('who says it and where; names stay as they are'),
        language: z.enum(['en', 'tr']).default('en').describe('the language of the source'),
        url: z
          .url({ protocol: /^https$/ })
          .optional()
          .describe('https address; none where only the publication is known'),
      }),
    )
    .min(2)
    .max(8)
    .describe('where the facts come from and can be checked again'),
  destinations: z.array(destination).describe('destinations that the article leads to'),
  photos,
  illustrations: z
    .array(
      z.strictObject({
        id: illustration,
        after: z.int().min(0).describe('the section it follows; 0 is the text before the first'),
      }),
    )
    .max(4)
    .default([])
    .describe('drawings that explain, in the order of the text'),
});

export const articleWordsSchema = z.strictObject({
  title: text(8, 90, 'the heading'),
  excerpt: text(60, 260, 'two sentences for the card'),
  summary,
  ...pictureTexts,
  practical: z
    .array(z.strictObject({ label: text(2, 40, 'a label'), text: text(15, 320, 'a sentence') }))
    .min(3)
    .max(7)
    .describe('the boxed practical summary'),
});
