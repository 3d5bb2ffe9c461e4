import { z } from 'zod';
import { inEachLocale } from '../../locales.ts';

export const text = (min: number, max: number) => z.string().trim().min(min).max(max);

/** An id of small letters, with hyphens between words. */
export const slug = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);

export const translated = z.strictObject(inEachLocale(() => z.string().min(1)));

export const https = z.url({ protocol: /^https$/ });

/** Names in our own words where something is said. */
export const sources = z.array(text(3, 160)).min(1);

export const confidence = z.enum(['high', 'medium']);

/** What a person speaks or a text is written in; it need not be a language of the site. */
export const language = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'the two or three small letters of a language: en, tr, ar, de');

export const languages = z.array(language);
