import { z } from 'zod';
import { illustrations, scenes, type IllustrationName, type SceneName } from '../art/manifest.ts';
import { isLocale, locales, type Locale } from '../locales.ts';
import { baseFacts, latitude, longitude } from './schemas/base.ts';
import { businessSchema, socialSchema } from './schemas/business.ts';
import { buysSchema, differsOnDay, offerSchema } from './schemas/offer.ts';
import { closedFacts, draft } from './closed.ts';
import { photos } from './schemas/photo.ts';
import { noteConditions } from './plan-notes.ts';
import { sightFacts, sightWords } from './schemas/sight.ts';
import { monthNumbers, seasonalFacts } from './seasonal-facts.ts';
import { translated } from './schemas/translated.ts';
import { weekdays } from './weekdays.ts';

/* Descriptions are for authors: the build prints them with the file and field that does not fit. */

export const text = (min: number, max: number, description: string) =>
  z.string().trim().min(min).max(max).describe(description);

const id = z
  .string()
  .regex(/^[a-z][a-zA-Z-]*$/)
  .describe('an id: Latin letters and hyphens');

/** `relation` tells the form in /admin which choices to offer. */
export const destination = id.meta({ relation: 'destinations' });

const listOf = (relation: string) => z.array(id.meta({ relation }));

export const siteSchema = z.strictObject({
  name: translated,
  abbreviation: text(1, 6, 'the short site name in the toolbar'),
  email: z.email().describe('the address that inquiries go to'),
  social: socialSchema,
  origin: z.url().describe('scheme and host of the deployed site, without a slash at the end'),
  business: businessSchema.optional().describe('who answers, for the pages to show'),
  offer: offerSchema.describe('what the prices of all places include'),
  destinations: listOf('destinations').describe(
    'folders in content/destinations, in the order shown',
  ),
  answers: listOf('answers').describe('folders in content/answers, in the order shown'),
  experiences: listOf('experiences').describe('folders in content/experiences, in the order shown'),
  guide: listOf('guide').describe('folders in content/guide, in the order shown'),
  trips: listOf('trips').describe('folders in content/trips, in the order shown'),
  people: listOf('people').default([]).describe('folders in content/people, in the order shown'),
  reviews: listOf('reviews').default([]).describe('folders in content/reviews, in the order shown'),
  departures: listOf('departures')
    .default([])
    .describe('folders in content/departures; shown by date'),
  notices: listOf('notices').default([]).describe('folders in content/notices, in the order shown'),
});

export const tagsSchema = z.array(
  z.strictObject({
    id,
    hidden: z.literal(true).optional().describe('true: no filter button'),
    name: translated,
  }),
);

const isScene = (value: unknown): value is SceneName =>
  typeof value === 'string' && Object.hasOwn(scenes, value);
export const scene = z
  .custom<SceneName>(isScene, 'expected the name of a picture in art/scenes')
  .meta({ relation: 'scenes' });

const isIllustration = (value: unknown): value is IllustrationName =>
  typeof value === 'string' && Object.hasOwn(illustrations, value);
export const illustration = z
  .custom<IllustrationName>(isIllustration, 'expected the name of a picture in art/illustrations')
  .meta({ relation: 'illustrations' });

export const price = z.int().positive();

export const factsChecked = z.iso.date().describe('day on which the facts were last checked');
/** Amount of steps, slopes and rough paths, from least to most. */
export const efforts = ['few', 'some', 'many'] as const;
export const effort = z.enum(efforts);
export type Effort = z.infer<typeof effort>;
/** Full days at a place: of its plan, and the nights of its price. */
const planDays = { least: 2, most: 3 } as const;
const byMonth = z.array(z.number()).length(12).describe('twelve numbers, January first');

export const destinationFactsSchema = z.strictObject({
  scene,
  price: price.describe(
    'US dollars for one person, two sharing a room, for the number of "nights"',
  ),
  nights: z
    .int()
    .min(planDays.least)
    .max(planDays.most)
    .describe('how many nights the price is for; the plan has as many days'),
  buys: buysSchema.optional().describe('in what the price differs from the offer of all places'),
  ...closedFacts,
  tags: z
    .array(id.meta({ relation: 'tags' }))
    .min(1)
    .max(4)
    .describe('ids from content/tags.json'),
  place: z.strictObject({
    latitude,
    longitude,
    airports: z
      .array(z.string().regex(/^[A-Z]{3}$/))
      .min(1)
      .describe('IATA codes'),
    worldHeritage: z
      .strictObject({ id: z.int().positive(), year: z.int().min(1978) })
      .optional()
      .describe('number and year on the UNESCO World Heritage List'),
  }),
  ...baseFacts,
  bestMonths: z
    .array(z.int().min(1).max(12))
    .min(1)
    .describe('numbers of the best months; what the page and the guide say agrees with them'),
  effort: effort.describe('how many steps, slopes and rough paths there are'),
  climate: z.strictObject({
    years: z
      .string()
      .regex(/^\d{4}–\d{4}$/)
      .describe('first and last year of the means'),
    meanHighC: byMonth,
    meanLowC: byMonth,
    precipitationMm: byMonth,
    rainDays: byMonth.describe('days with 1 mm or more'),
    ...seasonalFacts,
  }),
  sights: sightFacts.describe('in the order shown; each language says what they are'),
  closings: z
    .array(
      z.strictObject({
        sight: id.describe('the id of one of "sights"'),
        weekday: z.enum(weekdays),
        publicHolidays: z
          .literal(true)
          .optional()
          .describe('true: also closed on public holidays and on days of a bayram'),
        sources: z.array(text(3, 160, 'who says it, and of what year')).min(1),
      }),
    )
    .default([])
    .describe('days of the week on which a sight is closed; a trip with dates avoids them'),
  kilometres: z
    .record(id, z.int().positive())
    .describe('by road, to towns; distances between destinations are in content/legs.json'),
  factsChecked,
  photos,
  illustrations: z.array(illustration).max(2).default([]).describe('drawings that explain'),
});

const illustrationWordsSchema = z.strictObject({
  id: illustration,
  title: text(8, 90, 'what it explains'),
  alt: text(20, 260, 'what is to be seen'),
  legend: z.array(text(4, 160, 'what the number shows')).max(9),
});
export type IllustrationWords = z.infer<typeof illustrationWordsSchema>;

export const pictureTexts = {
  imageAlt: text(20, 180, 'what our drawn picture shows'),
  illustrations: z
    .array(illustrationWordsSchema)
    .default([])
    .describe('those of facts.json; the legend has a line for each number in the drawing'),
};

export const summary = text(70, 160, 'one sentence for search engines, 120–155 characters');

const planNote = z
  .strictObject({
    when: z
      .enum(noteConditions)
      .optional()
      .describe(
        'hot: 28 °C or more by day; cold: under 15 °C; swim: the sea is warm enough; undated: the trip has no dates',
      ),
    months: monthNumbers.optional(),
    text: text(15, 220, 'a sentence that says by itself when it holds'),
    known: text(10, 220, 'the same without its condition, for a trip in which it holds').optional(),
  })
  .refine(({ when, months }) => (when === undefined) !== (months === undefined), {
    message: 'either "when" or "months"',
  });

const planDay = z.strictObject({
  title: text(3, 60, 'a few words'),
  text: text(120, 700, 'the day, true in every month and with or without a car'),
  sights: listOf('sights')
    .default([])
    .describe('ids of the sights that the text names, in its order; map and calendar follow them'),
  notes: z.array(planNote).optional().describe('what holds in a season or by a way of travel only'),
  extras: differsOnDay.extras,
  without: differsOnDay.without,
});

export const destinationWordsSchema = z.strictObject({
  title: text(2, 30, 'the name on the poster'),
  inText: text(2, 40, 'the name within a sentence, such as "the Black Sea"').optional(),
  subtitle: text(8, 70, 'the line under the name, without a full stop'),
  description: text(50, 170, 'what the card says on hover'),
  summary,
  ...pictureTexts,
  highlights: z
    .array(z.strictObject({ title: text(3, 60, 'a few words'), text: text(60, 420, 'sentences') }))
    .length(3)
    .describe('exactly three'),
  effort: text(30, 240, 'what it asks of the body: where it is level, and where the steps are'),
  station: text(2, 40, 'the weather station of the figures'),
  bestTime: z.strictObject({
    months: text(3, 100, 'the best months in words'),
    spring: text(60, 700, 'spring in sentences'),
    summer: text(60, 700, 'summer in sentences'),
    autumn: text(60, 700, 'autumn in sentences'),
    winter: text(60, 700, 'winter in sentences'),
  }),
  tips: z
    .array(z.strictObject({ title: text(3, 60, 'a few words'), text: text(30, 420, 'sentences') }))
    .min(6)
    .max(8),
  sights: sightWords.describe('one for each sight in facts.json'),
  arrival: text(60, 320, 'the hours that are left on the day of arrival, in any season'),
  arrivalExtras: differsOnDay.extras,
  plan: z
    .array(planDay)
    .min(planDays.least)
    .max(planDays.most)
    .describe('full days, the most important first; a short stay has the first of them only'),
  gettingThere: text(80, 1200, 'airports, road and rail, with "about" times'),
});

const isKnownLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && isLocale(value);

/** In the order of the page. */
export const answerTopics = ['booking', 'papers', 'roads', 'faith', 'people', 'safety'] as const;

export const answerFactsSchema = z.strictObject({
  draft,
  factsChecked,
  topic: z
    .enum(answerTopics)
    .default('papers')
    .describe(
      'booking: price, payment; papers: visa, money and telephone; roads: ways and sights; people: who travels; its heading on the guide page',
    ),
  locales: z
    .array(
      z
        .custom<Locale>(isKnownLocale, 'expected a language of app/locales.ts')
        .meta({ relation: 'locales' }),
    )
    .min(1)
    .default(locales)
    .describe('the languages whose readers ask this; without it, all of them'),
});

export const answerWordsSchema = z.strictObject({
  question: text(8, 90, 'the worry, as a visitor would put it'),
});
