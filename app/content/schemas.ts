import { z } from 'zod';
import { illustrations, scenes } from '../pictures/art/manifest.ts';
import { localeInfo, locales } from '../locales.ts';
import { baseFacts, latitude, longitude } from './schemas/base.ts';
import { businessSchema, socialSchema } from './schemas/business.ts';
import { buysSchema, differsOnDay, offerSchema } from './schemas/offer.ts';
import { closedFacts, draft } from './closed.ts';
import { efforts } from './efforts.ts';
import { photos } from './schemas/photo.ts';
import { sightFacts, sightWords } from './schemas/sight.ts';
import { climateFacts, monthNumbers } from '../climate/climate-facts.ts';
import { sources, text, translated } from './schemas/text.ts';
import { weekdays } from './weekdays.ts';

/* What a field holds, its `hint.` in app/admin/words/ says: owners read it beside the field. */

const id = z.string().regex(/^[a-z][a-zA-Z-]*$/);

/** `relation` tells the form in /admin which choices to offer. */
export const destination = id.meta({ relation: 'destinations' });

const listOf = (relation: string) => z.array(id.meta({ relation }));

export const siteSchema = z.strictObject({
  name: translated,
  abbreviation: text(1, 6),
  email: z.email(),
  social: socialSchema,
  origin: z.url(),
  business: businessSchema.optional(),
  offer: offerSchema,
  destinations: listOf('destinations'),
  answers: listOf('answers'),
  experiences: listOf('experiences'),
  guide: listOf('guide'),
  trips: listOf('trips'),
  people: listOf('people').default([]),
  reviews: listOf('reviews').default([]),
  departures: listOf('departures').default([]),
  before: listOf('before').default([]),
  notices: listOf('notices').default([]),
});

export const tagsSchema = z.array(
  z.strictObject({
    id,
    hidden: z.literal(true).optional(),
    name: translated,
  }),
);

/** A name that the code knows. */
const keyOf = <Key extends string>(known: Readonly<Record<Key, unknown>>, says: string) =>
  z.custom<Key>((value) => typeof value === 'string' && Object.hasOwn(known, value), says);

export const scene = keyOf(scenes, 'expected the name of a picture in art/scenes').meta({
  relation: 'scenes',
});
export const illustration = keyOf(
  illustrations,
  'expected the name of a picture in art/illustrations',
).meta({ relation: 'illustrations' });

export const price = z.int().positive();

export const factsChecked = z.iso.date();
export const effort = z.enum(efforts);
/** Full days at a place: of its plan, and the nights of its price. */
const planDays = { least: 2, most: 3 } as const;

export const destinationFactsSchema = z.strictObject({
  scene,
  price,
  nights: z.int().min(planDays.least).max(planDays.most),
  buys: buysSchema.optional(),
  ...closedFacts,
  tags: z
    .array(id.meta({ relation: 'tags' }))
    .min(1)
    .max(4),
  place: z.strictObject({
    latitude,
    longitude,
    airports: z.array(z.string().regex(/^[A-Z]{3}$/)).min(1),
    worldHeritage: z.strictObject({ id: z.int().positive(), year: z.int().min(1978) }).optional(),
  }),
  ...baseFacts,
  bestMonths: monthNumbers.min(1),
  effort,
  climate: climateFacts,
  sights: sightFacts,
  closings: z
    .array(
      z.strictObject({
        sight: id,
        weekday: z.enum(weekdays),
        publicHolidays: z.literal(true).optional(),
        sources,
      }),
    )
    .default([]),
  kilometres: z.record(id, z.int().positive()),
  factsChecked,
  photos,
  illustrations: z.array(illustration).max(2).default([]),
});

const illustrationWordsSchema = z.strictObject({
  id: illustration,
  title: text(8, 90),
  alt: text(20, 260),
  legend: z.array(text(4, 160)).max(9),
});

export const pictureTexts = {
  imageAlt: text(20, 180),
  illustrations: z.array(illustrationWordsSchema).default([]),
};

export const summary = text(70, 160);

const planNote = z
  .strictObject({
    /** A Friday counts until the date is known. */
    when: z.enum(['hot', 'cold', 'swim', 'car', 'undated', 'friday']).optional(),
    months: monthNumbers.optional(),
    text: text(15, 220),
    /** The same without its condition, for a trip in which it holds. */
    known: text(10, 220).optional(),
  })
  .refine(({ when, months }) => (when === undefined) !== (months === undefined), {
    message: 'either "when" or "months"',
  });
export type PlanNote = z.infer<typeof planNote>;

const planDay = z.strictObject({
  title: text(3, 60),
  text: text(120, 700),
  sights: listOf('sights').default([]),
  notes: z.array(planNote).optional(),
  extras: differsOnDay.extras,
  without: differsOnDay.without,
});

export const destinationWordsSchema = z.strictObject({
  title: text(2, 30),
  inText: text(2, 40).optional(),
  subtitle: text(8, 70),
  description: text(50, 170),
  summary,
  ...pictureTexts,
  highlights: z.array(z.strictObject({ title: text(3, 60), text: text(60, 420) })).length(3),
  effort: text(30, 240),
  station: text(2, 40),
  bestTime: z.strictObject({
    months: text(3, 100),
    spring: text(60, 700),
    summer: text(60, 700),
    autumn: text(60, 700),
    winter: text(60, 700),
  }),
  tips: z
    .array(z.strictObject({ title: text(3, 60), text: text(30, 420) }))
    .min(6)
    .max(8),
  sights: sightWords,
  arrival: text(60, 320),
  arrivalExtras: differsOnDay.extras,
  plan: z.array(planDay).min(planDays.least).max(planDays.most),
  gettingThere: text(80, 1200),
});

/** In the order of the page. */
export const answerTopics = ['booking', 'papers', 'roads', 'faith', 'people', 'safety'] as const;

export const answerFactsSchema = z.strictObject({
  draft,
  factsChecked,
  topic: z.enum(answerTopics).default('papers'),
  locales: z
    .array(keyOf(localeInfo, 'expected a language of app/locales.ts').meta({ relation: 'locales' }))
    .min(1)
    .default(locales),
});

export const answerWordsSchema = z.strictObject({
  question: text(8, 90),
});
