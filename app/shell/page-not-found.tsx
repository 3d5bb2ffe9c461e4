import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { NotFound } from './not-found.tsx';

/** The 404 page, or the one of an unknown destination. */
export function NotFoundPage({ ofDestination }: { ofDestination: boolean }) {
  const { locale, t } = useI18n();
  const home = { to: paths.home(locale), label: t('notFound.home') };
  if (!ofDestination)
    return (
      <NotFound mark="404" title={t('notFound.title')} text={t('notFound.text')} links={[home]} />
    );
  return (
    <NotFound
      title={t('destination.notFound')}
      text={t('destination.notFoundText')}
      links={[{ to: paths.destinations(locale), label: t('home.allDestinations') }, home]}
    />
  );
}
