import { z } from 'zod';
import { draft } from '../closed.ts';
import { language, languages } from '../language.ts';
import { photoWithLocal } from './photo.ts';
import { price, text } from '../schemas.ts';

/* content/people/<id>/, content/reviews/<id>/ and content/departures/<id>/; there may be none. */

export const personFactsSchema = z.strictObject({
  photo: photoWithLocal
    .optional()
    .describe('a portrait; without it the page shows the first letter of the name'),
  languages: languages.min(1).describe('what this person speaks, the best first: en, tr, ar, de'),
  since: z.int().min(1950).max(2100).describe('the year in which this person began with you'),
  experiences: z
    .array(z.string().meta({ relation: 'experiences' }))
    .default([])
    .describe('the experiences that this person leads'),
  draft,
});

export const personWordsSchema = z.strictObject({
  name: text(2, 60, 'the name in this script'),
  role: text(2, 80, 'what this person does for guests'),
});

/** What a review is about, as `about` has it. */
export const subjectOf = (list: 'trips' | 'destinations', id: string) => `${list}/${id}`;

export const reviewFactsSchema = z.strictObject({
  about: z
    .string()
    .regex(/^(?:trips|destinations)\/[a-z][a-zA-Z-]*$/)
    .describe('the page that shows it'),
  language: language.describe('the language of the text: en, tr, ar, de'),
  text: z
    .string()
    .trim()
    .min(20)
    .max(1200)
    .describe('word for word, as its author wrote it; an empty line between paragraphs'),
  name: text(2, 60, 'the name that the author signed with'),
  month: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'year and month: 2027-05')
    .describe('the month of the trip, for example 2027-05'),
  source: z.strictObject({
    name: text(2, 60, 'where it was published, for example Google or Tripadvisor'),
    url: z.url({ protocol: /^https$/ }).describe('the https address of the review itself'),
  }),
});

export const departureFactsSchema = z.strictObject({
  trip: z.string().meta({ relation: 'trips' }).describe('a ready-made trip'),
  start: z.iso.date().describe('the first day; from the day after it the departure is not shown'),
  price: price.describe('US dollars for one person, without decimals'),
  places: z.enum(['open', 'few', 'full']).describe('whether there are places left'),
});
