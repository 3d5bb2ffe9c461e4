import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  NavigationType,
  useLocation,
  useNavigationType,
  useRouteError,
} from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { NotFound } from './not-found.tsx';

/**
 * What is shown when a page could not be loaded, for instance without a connection. Where the host
 * has answered, only not with the page's data, it is asked for the page itself: a new deployment
 * may have moved it. Once, as a page that was loaded whole is not reached by a link in place.
 */
export function ErrorPage() {
  const { locale, t } = useI18n();
  const { pathname, search } = useLocation();
  const answered = isRouteErrorResponse(useRouteError());
  const reached = useNavigationType() !== NavigationType.Pop;
  const loadWhole = answered && reached;
  useEffect(() => {
    if (loadWhole) location.reload();
  }, [loadWhole]);
  if (loadWhole) return null;
  return (
    <NotFound
      title={t('error.title')}
      text={t('error.text')}
      links={[
        { to: pathname + search, label: t('error.reload'), reload: true },
        { to: paths.home(locale), label: t('notFound.home') },
      ]}
    />
  );
}
