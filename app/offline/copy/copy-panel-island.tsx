import { I18nProvider } from '../../i18n/context.tsx';
import type { Catalogue } from '../../i18n/messages.ts';
import type { Locale } from '../../locales.ts';
import { CopyPanel } from './copy-panel.tsx';

type Props = { locale: Locale; words: Catalogue };

export const CopyPanelIsland = ({ locale, words }: Props) => (
  <I18nProvider locale={locale} catalogue={words}>
    <CopyPanel />
  </I18nProvider>
);
