import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import panel from '../ui/panel.module.css';
import styles from './offline-line.module.css';

export function OfflineLine() {
  const { t } = useI18n();
  const line = classes(panel.lined, panel.raised, styles.line);
  return (
    <div role="status" className={styles.place} data-screen-only>
      <p className={line} data-offline-line hidden>
        {t('offline.line')}
      </p>
      <p className={classes(line, styles.lost)}>{t('offline.lost')}</p>
    </div>
  );
}
