import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import type { MonthId } from '../pages.ts';
import { paths } from '../paths.ts';
import rail from '../ui/rail.module.css';
import { TripLinks } from '../trips/trip-links.tsx';
import type { TripLinkData } from '../trips/trips.server.ts';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';
import stack from '../ui/stack.module.css';
import styles from './trips-of-month.module.css';

type Props = { trips: readonly TripLinkData[]; month: MonthId };

export function TripsOfMonth({ trips, month }: Props) {
  const { locale, t } = useI18n();
  return (
    <section
      id="trips"
      className={classes(stack.wide, styles.trips, rail.within)}
      aria-labelledby="trips-title"
    >
      <h2 id="trips-title">{t('when.trips')}</h2>
      {trips.length > 0 ? (
        <TripLinks trips={trips} month={month} />
      ) : (
        <p className={textStyles.measured}>
          {t('when.noTrip')} <Link to={paths.trips(locale)}>{t('home.allTrips')}</Link>
        </p>
      )}
    </section>
  );
}
