import { Link } from '../ui/link.tsx';
import type { TripData } from '../trip/trip-data.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import styles from './ready-trips.module.css';
import { addressOfReady } from '../trip/trip.ts';
import textStyles from '../ui/text.module.css';

export function ReadyTrips({ data: { trips } }: { data: TripData }) {
  const { locale, t } = useI18n();
  return (
    <section className={styles.ready} data-screen-only aria-labelledby="ready-title">
      <h2 id="ready-title" className={textStyles.large}>
        {t('plan.ready')}
      </h2>
      <ul role="list">
        {trips.map((trip) => (
          <li key={trip.id}>
            <Link to={paths.plan(locale, addressOfReady(trip))}>{trip.title}</Link>{' '}
            <span>{trip.length}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
