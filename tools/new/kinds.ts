import type { z } from 'zod';
import { articleWordsSchema } from '../../app/content/article-schemas.ts';
import { answerWordsSchema, destinationWordsSchema } from '../../app/content/schemas.ts';
import { filledWords } from './fill.ts';

/* What can be begun with `npm run new`, and what stands in it at first. */

type Site = { destinations: readonly string[] };

type Kind = {
  /** The folder in `content/`, and the list in `content/site.json`. */
  folder: 'destinations' | 'guide' | 'answers';
  facts: (id: string, today: string, site: Site) => object;
  words: z.ZodType;
  /** More words than the schema asks for: as many as the facts say. */
  more?: (words: Record<string, unknown>) => Record<string, unknown>;
  /** Its own picture. */
  drawn: boolean;
};

const months = (value: number) => Array.from({ length: 12 }, () => value);

const photo = { host: 'unsplash', id: 'photo-WRITE', licence: 'Unsplash License' };

const sights = 5;

/** The middle of the country, until somebody says where it is. */
const middle = { latitude: 39, longitude: 35.2 };

export const kinds: Record<string, Kind> = {
  destination: {
    folder: 'destinations',
    words: destinationWordsSchema,
    drawn: true,
    facts: (id, today) => ({
      todo: ['price', 'tags', 'place', 'bestMonths', 'climate', 'kilometres', 'factsChecked'],
      scene: id,
      price: 1,
      tags: ['cultural'],
      place: { ...middle, airports: ['AAA'] },
      bestMonths: [5],
      climate: {
        meanHighC: months(20),
        meanLowC: months(10),
        precipitationMm: months(50),
        rainDays: months(5),
        sunshineHours: months(200),
        years: '2003–2021',
      },
      photos: [photo],
      illustrations: [],
      sights: Array.from({ length: sights }, (_, at) => `WRITE ${at + 1}`),
      kilometres: {},
      factsChecked: today,
    }),
    more: (words) => ({
      ...words,
      sights: Array.from({ length: sights }, () => filledWords(sightSchema)),
    }),
  },
  article: {
    folder: 'guide',
    words: articleWordsSchema,
    drawn: true,
    facts: (id, today, site) => ({
      todo: ['readTime', 'destinations', 'factsChecked'],
      scene: id,
      readTime: 5,
      factsChecked: today,
      sources: [{ name: 'WRITE: who says it' }, { name: 'WRITE: who else says it' }],
      destinations: site.destinations.slice(0, 1),
      illustrations: [],
      photos: [photo],
    }),
  },
  answer: {
    folder: 'answers',
    words: answerWordsSchema,
    drawn: false,
    facts: (_, today) => ({ factsChecked: today }),
  },
};

const sightSchema = destinationWordsSchema.shape.sights.element;
