import { useI18n } from '../i18n/context.tsx';
import pill from '../ui/pill.module.css';
import styles from './photo-switch.module.css';

/** Shown by `pictures/photo-switch.client.ts`: without scripts no photo is loaded. */
export function PhotoSwitch() {
  const { t } = useI18n();
  return (
    <div className={styles.switch} data-photo-switch hidden>
      <p role="status">
        <span data-photos="on">{t('privacy.photosOn')}</span>
        <span data-photos="off" hidden>
          {t('privacy.photosOff')}
        </span>
      </p>
      <button type="button" className={pill.pill}>
        <span data-photos="on">{t('privacy.switchOff')}</span>
        <span data-photos="off" hidden>
          {t('privacy.switchOn')}
        </span>
      </button>
    </div>
  );
}
