import type { ReactNode } from 'react';
import type { Locale } from '../../locales.ts';
import { inLocale } from '../../paths.ts';
import { isPage } from '../../site.ts';

type Props = {
  locale: Locale;
  /** Without the query: `language-links.client.ts` adds it. */
  pathname: string;
  current?: boolean;
  children: ReactNode;
};

export const LanguageLink = ({ locale, pathname, current = false, children }: Props) => (
  <a
    href={inLocale(pathname, locale)}
    lang={locale}
    hrefLang={locale}
    aria-current={current ? 'true' : undefined}
    data-language={locale}
    data-astro-prefetch={isPage(pathname) ? undefined : 'false'}
  >
    {children}
  </a>
);
