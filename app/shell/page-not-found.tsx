import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { NotFound } from './not-found.tsx';

/** The 404 page; the unknown path is written to the console. */
export function PageNotFound() {
  const { locale, t } = useI18n();
  const { pathname } = useLocation();
  // Once for each path: the words of a page may come after it.
  const log = useEffectEvent((path: string) => {
    // eslint-disable-next-line no-console -- the specification asks for it
    console.log(t('notFound.log', { path }));
  });
  useEffect(() => log(pathname), [pathname]);
  return (
    <NotFound
      mark="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      links={[{ to: paths.home(locale), label: t('notFound.home') }]}
    />
  );
}
