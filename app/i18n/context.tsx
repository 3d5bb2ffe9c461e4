import { createContext, use, useMemo, type ReactNode } from 'react';
import { defaultLocale, type Locale } from '../locales.ts';
import { translator, type Catalogue, type Translate } from './messages.ts';

type I18n = { locale: Locale; t: Translate; catalogue: Partial<Catalogue> };

const I18nContext = createContext<I18n>({
  locale: defaultLocale,
  t: (key) => key,
  catalogue: {},
});

type Props = { locale: Locale; catalogue: Partial<Catalogue>; children: ReactNode };

export function I18nProvider({ locale, catalogue, children }: Props) {
  const value = useMemo(
    () => ({ locale, catalogue, t: translator(locale, catalogue) }),
    [locale, catalogue],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Words that come with a page, beside those that every page has. */
export function MoreWords({ words, children }: { words: Partial<Catalogue>; children: ReactNode }) {
  const { locale, catalogue } = use(I18nContext);
  const all = useMemo(() => ({ ...catalogue, ...words }), [catalogue, words]);
  return (
    <I18nProvider locale={locale} catalogue={all}>
      {children}
    </I18nProvider>
  );
}

/** The language of the page and its interface strings. */
export const useI18n = () => use(I18nContext);
