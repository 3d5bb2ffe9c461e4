import { I18nProvider } from '../i18n/context.tsx';
import type { Catalogue } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import { KeptList } from './kept-list.tsx';

type Props = { locale: Locale; words: Catalogue };

export const KeptListIsland = ({ locale, words }: Props) => (
  <I18nProvider locale={locale} catalogue={words}>
    <KeptList />
  </I18nProvider>
);
