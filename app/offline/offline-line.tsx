import { useI18n } from '../i18n/context.tsx';
import styles from './offline-line.module.css';

/** One quiet word while there is no network; it is said once when it goes. */
export function OfflineLine() {
  const { t } = useI18n();
  return (
    <div role="status" className={styles.place}>
      <p className={styles.line} data-offline-line hidden>
        {t('offline.line')}
      </p>
    </div>
  );
}
