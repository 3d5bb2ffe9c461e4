import { useI18n } from '../i18n/context.tsx';
import styles from './offline-line.module.css';
import { useOffline } from './use-offline.ts';

/** One quiet word while there is no network; it is said once when it goes. */
export function OfflineLine() {
  const { t } = useI18n();
  const offline = useOffline();
  return (
    <div role="status" className={styles.place}>
      {offline && <p className={styles.line}>{t('offline.line')}</p>}
    </div>
  );
}
