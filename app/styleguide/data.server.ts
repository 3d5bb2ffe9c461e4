import { dataCredits, photoCredits, posterCredits } from '../credits/credits.server.ts';
import { catalogueOf } from '../content/messages.server.ts';
import { answers } from '../guide/answers.server.ts';
import { article, articleCards } from '../guide/articles.server.ts';
import { block } from '../guide/blocks.server.ts';
import { climateYear } from '../climate/climate.server.ts';
import { content } from '../content/content.server.ts';
import { driverNames } from '../offline/driver-names.server.ts';
import { destinationCards } from '../destinations/destination-cards.server.ts';
import { destination } from '../destinations/destinations.server.ts';
import { experienceCards } from '../experiences/experiences.server.ts';
import { planner } from '../planner/planner.server.ts';
import { month, monthCards, yearFigures } from '../months/months.server.ts';
import { siteIndex } from '../search/search.server.ts';
import { filterTags } from '../destinations/tags.server.ts';
import { trip, tripCards } from '../trips/trips.server.ts';
import { mapPlaces, waysTo } from '../content/ways.server.ts';
import type { Locale } from '../locales.ts';

/** @throws {Error} if the content no longer has what the styleguide shows. */
function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The styleguide shows what is gone');
  return value;
}

/** What the specimens of one language are made of: the site's own content. */
export const specimenData = (locale: Locale) => ({
  locale,
  catalogue: catalogueOf(content().messages[locale]),
  destination: {
    ...present(destination(locale, 'cappadocia')),
    places: mapPlaces(locale),
    ways: waysTo(locale, 'cappadocia'),
  },
  destinations: destinationCards(locale),
  trips: tripCards(locale),
  trip: { ...present(trip(locale, 'whole-loop')), places: mapPlaces(locale) },
  planner: planner(locale),
  article: present(article(locale, 'istanbul')),
  articles: articleCards(locale),
  experiences: experienceCards(locale),
  tags: filterTags(locale),
  year: climateYear(locale),
  figures: yearFigures(locale),
  months: monthCards(locale),
  month: present(month(locale, 'october')),
  intro: [
    block(locale, 'intro-welcome'),
    block(locale, 'intro-layers'),
    block(locale, 'intro-nature'),
  ],
  bestTime: block(locale, 'best-time'),
  gettingAround: block(locale, 'getting-around'),
  contact: block(locale, 'contact'),
  aboutData: block(locale, 'credits-data'),
  emergency: block(locale, 'emergency-card'),
  driverNames: driverNames(locale).slice(0, 2),
  answers: { ...answers(locale), answers: answers(locale).answers.slice(0, 3) },
  everything: siteIndex(locale).filter(({ group }) => group === 'experiences'),
  posters: posterCredits(locale).slice(0, 2),
  photos: photoCredits(locale).slice(0, 2),
  climates: dataCredits(locale).slice(0, 2),
});
export type SpecimenData = ReturnType<typeof specimenData>;
