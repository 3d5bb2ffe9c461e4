import type { ReactNode } from 'react';
import { I18nProvider } from '../i18n/context.tsx';
import type { Catalogue } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import { ContactForm } from './contact-form.tsx';

type Props = {
  locale: Locale;
  words: Catalogue;
  /** The stamp in the corner: drawn while building. */
  children?: ReactNode;
};

export const ContactIsland = ({ locale, words, children }: Props) => (
  <I18nProvider locale={locale} catalogue={words}>
    <ContactForm stamp={children} />
  </I18nProvider>
);
