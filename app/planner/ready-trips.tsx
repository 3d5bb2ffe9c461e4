import { Link } from '../ui/link.tsx';
import type { TripData } from '../trip/trip-data.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import styles from './ready-trips.module.css';
import { writeTrip } from '../trip/trip.ts';
import textStyles from '../ui/text.module.css';

export function ReadyTrips({ data: { trips } }: { data: TripData }) {
  const { locale, t } = useI18n();
  return (
    <section className={styles.ready} data-screen-only aria-labelledby="ready-title">
      <h2 id="ready-title" className={textStyles.large}>
        {t('plan.ready')}
      </h2>
      <ul role="list">
        {trips.map(({ id, title, length, stops }) => (
          <li key={id}>
            <Link to={paths.plan(locale, writeTrip({ stops }))}>{title}</Link> <span>{length}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
