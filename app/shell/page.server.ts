import type { Content } from '../content/collections.server.ts';
import { content } from '../content/content.server.ts';
import { wordsFor } from '../i18n/words.server.ts';
import { inEachLocale, type Locale } from '../locales.ts';
import { noticesOn } from './notices/notices.server.ts';
import { localeOf } from '../paths.ts';
import { siteNavigation } from './navigation.server.ts';
import type { SitePageProps } from './site-page.tsx';

const frameOf = (locale: Locale) => ({
  locale,
  words: wordsFor(locale),
  searchWords: wordsFor(locale, 'search.*', 'ask.label', 'ask.of'),
  navigation: siteNavigation(locale),
});

/** Frames by language, until the development server reads the content again. */
let cached: { content: Content; frames: Record<Locale, ReturnType<typeof frameOf>> } | undefined;

export function getPage(pathname: string): SitePageProps {
  if (cached?.content !== content()) cached = { content: content(), frames: inEachLocale(frameOf) };
  return { ...cached.frames[localeOf(pathname)], pathname, notices: noticesOn(pathname) };
}
