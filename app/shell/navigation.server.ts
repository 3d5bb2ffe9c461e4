import { content } from '../content/content.server.ts';
import type { Locale } from '../locales.ts';
import { getBusiness } from '../contact/business.server.ts';
import { featuredArticles } from '../guide/articles.server.ts';
import {
  featuredDestinations,
  type DestinationCardData,
} from '../destinations/destination-cards.server.ts';

const namesOf = ({ id, title, inText }: DestinationCardData) => ({ id, title, inText });

export const siteNavigation = (locale: Locale) => ({
  business: getBusiness(locale),
  social: content().site.social,
  destinations: featuredDestinations(locale).map(namesOf),
  articles: featuredArticles(locale).map(({ id, title }) => ({ id, title })),
});
export type SiteNavigation = ReturnType<typeof siteNavigation>;
