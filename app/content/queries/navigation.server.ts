import type { Locale } from '../../locales.ts';
import { featuredArticles } from './articles.server.ts';
import { featuredDestinations } from './destination-cards.server.ts';

const idAndTitle = ({ id, title }: { id: string; title: string }) => ({ id, title });

/** Titles that the footer links to on every page: those that home shows. */
export const siteNavigation = (locale: Locale) => ({
  destinations: featuredDestinations(locale).map(idAndTitle),
  articles: featuredArticles(locale).map(idAndTitle),
});
export type SiteNavigation = ReturnType<typeof siteNavigation>;
