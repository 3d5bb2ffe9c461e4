import { useI18n } from '../i18n/context.tsx';
import styles from './stop-list.module.css';

type Stop = { id: string; title: string; nights: number };

export function StopList({ stops }: { stops: readonly Stop[] }) {
  const { t } = useI18n();
  return (
    <ol role="list" className={styles.stops} aria-label={t('trips.stops')}>
      {stops.map(({ id, title, nights }) => (
        <li key={id}>
          <b>{title}</b> <span>{t('trips.nights', { nights })}</span>
        </li>
      ))}
    </ol>
  );
}
