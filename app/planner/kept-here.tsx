import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { writeQuery } from '../ui/address.ts';
import { Link } from '../ui/link.tsx';
import { keepTrip, stopsIn } from './kept-trip.ts';
import styles from './planner.module.css';
import { useKeptTrip } from './use-kept-trip.ts';

export function KeptHere({ shown }: { shown: boolean }) {
  const { locale, t } = useI18n();
  const kept = useKeptTrip();
  if (stopsIn(kept) === 0) return null;
  return (
    <p className={styles.kept}>
      {shown ? (
        <span>{t('trip.kept')}</span>
      ) : (
        <Link to={paths.plan(locale, kept)}>{t('trip.mine', { stops: stopsIn(kept) })}</Link>
      )}
      <button
        type="button"
        onClick={() => {
          keepTrip('');
          if (shown) writeQuery('');
        }}
      >
        {t('trip.forget')}
      </button>
    </p>
  );
}
