import { wordsFor } from '../i18n/words.server.ts';
import { localeOf } from '../paths.ts';
import { siteNavigation } from './navigation.server.ts';
import type { SitePageProps } from './site-page.tsx';

export function getPage(pathname: string): SitePageProps {
  const locale = localeOf(pathname);
  return {
    locale,
    pathname,
    words: wordsFor(locale),
    searchWords: wordsFor(locale, 'search.*'),
    navigation: siteNavigation(locale),
  };
}
