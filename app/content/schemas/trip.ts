import { z } from 'zod';
import { base } from './base.ts';
import { closedFacts } from '../closed.ts';
import { means } from '../legs.ts';
import { differsOnDay } from './offer.ts';
import { destination, effort, factsChecked, pictureTexts, scene, text } from '../schemas.ts';

/* content/trips/<id>/ */

export const tripFactsSchema = z.strictObject({
  scene: scene.describe('the picture of its card and of its shared link; no other trip has it'),
  ...closedFacts,
  from: z
    .string()
    .meta({ relation: 'gateways' })
    .optional()
    .describe(
      'for a trip by car from home: the id of the gateway in content/legs.json where it begins and ends',
    ),
  stops: z
    .array(
      z.strictObject({
        place: destination.describe('where one stays'),
        by: z
          .enum(means)
          .optional()
          .describe('how one comes from the stop before; a way of content/legs.json'),
        nights: z.int().min(1).max(14),
        bases: z
          .array(base.meta({ relation: 'basesOfStop' }))
          .optional()
          .describe('where each night is spent, if it is not as in the plan of the place'),
      }),
    )
    .min(1)
    .max(6)
    .describe('in the order of the journey; the first without "by"'),
  months: z
    .array(z.int().min(1).max(12))
    .min(1)
    .describe(
      'numbers of the months that we would go in; at no stop may the rule say "rest", or, with ' +
        '"swim", the sea be cold; with "snow" it freezes by night at one stop',
    ),
  swim: z
    .literal(true)
    .optional()
    .describe('true: made for the water, so that its months follow the sea and not the rule'),
  snow: z
    .literal(true)
    .optional()
    .describe('true: made for the snow, so that its months follow the frost and not the rule'),
  children: z.literal(true).optional().describe('true: made for families with small children'),
  effort: effort
    .optional()
    .describe('how many steps, if its days leave out what is hard; else as at the hardest stop'),
  pictures: z
    .array(
      z.strictObject({
        day: z.int().min(1).describe('the number of a day with words of its own'),
        sight: z.string().describe('the id of a sight of the place of that day'),
      }),
    )
    .default([])
    .describe('pictures beside days of their own words; a day of a plan has one of its sights'),
  factsChecked,
});
export type TripFacts = z.infer<typeof tripFactsSchema>;

const ownDay = z
  .strictObject({
    title: text(3, 60, 'a few words, without the number of the day'),
    text: text(80, 700, 'the day; on a day of travel, what the way is like'),
    body: text(20, 160, 'what the day asks of the body: steps, slopes, hours on foot').optional(),
    ...differsOnDay,
  })
  .describe('a day in words of its own');
const planDay = z
  .strictObject({
    plan: z.int().min(1).max(3).describe('this day of the plan of the place, in this language'),
  })
  .describe('a day of the plan of the place');

export const tripWordsSchema = z.strictObject({
  title: text(8, 50, 'the name on the card'),
  subtitle: text(10, 90, 'the line under the name, without a full stop'),
  description: text(60, 240, 'what the card says'),
  summary: text(70, 160, 'one sentence for search engines, 120–155 characters'),
  imageAlt: pictureTexts.imageAlt
    .optional()
    .describe(
      'what our drawn picture shows; without it, the words of the place or article whose picture it is',
    ),
  suits: text(30, 180, 'for whom it is, a sentence'),
  effort: text(30, 240, 'what it asks of the body: stairs, slopes, hours on foot'),
  days: z
    .array(z.union([ownDay, planDay]))
    .min(3)
    .describe('one for each night, and the last day; days of travel have words of their own'),
  tips: z
    .array(z.strictObject({ title: text(2, 60, 'a few words'), text: text(30, 420, 'sentences') }))
    .min(3)
    .max(5),
});
