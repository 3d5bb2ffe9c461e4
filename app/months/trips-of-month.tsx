import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import styles from './trips-of-month.module.css';

/** Ready-made trips that may be made in a month; where there is none, that and the way to all. */
export function TripsOfMonth({ children }: { children: ReactNode }) {
  const { locale, t } = useI18n();
  return (
    <section id="trips" className={styles.trips} aria-labelledby="trips-title">
      <h2 id="trips-title">{t('when.trips')}</h2>
      {children ?? (
        <p>
          {t('when.noTrip')} <Link to={paths.trips(locale)}>{t('home.allTrips')}</Link>
        </p>
      )}
    </section>
  );
}
