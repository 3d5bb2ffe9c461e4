import { z } from 'zod';
import { base } from './base.ts';
import { closedFacts } from '../closed.ts';
import { means } from '../legs.ts';
import { monthNumbers } from '../../climate/climate-facts.ts';
import { differsOnDay } from './offer.ts';
import { destination, effort, factsChecked, pictureTexts, scene, summary } from '../schemas.ts';
import { text } from './text.ts';

/* content/trips/<id>/ */

export const tripFactsSchema = z.strictObject({
  scene,
  ...closedFacts,
  from: z.string().meta({ relation: 'gateways' }).optional(),
  stops: z
    .array(
      z.strictObject({
        place: destination,
        by: z.enum(means).optional(),
        nights: z.int().min(1).max(14),
        bases: z.array(base.meta({ relation: 'basesOfStop' })).optional(),
      }),
    )
    .min(1)
    .max(6),
  months: monthNumbers.min(1),
  swim: z.literal(true).optional(),
  snow: z.literal(true).optional(),
  children: z.literal(true).optional(),
  effort: effort.optional(),
  pictures: z.array(z.strictObject({ day: z.int().min(1), sight: z.string() })).default([]),
  factsChecked,
});
export type TripFacts = z.infer<typeof tripFactsSchema>;

const ownDay = z.strictObject({
  title: text(3, 60),
  text: text(80, 700),
  body: text(20, 160).optional(),
  ...differsOnDay,
});
const planDay = z.strictObject({ plan: z.int().min(1).max(3) });

export const tripWordsSchema = z.strictObject({
  title: text(8, 50),
  subtitle: text(10, 90),
  description: text(60, 240),
  summary,
  imageAlt: pictureTexts.imageAlt.optional(),
  suits: text(30, 180),
  /** In English the end of “Not for you if”. */
  notFor: text(30, 180),
  effort: text(30, 240),
  days: z.array(z.union([ownDay, planDay])).min(3),
  tips: z
    .array(z.strictObject({ title: text(2, 60), text: text(30, 420) }))
    .min(3)
    .max(5),
});
