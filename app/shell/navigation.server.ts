import { content } from '../content/content.server.ts';
import type { Locale } from '../locales.ts';
import { getBusiness } from '../contact/business.server.ts';
import { featuredArticles } from '../guide/articles.server.ts';
import { featuredDestinations } from '../destinations/destination-cards.server.ts';

const idAndTitle = ({ id, title }: { id: string; title: string }) => ({ id, title });

export const siteNavigation = (locale: Locale) => ({
  business: getBusiness(locale),
  social: content().site.social,
  destinations: featuredDestinations(locale).map(idAndTitle),
  articles: featuredArticles(locale).map(idAndTitle),
});
export type SiteNavigation = ReturnType<typeof siteNavigation>;
