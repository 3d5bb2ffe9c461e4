import { getBusiness } from '../contact/business.server.ts';
import { getBlock, opening } from '../content/blocks.server.ts';
import { featuredDestinations } from '../destinations/destination-cards.server.ts';
import { experienceCards } from './experiences/experiences.server.ts';
import { featuredArticles } from '../guide/articles.server.ts';
import type { Locale } from '../locales.ts';
import { climateYear } from '../months/months.server.ts';
import { featuredTrips } from '../trips/trips.server.ts';

const intro = ['intro-welcome', 'intro-layers', 'intro-nature'] as const;

export const getHome = (locale: Locale) => ({
  destinations: featuredDestinations(locale),
  intro: intro.map((id) => getBlock(locale, id)),
  experiences: experienceCards(locale),
  year: climateYear(locale),
  bestTime: getBlock(locale, 'best-time', opening),
  gettingAround: getBlock(locale, 'getting-around', opening),
  articles: featuredArticles(locale),
  trips: featuredTrips(locale),
  contact: getBlock(locale, 'contact'),
  business: getBusiness(locale),
});
export type HomeData = ReturnType<typeof getHome>;
