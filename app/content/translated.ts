import { z } from 'zod';
import type { Locale } from '../locales.ts';

export const translated = z
  .strictObject({
    en: z.string().min(1),
    tr: z.string().min(1),
    ar: z.string().min(1),
  } satisfies Record<Locale, z.ZodString>)
  .describe('one text for each language');
