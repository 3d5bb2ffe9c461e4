import type { ComponentType, ReactNode } from 'react';
import { I18nProvider } from '../i18n/context.tsx';
import { Notices } from './notices/notices.tsx';
import { OfflineLine } from '../offline/offline-line.tsx';
import { SearchDialogFrame } from '../search/search-dialog-frame.tsx';
import { LanguageOffer } from './languages/language-offer.tsx';
import type { SitePageProps } from './page.server.ts';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink, Toolbar } from './toolbar.tsx';

function SitePage({
  page: { locale, pathname, words, searchWords, navigation, notices },
  children,
}: {
  page: SitePageProps;
  children: ReactNode;
}) {
  return (
    <I18nProvider locale={locale} messages={words}>
      <SkipLink />
      <Toolbar pathname={pathname} />
      <LanguageOffer pathname={pathname} />
      <OfflineLine />
      <Notices notices={notices} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter navigation={navigation} />
      <SearchDialogFrame locale={locale} words={searchWords} places={navigation.destinations} />
    </I18nProvider>
  );
}

/** One React tree for the whole page, because context does not cross an `.astro` file. */
export const inSite =
  <Props extends object>(Content: ComponentType<Props>) =>
  (props: Props & { page: SitePageProps }) => (
    <SitePage page={props.page}>
      <Content {...props} />
    </SitePage>
  );
