import { z } from 'zod';

/* Words that visitors search for and texts do not have: content/search/<locale>.json. */

export const searchWordsSchema = z
  .record(
    z.string().regex(/^(?:\/[a-z-]*(?:\/[\w-]+)*)?(?:#[\w-]+)?$/),
    z
      .string()
      .trim()
      .min(2)
      .max(600)
      .describe(
        'words with spaces between them; behind “ / ” those that other entries are asked with too',
      ),
  )
  .describe(
    'by English addresses with their section, or a section alone: #best-time of every page',
  );
