import { z } from 'zod';

/** Of a person or a text, which may be none of the site's. */
export const language = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'the two or three small letters of a language: en, tr, ar, de');

export const languages = z.array(language);
