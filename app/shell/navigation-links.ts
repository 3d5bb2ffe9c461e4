import type { MessageKey } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import { paths } from '../paths.ts';

type NavigationLink = { label: MessageKey; to: (locale: Locale) => string };

/** The four links of the toolbar, the full-screen menu and the footer. */
export const navigationLinks: NavigationLink[] = [
  { label: 'nav.destinations', to: paths.destinations },
  { label: 'nav.experiences', to: paths.experiences },
  { label: 'nav.guide', to: paths.guide },
  { label: 'nav.contact', to: paths.contact },
];
