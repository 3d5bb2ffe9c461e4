import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../locales.ts';
import { useLanguageChange } from '../navigation/route-focus.ts';
import { inLocale } from '../paths.ts';
import { isPlainClick } from '../ui/plain-click.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { rememberLanguage } from './remembered-language.ts';

type Props = {
  locale: Locale;
  /** It is the page's own language. */
  current?: boolean;
  onChoose?: () => void;
  children: ReactNode;
};

/** A plain link to this page in another language, which is remembered. */
export function LanguageLink({ locale, current = false, onChoose, children }: Props) {
  const { pathname, search } = useLocation();
  const changeLanguage = useLanguageChange();
  // The prerendered page knows no query.
  const query = useHydrated() ? search : '';
  const address = inLocale(pathname, locale) + query;
  return (
    <a
      href={address}
      lang={locale}
      hrefLang={locale}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        rememberLanguage(locale);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose?.();
        changeLanguage(address);
      }}
    >
      {children}
    </a>
  );
}
