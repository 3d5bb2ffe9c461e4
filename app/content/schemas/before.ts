import { z } from 'zod';
import { means } from '../legs.ts';
import { monthNumbers } from '../../climate/climate-facts.ts';
import { answerFactsSchema, destination } from '../schemas.ts';
import { sources, text } from './text.ts';

/* content/before/<id>/: what to do before a trip that has a first day. */

export const beforeFactsSchema = z.strictObject({
  days: z.int().min(1).max(365),
  by: z.enum(means).optional(),
  places: z.array(destination).min(1).optional(),
  months: monthNumbers.min(1).optional(),
  /** By content/holidays.json. */
  during: z.enum(['bayram', 'school']).optional(),
  locales: answerFactsSchema.shape.locales,
  sources,
});

export const beforeWordsSchema = z.strictObject({ title: text(2, 40) });
