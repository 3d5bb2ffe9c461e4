import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { addressOfReady } from '../trip/trip.ts';
import type { TripData } from '../trip/trip-data.server.ts';
import { Link } from '../ui/link.tsx';
import textStyles from '../ui/text.module.css';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import styles from './ready-trips.module.css';

/** Gets the focus where a trip is gone. */
export const emptyId = 'ready-title';

/** `isStatic`: leads to the pages of the trips, because the planner does not work. */
type Props = { trips: TripData['trips']; isStatic?: boolean };

export function ReadyTrips({ trips, isStatic = false }: Props) {
  const { locale, t } = useI18n();
  const id = isStatic ? 'trips-title' : emptyId;
  return (
    <section className={classes(stack.near, styles.ready)} data-screen-only aria-labelledby={id}>
      <h2 id={id} className={textStyles.large} tabIndex={-1}>
        {t(isStatic ? 'trips.title' : 'plan.ready')}
      </h2>
      <ul role="list">
        {trips.map((trip) => (
          <li key={trip.id}>
            <Link
              to={isStatic ? paths.trip(locale, trip.id) : paths.plan(locale, addressOfReady(trip))}
            >
              {trip.title}
            </Link>{' '}
            <span>{trip.length}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
