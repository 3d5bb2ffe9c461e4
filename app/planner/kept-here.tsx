import { useNavigate } from 'react-router';
import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { keepTrip, stopsIn } from './kept-trip.ts';
import { useKeptTrip } from './use-kept-trip.ts';
import styles from './planner.module.css';

/** That this device keeps the trip, and a way to forget it; on an empty page a way back to it. */
export function KeptHere({ shown }: { shown: boolean }) {
  const { locale, t } = useI18n();
  const navigate = useNavigate();
  const kept = useKeptTrip();
  if (stopsIn(kept) === 0) return null;
  return (
    <p className={styles.kept}>
      {shown ? (
        <span>{t('trip.kept')}</span>
      ) : (
        <Link to={paths.plan(locale, kept)} keepsScroll>
          {t('trip.mine', { stops: stopsIn(kept) })}
        </Link>
      )}
      <button
        type="button"
        onClick={() => {
          keepTrip('');
          if (shown) void navigate(paths.plan(locale), { preventScrollReset: true });
        }}
      >
        {t('trip.forget')}
      </button>
    </p>
  );
}
