import { useI18n } from '../i18n/context.tsx';
import pill from '../ui/pill.module.css';
import styles from './photo-switch.module.css';

/**
 * Switches photos from other hosts off on this device, or on again: `photo-switch.client.ts`. Without
 * scripts no photo is shown and there is nothing to switch.
 */
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
