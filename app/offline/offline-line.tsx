import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import styles from './offline-line.module.css';

export function OfflineLine() {
  const { t } = useI18n();
  return (
    <div role="status" className={styles.place} data-screen-only>
      <p className={styles.line} data-offline-line hidden>
        {t('offline.line')}
      </p>
      <p className={classes(styles.line, styles.lost)}>{t('offline.lost')}</p>
    </div>
  );
}
