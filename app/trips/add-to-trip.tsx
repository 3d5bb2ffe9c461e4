import { useState } from 'react';
import { Link } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { isPlainClick } from '../ui/plain-click.ts';
import pill from '../ui/pill.module.css';
import styles from './add-to-trip.module.css';
import { keepTrip, keptTrip, useKeptTrip, withStop } from './kept-trip.ts';

/**
 * Adds a place to the kept trip and stays on the page. Where nothing can be kept it is what it is
 * without scripts, too: a link to the planner with the place in it.
 */
export function AddToTrip({ place, title }: { place: string; title: string }) {
  const { locale, t } = useI18n();
  const kept = useKeptTrip();
  const [added, setAdded] = useState(false);
  return (
    <div className={styles.add}>
      <Link
        className={pill.pill}
        to={paths.plan(locale, withStop('', place))}
        onClick={(event) => {
          if (!isPlainClick(event) || !keepTrip(withStop(keptTrip(), place))) return;
          event.preventDefault();
          setAdded(true);
        }}
      >
        {t('trip.add')}
      </Link>
      <p role="status">
        {added && (
          <>
            {t('trip.added', { place: title })}{' '}
            <Link to={paths.plan(locale, kept)}>{t('trip.see')}</Link>
          </>
        )}
      </p>
    </div>
  );
}
