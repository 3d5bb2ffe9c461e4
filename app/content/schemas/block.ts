import { z } from 'zod';
import { text } from './text.ts';

export const blockWordsSchema = z.strictObject({ title: text(3, 80) });

/** Folders in content/blocks. */
export const blockIds = [
  'intro-welcome',
  'intro-layers',
  'intro-nature',
  'best-time',
  'getting-around',
  'contact',
  'price',
  'month-rule',
  'credits-drawings',
  'credits-own-photos',
  'credits-photos',
  'credits-fonts',
  'credits-data',
  'accessibility-tests',
  'accessibility-limits',
  'accessibility-ask',
  'privacy-device',
  'privacy-mail',
  'privacy-photos',
  'privacy-host',
  'privacy-rights',
  'take-along',
  'emergency-card',
] as const;
export type BlockId = (typeof blockIds)[number];
