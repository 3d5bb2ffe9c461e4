import { useLocation } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { NotFound } from './not-found.tsx';

/** What is shown when a page could not be loaded, for instance without a connection. */
export function ErrorPage() {
  const { locale, t } = useI18n();
  const { pathname, search } = useLocation();
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
