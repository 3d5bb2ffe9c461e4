import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { defaultLocale, type Locale } from '../locales.ts';
import { translator, type Catalogue, type Translate } from './messages.ts';

type I18n = { locale: Locale; t: Translate };

const I18nContext = createContext<I18n>({ locale: defaultLocale, t: (key) => key });

type Props = { locale: Locale; catalogue: Catalogue; children: ReactNode };

export function I18nProvider({ locale, catalogue, children }: Props) {
  const value = useMemo(() => ({ locale, t: translator(locale, catalogue) }), [locale, catalogue]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The language of the page and its interface strings. */
export const useI18n = () => use(I18nContext);

/** A component as an island: its language and words come with it, because context does not reach it. */
export const asIsland =
  <Own extends object>(Content: ComponentType<Own>) =>
  (props: Own & { locale: Locale; words: Catalogue }) => (
    <I18nProvider locale={props.locale} catalogue={props.words}>
      <Content {...props} />
    </I18nProvider>
  );
