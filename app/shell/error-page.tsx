import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { inLocale, paths } from '../paths.ts';
import { useReload } from '../navigation/stale-deployment.ts';
import { NotFound } from './not-found.tsx';

/**
 * What is shown when a page could not be loaded, for instance without a connection. Where the host
 * has answered, only not with the page's data, it is asked for the page itself.
 */
export function ErrorPage() {
  const { locale, t } = useI18n();
  const { pathname, search } = useLocation();
  const reloads = useReload(isRouteErrorResponse(useRouteError()));
  if (reloads) return null;
  return (
    <NotFound
      title={t('error.title')}
      text={t('error.text')}
      links={[
        { to: inLocale(pathname, locale) + search, label: t('error.reload'), reload: true },
        { to: paths.home(locale), label: t('notFound.home') },
      ]}
    />
  );
}
