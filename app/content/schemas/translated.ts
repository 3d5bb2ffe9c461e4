import { z } from 'zod';
import { inEachLocale } from '../../locales.ts';

export const translated = z.strictObject(inEachLocale(() => z.string().min(1)));
