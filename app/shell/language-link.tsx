import type { ReactNode } from 'react';
import type { Locale } from '../locales.ts';
import { inLocale } from '../paths.ts';

type Props = {
  locale: Locale;
  /** Address of the page, without a query. */
  pathname: string;
  /** It is the page's own language. */
  current?: boolean;
  onChoose?: () => void;
  children: ReactNode;
};

/** A plain link to this page in another language. */
export const LanguageLink = ({ locale, pathname, current = false, children }: Props) => (
  <a
    href={inLocale(pathname, locale)}
    lang={locale}
    hrefLang={locale}
    aria-current={current ? 'true' : undefined}
  >
    {children}
  </a>
);
