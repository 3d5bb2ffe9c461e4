import { z } from 'zod';

/** What a person speaks or a text is written in; it need not be a language of the site. */
export const language = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'the two or three small letters of a language: en, tr, ar, de');

export const languages = z.array(language);
