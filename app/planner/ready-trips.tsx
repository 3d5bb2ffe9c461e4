import { isWithin } from '../closures/closed-days.ts';
import { Link } from '../ui/link.tsx';
import type { PlannerData } from './planner.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import styles from './ready-trips.module.css';
import { useDay } from './use-day.ts';
import { writeTrip } from './trip.ts';
import textStyles from '../ui/text.module.css';

export function ReadyTrips({ data: { trips, day: builtOn } }: { data: PlannerData }) {
  const { locale, t } = useI18n();
  const day = useDay(builtOn);
  const open = trips.filter(({ days }) => isWithin(days, day));
  return (
    <section className={styles.ready} data-screen-only aria-labelledby="ready-title">
      <h2 id="ready-title" className={textStyles.large}>
        {t('plan.ready')}
      </h2>
      <ul role="list">
        {open.map(({ id, title, length, stops }) => (
          <li key={id}>
            <Link to={paths.plan(locale, writeTrip({ stops }))}>{title}</Link> <span>{length}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
