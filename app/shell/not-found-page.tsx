import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import type { DestinationNames } from '../destinations/destination-cards.server.ts';
import { Pin } from '../ui/icons/icons.tsx';
import { Link } from '../ui/link.tsx';
import { NotFound } from './not-found.tsx';
import styles from './not-found.module.css';
import type { SitePageProps } from './site-page.tsx';

type Props = {
  page: SitePageProps;
  /** On the page of an unknown destination, all that there are. */
  places: DestinationNames | undefined;
};

export function NotFoundPage({ page: { pathname }, places }: Props) {
  const { locale, t } = useI18n();
  const home = { to: paths.home(locale), label: t('notFound.home') };
  const all = { to: paths.destinations(locale), label: t('home.allDestinations') };
  if (places)
    return (
      <NotFound
        address={pathname}
        title={t('destination.notFound')}
        text={t('destination.notFoundText')}
        links={[all, home]}
      >
        <ul role="list" aria-label={t('nav.destinations')} className={styles.places} data-places>
          {places.map(({ id, title, names }) => (
            <li key={id} data-names={names.join('|')}>
              <Pin />
              <Link to={paths.destination(locale, id)}>{title}</Link>
            </li>
          ))}
        </ul>
      </NotFound>
    );
  return (
    <NotFound
      address={pathname}
      mark="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      links={[home, all]}
      log={t('notFound.log', { path: '{path}' })}
    />
  );
}
