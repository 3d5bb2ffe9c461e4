import { I18nProvider } from '../i18n/context.tsx';
import type { Catalogue } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import { PhotoSwitch } from './photo-switch.tsx';

type Props = { locale: Locale; words: Catalogue };

export const PhotoSwitchIsland = ({ locale, words }: Props) => (
  <I18nProvider locale={locale} catalogue={words}>
    <PhotoSwitch />
  </I18nProvider>
);
