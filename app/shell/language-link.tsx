import type { ReactNode } from 'react';
import type { Locale } from '../locales.ts';
import { inLocale } from '../paths.ts';
import { isPage } from '../site.ts';

type Props = {
  locale: Locale;
  /** Address of the page, without a query: `language-links.client.ts` adds it. */
  pathname: string;
  /** It is the page's own language. */
  current?: boolean;
  children: ReactNode;
};

/** A plain link to this page in another language. */
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
