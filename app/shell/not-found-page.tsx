import type { DestinationNames } from '../destinations/destination-cards.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Picture } from '../pictures/picture.tsx';
import poster from '../pictures/poster-header.module.css';
import { preloadsOf } from '../pictures/preloads.ts';
import { SearchForm } from '../search/search-form.tsx';
import { classes } from '../ui/classes.ts';
import { Pin } from '../ui/icons/icons.tsx';
import { Link } from '../ui/link.tsx';
import pill from '../ui/pill.module.css';
import row from '../ui/row.module.css';
import styles from './not-found.module.css';
import type { SitePageProps } from './page.server.ts';

const picture = {
  scene: 'not-found',
  shape: 'tall, then wide',
  sizes: '(min-width: 40rem) max(100vw, 160vh), max(100vw, 54vh)',
} as const;

export const notFoundPreloads = preloadsOf(picture.scene, picture.shape, picture.sizes);

function Places({ places }: { places: DestinationNames }) {
  const { locale, t } = useI18n();
  return (
    <ul role="list" aria-label={t('nav.destinations')} className={styles.places} data-places>
      {places.map(({ id, title, names }) => (
        <li key={id} data-names={names.join('|')}>
          <Pin />
          <Link to={paths.destination(locale, id)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  page: SitePageProps;
  /** On the page of an unknown destination, all that there are. */
  places: DestinationNames | undefined;
};

/** Its script finds its own address, not the unknown one, and the message for the console. */
export function NotFoundPage({ page: { pathname }, places }: Props) {
  const { locale, t } = useI18n();
  const home = { to: paths.home(locale), label: t('notFound.home') };
  const all = { to: paths.destinations(locale), label: t('home.allDestinations') };
  return (
    <div
      className={styles.page}
      data-scene="not-found"
      data-under-toolbar
      data-not-found={pathname}
      data-log={places ? undefined : t('notFound.log', { path: '{path}' })}
    >
      <div className={classes(poster.picture, styles.picture)} data-paper="picture">
        <Picture {...picture} alt={t('notFound.imageAlt')} priority />
      </div>
      <div className={styles.words} data-paper="flow">
        {!places && <span className={styles.mark}>404</span>}
        <h1 id="title">{t(places ? 'destination.notFound' : 'notFound.title')}</h1>
        <p>{t(places ? 'destination.notFoundText' : 'notFound.text')}</p>
        {places && <Places places={places} />}
        <ul role="list" className={classes(row.chips, styles.links)}>
          {(places ? [all, home] : [home, all]).map(({ to, label }) => (
            <li key={to}>
              <Link className={pill.pill} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.search} data-screen-only>
          <SearchForm id="not-found-search" />
        </div>
      </div>
    </div>
  );
}
