import { Link, useLocation } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { stopsIn, useKeptTrip } from './kept-trip.ts';
import styles from './my-trip.module.css';

/** The way back to the trip that this device keeps, once there is one; the planner itself needs none. */
export function MyTrip() {
  const { locale, t } = useI18n();
  const { pathname } = useLocation();
  const kept = useKeptTrip();
  const stops = stopsIn(kept);
  if (stops === 0 || pathname === paths.plan(locale)) return null;
  return (
    <Link className={styles.trip} to={paths.plan(locale, kept)}>
      {t('trip.mine', { stops })}
    </Link>
  );
}
