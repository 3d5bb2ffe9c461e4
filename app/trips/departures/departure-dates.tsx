import { useI18n } from '../../i18n/context.tsx';
import type { Departure } from './departures.server.ts';
import styles from './departure-dates.module.css';

type Props = { departures: readonly Pick<Departure, 'id' | 'start' | 'dates'>[] };

/** The dates without prices, for a card. */
export function DepartureDates({ departures }: Props) {
  const { t } = useI18n();
  if (departures.length === 0) return null;
  return (
    <div className={styles.dates} data-until={departures.at(-1)?.start}>
      <p>{t('departures.title')}</p>
      <ul role="list">
        {departures.map(({ id, start, dates }) => (
          <li key={id} data-until={start}>
            <time dateTime={start}>{dates}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
