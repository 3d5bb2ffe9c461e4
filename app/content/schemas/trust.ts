import { z } from 'zod';
import { draft } from '../closed.ts';
import { photo } from './photo.ts';
import { price } from '../schemas.ts';
import { https, language, languages, text } from './text.ts';

/* content/people/<id>/, content/reviews/<id>/ and content/departures/<id>/; there may be none. */

export const personFactsSchema = z.strictObject({
  photo: photo.optional(),
  languages: languages.min(1),
  since: z.int().min(1950).max(2100),
  experiences: z.array(z.string().meta({ relation: 'experiences' })).default([]),
  draft,
});

export const personWordsSchema = z.strictObject({
  name: text(2, 60),
  role: text(2, 80),
});

/** What a review is about, as `about` has it. */
export const subjectOf = (list: 'trips' | 'destinations', id: string) => `${list}/${id}`;

export const reviewFactsSchema = z.strictObject({
  about: z.string().regex(/^(?:trips|destinations)\/[a-z][a-zA-Z-]*$/),
  language,
  text: text(20, 1200),
  name: text(2, 60),
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'year and month: 2027-05'),
  source: z.strictObject({
    name: text(2, 60),
    url: https,
  }),
});

export const departureFactsSchema = z.strictObject({
  trip: z.string().meta({ relation: 'trips' }),
  start: z.iso.date(),
  price,
  places: z.enum(['open', 'few', 'full']),
});
