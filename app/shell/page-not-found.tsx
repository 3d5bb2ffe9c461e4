import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { NotFound } from './not-found.tsx';
import type { SitePageProps } from './site-page.tsx';

type Props = { page: SitePageProps; ofDestination: boolean };

export function NotFoundPage({ page: { pathname }, ofDestination }: Props) {
  const { locale, t } = useI18n();
  const home = { to: paths.home(locale), label: t('notFound.home') };
  if (ofDestination)
    return (
      <NotFound
        address={pathname}
        title={t('destination.notFound')}
        text={t('destination.notFoundText')}
        links={[{ to: paths.destinations(locale), label: t('home.allDestinations') }, home]}
      />
    );
  return (
    <NotFound
      address={pathname}
      mark="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      links={[home]}
      log={t('notFound.log', { path: '{path}' })}
    />
  );
}
