import { z } from 'zod';
import { text } from './schemas/text.ts';

/**
 * Words that visitors search for and texts do not have, with spaces between them; behind “ / ” those
 * that other entries are asked with too. The key is an English address with its section, or a section
 * alone: `#best-time` of every page.
 */
export const searchWordsSchema = z.record(
  z.string().regex(/^(?:\/[a-z-]*(?:\/[\w-]+)*)?(?:#[\w-]+)?$/),
  text(2, 600),
);
