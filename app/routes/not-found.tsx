import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { NotFound } from '../components/not-found.tsx';
import { content } from '../content/queries.server.ts';
import { notFoundHead } from '../head.ts';
import { useI18n } from '../i18n/context.tsx';
import { localeOf, paths } from '../paths.ts';
import type { Route } from './+types/not-found';

export const loader = ({ url }: Route.LoaderArgs) => ({
  title: content().messages[localeOf(url.pathname)]['notFound.title'] ?? '',
});

/** An unknown address reached in place has no data to ask the server for. */
export const clientLoader = () => ({ title: document.title });

export const meta = ({ loaderData }: Route.MetaArgs) => notFoundHead(loaderData?.title ?? '');

export default function PageNotFound() {
  const { locale, t } = useI18n();
  const { pathname } = useLocation();
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for it
    console.log(t('notFound.log', { path: pathname }));
  }, [pathname, t]);
  return (
    <NotFound
      mark="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      links={[{ to: paths.home(locale), label: t('notFound.home') }]}
    />
  );
}
