import type { z } from 'zod';
import { articleWordsSchema } from '../../app/content/article-schemas.ts';
import { answerWordsSchema, destinationWordsSchema } from '../../app/content/schemas.ts';
import { tripWordsSchema } from '../../app/content/trip-schemas.ts';
import { personWordsSchema } from '../../app/content/trust-schemas.ts';
import { noticeWordsSchema } from '../../app/content/notice-schemas.ts';
import { placeholderPrice } from '../../app/content/placeholder.ts';
import { tripDays } from '../../app/content/trip-days.ts';
import { addDays, yearOf } from '../../app/days.ts';
import { inEachLocale } from '../../app/locales.ts';
import { filledWords } from './fill.ts';

type Known = {
  destinations: readonly string[];
  trips: readonly string[];
  legs: readonly { from: string; to: string; ways: readonly { by: string }[] }[];
};

type Kind = {
  /** In `content/`, and the list in `content/site.json`. */
  folder:
    | 'destinations'
    | 'guide'
    | 'answers'
    | 'trips'
    | 'people'
    | 'reviews'
    | 'departures'
    | 'notices';
  facts: (id: string, today: string, known: Known) => object;
  /** Missing if the entry has facts only. */
  words?: z.ZodType;
  /** What to write below the words, if not paragraphs. */
  body?: string;
  /** Adds words whose number depends on the facts. */
  more?: (words: Record<string, unknown>) => Record<string, unknown>;
  /** Whether it has its own picture. */
  drawn: boolean;
};

const months = (value: number) => Array.from({ length: 12 }, () => value);

const photo = { host: 'unsplash', id: 'photo-WRITE', licence: 'Unsplash License' };

const sights = 5;

/** The middle of the country. */
const middle = { latitude: 39, longitude: 35.2 };

const nights = 2;

/** Two stops with a known leg between them. */
function stopsOf(destinations: Known['destinations'], legs: Known['legs']) {
  const leg = legs.find(({ from, to }) => [from, to].every((id) => destinations.includes(id)));
  const [first = leg?.from, second = leg?.to] = leg ? [] : destinations;
  return [
    { place: first, nights },
    { place: second, nights, ...(leg && { by: leg.ways[0]?.by }) },
  ];
}

const dayKinds = {
  arrive: {
    title: 'the day of coming',
    text: 'how one comes from the airport or by road, where one sleeps, and the first evening',
  },
  stay: {
    title: 'a day at this stop',
    text: 'the morning, noon and the evening; or choose "a day of the plan of the place" instead',
  },
  travel: {
    title: 'the way to the next stop',
    text: 'what the way is like, how long it takes, where to stop, and the evening at its end',
  },
  leave: {
    title: 'the last day',
    text: 'the last hours, how one comes home from here, and how early one has to set out',
  },
};

export const kinds: Record<string, Kind> = {
  destination: {
    folder: 'destinations',
    words: destinationWordsSchema,
    drawn: true,
    facts: (id, today) => ({
      draft: true,
      todo: [
        'price',
        'tags',
        'place',
        'bases',
        'nightBases',
        'bestMonths',
        'effort',
        'climate',
        'kilometres',
      ],
      scene: id,
      price: placeholderPrice,
      tags: ['cultural'],
      place: { ...middle, airports: ['AAA'] },
      bases: [
        {
          id: 'town',
          name: inEachLocale(() => 'WRITE'),
          ...middle,
          source: 'WRITE: what the coordinates are of, and who gives them',
        },
      ],
      nightBases: ['town'],
      bestMonths: [5],
      effort: 'some',
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
      sights: Array.from({ length: sights }, (_, at) => ({
        id: `sight-${'abcdefgh'[at]}`,
        sign: `WRITE ${at + 1}`,
      })),
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
    facts: (id, today, { destinations }) => ({
      draft: true,
      todo: ['readTime', 'destinations'],
      scene: id,
      readTime: 5,
      factsChecked: today,
      sources: ['WRITE: who says it', 'WRITE: who else says it'].map((name) => ({
        name: inEachLocale(() => name),
      })),
      destinations: destinations.slice(0, 1),
      illustrations: [],
      photos: [photo],
    }),
  },
  trip: {
    folder: 'trips',
    words: tripWordsSchema,
    drawn: true,
    facts: (id, today, { destinations, legs }) => ({
      draft: true,
      todo: ['stops', 'months'],
      scene: id,
      stops: stopsOf(destinations, legs),
      months: [5],
      factsChecked: today,
    }),
    more: (words) => ({
      ...words,
      imageAlt: 'WRITE: what the picture shows (20–180 characters)',
      days: tripDays([{ nights }, { nights }]).map(({ kind }) => ({
        title: `WRITE: ${dayKinds[kind].title} (3–60 characters)`,
        text: `WRITE: ${dayKinds[kind].text} (80–700 characters)`,
      })),
    }),
  },
  answer: {
    folder: 'answers',
    words: answerWordsSchema,
    drawn: false,
    facts: (_, today) => ({ factsChecked: today }),
  },
  person: {
    folder: 'people',
    words: personWordsSchema,
    drawn: false,
    facts: (_, today) => ({
      todo: ['languages', 'since'],
      languages: ['en'],
      since: Number(yearOf(today)),
      experiences: [],
    }),
  },
  review: {
    folder: 'reviews',
    drawn: false,
    facts: (_, today, { trips }) => ({
      todo: ['about', 'language', 'month'],
      about: `trips/${trips[0]}`,
      language: 'en',
      text: 'WRITE: the review, word for word (20–1200 characters)',
      name: 'WRITE: the name that the author signed with',
      month: today.slice(0, 'yyyy-mm'.length),
      source: { name: 'WRITE: where it was published', url: 'https://WRITE' },
    }),
  },
  departure: {
    folder: 'departures',
    drawn: false,
    facts: (_, today, { trips }) => ({
      todo: ['trip', 'start', 'price', 'places'],
      trip: trips[0],
      start: today,
      price: placeholderPrice,
      places: 'open',
    }),
  },
  notice: {
    folder: 'notices',
    words: noticeWordsSchema,
    body: 'one or two sentences, perhaps with a link',
    drawn: false,
    facts: (_, today) => ({
      todo: ['kind', 'from', 'until'],
      kind: 'news',
      from: today,
      until: addDays(today, 14),
      pages: [],
    }),
  },
};

const sightSchema = destinationWordsSchema.shape.sights.element;
