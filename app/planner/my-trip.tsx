import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { FoldedMap } from '../ui/map-icon.tsx';
import { stopsIn } from './kept-trip.ts';
import { useKeptTrip } from './use-kept-trip.ts';
import styles from './my-trip.module.css';

/**
 * The way back to the trip that this device keeps, once there is one; the planner itself needs none.
 * Its words where the toolbar has room for them, else a map with the number of stops.
 */
export function MyTrip() {
  const { locale, t } = useI18n();
  const kept = useKeptTrip();
  const stops = stopsIn(kept);
  if (stops === 0) return null;
  const words = t('trip.mine', { stops });
  return (
    <Link className={styles.trip} to={paths.plan(locale, kept)} aria-label={words} data-my-trip>
      <span className={styles.words}>{words}</span>
      <span className={styles.sign}>
        <FoldedMap />
        <span>{stops}</span>
      </span>
    </Link>
  );
}
