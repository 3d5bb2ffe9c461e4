import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { useReload } from '../navigation/stale-deployment.ts';
import { useOffline } from '../offline/use-offline.ts';
import { inLocale } from '../paths.ts';
import { NotAtHand } from './not-at-hand.tsx';

/**
 * What is shown when a page could not be loaded, for instance without a connection. Where the host
 * has answered, only not with the page's data, it is asked for the page itself.
 */
export function ErrorPage() {
  const { locale, t } = useI18n();
  const { pathname, search } = useLocation();
  const offline = useOffline();
  const reloads = useReload(isRouteErrorResponse(useRouteError()));
  if (reloads) return null;
  return (
    <NotAtHand
      title={t(offline ? 'offline.title' : 'error.title')}
      text={t(offline ? 'offline.text' : 'error.text')}
      address={inLocale(pathname, locale) + search}
    />
  );
}
