import type { WayData } from '../content/ways.server.ts';
import { useI18n } from '../i18n/context.tsx';
import styles from './ways.module.css';

/** The ways to a place in words, each with the line that stands for it on the map. */
export function Ways({ ways }: { ways: readonly WayData[] }) {
  const { t } = useI18n();
  const worded = ({ by, ...data }: WayData) => {
    if (by === 'flight' && data.from) {
      return t(data.time ? 'ways.flightFrom' : 'ways.flightFromSome', data);
    }
    if (by === 'flight') return t(data.time ? 'ways.flight' : 'ways.flightSome', data);
    if (by === 'rail') return t('ways.rail', data);
    return t(data.distance ? 'ways.road' : 'ways.roadTime', data);
  };
  return (
    <ul role="list" className={styles.ways}>
      {ways.map((way) => (
        <li key={way.by}>
          <svg viewBox="0 0 34 10" aria-hidden="true" data-by={way.by}>
            <path d="M2 5H32" />
            <path d="M2 5H32" />
          </svg>
          {worded(way)}
        </li>
      ))}
    </ul>
  );
}
