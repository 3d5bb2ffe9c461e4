import { Link } from '../ui/link.tsx';
import type { TripData } from './trips.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { Ways } from '../legs/ways.tsx';
import { paths } from '../paths.ts';
import styles from './trip-days.module.css';

type Props = Pick<TripData, 'days' | 'stops'>;

export function TripDays({ days, stops }: Props) {
  const { locale, t } = useI18n();
  return (
    <ol role="list" className={styles.days}>
      {days.map(({ number, stop: at, kind, title, text, sleep }) => {
        const stop = stops[at];
        return (
          <li key={number} data-scene={stop?.scene} data-kind={kind}>
            <p className={styles.day}>
              {t('trips.day', { number })}
              {stop && <Link to={paths.destination(locale, stop.id)}>{stop.title}</Link>}
            </p>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
              {sleep !== undefined && (
                <p className={styles.night}>{t('plan.night', { place: sleep })}</p>
              )}
              {kind === 'travel' && stop && <Ways ways={stop.ways} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
