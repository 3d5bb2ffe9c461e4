import { useMemo, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { I18nProvider } from '../i18n/context.tsx';
import type { Catalogue } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import { OnItsWay } from '../navigation/on-its-way.tsx';
import { OfflineLine } from '../offline/offline-line.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { usePageChange } from '../navigation/route-focus.ts';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toolbar } from './toolbar.tsx';

type Props = {
  locale: Locale;
  catalogue: Catalogue;
  /** In place of the route's page: what to say when it could not be shown. */
  children?: ReactNode;
};

const hasWords = (data: unknown): data is { words: Catalogue } =>
  typeof data === 'object' && data !== null && 'words' in data;

/* Made once: with every change of the address the frame is drawn anew, and these only for what they ask for. */
const above = (
  <>
    <SkipLink />
    <Toolbar />
    <LanguageOffer />
    <OnItsWay />
    <OfflineLine />
  </>
);
const below = <SiteFooter />;

/** The frame of every page of a language. */
export function SiteLayout({ locale, catalogue: shared, children }: Props) {
  const data = useMatches().at(-1)?.loaderData;
  const words = hasWords(data) ? data.words : undefined;
  const catalogue = useMemo(() => ({ ...shared, ...words }), [shared, words]);
  const main = usePageChange();
  return (
    <I18nProvider locale={locale} catalogue={catalogue}>
      {above}
      <main id="main" ref={main} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      {below}
    </I18nProvider>
  );
}
