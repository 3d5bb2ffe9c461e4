import { getBusiness } from '../contact/business.server.ts';
import type { Content } from '../content/collections.server.ts';
import { content } from '../content/content.server.ts';
import { wordsFor } from '../content/words.server.ts';
import { featuredDestinations } from '../destinations/destination-cards.server.ts';
import { featuredArticles } from '../guide/articles.server.ts';
import { inEachLocale, type Locale } from '../locales.ts';
import { localeOf, paths } from '../paths.ts';
import { noticesOn } from './notices/notices.server.ts';

const frameOf = (locale: Locale) => ({
  locale,
  words: wordsFor(locale),
  searchWords: wordsFor(locale, 'search.*', 'ask.label', 'ask.of'),
  navigation: {
    business: getBusiness(locale),
    social: content().site.social,
    destinations: featuredDestinations(locale).map(({ id, title, inText }) => ({
      id,
      title,
      inText,
    })),
    articles: featuredArticles(locale).map(({ id, title }) => ({
      to: paths.article(locale, id),
      title,
    })),
  },
});

/** Frames by language, until the development server reads the content again. */
let cached: { content: Content; frames: Record<Locale, ReturnType<typeof frameOf>> } | undefined;

/** @param pathname Without a query. */
export function getPage(pathname: string) {
  if (cached?.content !== content()) cached = { content: content(), frames: inEachLocale(frameOf) };
  return { ...cached.frames[localeOf(pathname)], pathname, notices: noticesOn(pathname) };
}
export type SitePageProps = ReturnType<typeof getPage>;
