import { useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { choosePhotos, wantsPhotos } from '../pictures/photo-choice.ts';
import pill from '../ui/pill.module.css';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './photo-switch.module.css';

/** Switches photos from other hosts off on this device, or on again. Without scripts none are shown. */
export function PhotoSwitch() {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [, setChanges] = useState(0);
  if (!hydrated) return null;
  const wanted = wantsPhotos();
  return (
    <div className={styles.switch}>
      <p role="status">{t(wanted ? 'privacy.photosOn' : 'privacy.photosOff')}</p>
      <button
        type="button"
        className={pill.pill}
        onClick={() => {
          choosePhotos(!wanted);
          setChanges((count) => count + 1);
        }}
      >
        {t(wanted ? 'privacy.switchOff' : 'privacy.switchOn')}
      </button>
    </div>
  );
}
