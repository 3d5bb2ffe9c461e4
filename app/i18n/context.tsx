import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { defaultLocale, type Locale } from '../locales.ts';
import { translator, type CompiledMessages, type Translate } from './messages.ts';

type I18n = { locale: Locale; t: Translate };

const I18nContext = createContext<I18n>({ locale: defaultLocale, t: (key) => key });

type Props = { locale: Locale; messages: CompiledMessages; children: ReactNode };

export function I18nProvider({ locale, messages, children }: Props) {
  const value = useMemo(() => ({ locale, t: translator(locale, messages) }), [locale, messages]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

export const useI18n = () => use(I18nContext);

/** An island gets its language and words as props, because context does not cross an `.astro` file. */
export const asIsland =
  <Own extends object>(Content: ComponentType<Own>) =>
  (props: Own & { locale: Locale; words: CompiledMessages }) => (
    <I18nProvider locale={props.locale} messages={props.words}>
      <Content {...props} />
    </I18nProvider>
  );
