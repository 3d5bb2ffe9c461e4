import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { FoldedMap } from '../pictures/travel-icons.tsx';
import { stopsToken } from './my-trip.client.ts';
import styles from './my-trip.module.css';

/** Hidden until `my-trip.client.ts` finds a kept trip. */
export function MyTrip() {
  const { locale, t } = useI18n();
  return (
    <Link
      className={styles.trip}
      to={paths.plan(locale)}
      data-my-trip={t('trip.mine', { stops: stopsToken })}
      data-astro-prefetch="false"
      data-needs-scripts
    >
      <span className={styles.words} data-my-trip-words>
        {t('trip.mine', { stops: 0 })}
      </span>
      <span className={styles.sign}>
        <FoldedMap />
        <span data-my-trip-stops>0</span>
      </span>
    </Link>
  );
}
