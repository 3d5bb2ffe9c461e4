import { useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import pill from '../ui/pill.module.css';
import { useHydrated } from '../ui/use-hydrated.ts';
import { kept } from './kept.ts';
import styles from './kept-list.module.css';

/**
 * What stays on this device, each with a button that forgets it. What there is, only the browser
 * knows: until scripts run, and without them, the list says what may be kept.
 */
export function KeptList() {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [forgotten, setForgotten] = useState('');
  return (
    <div>
      <ul role="list" className={styles.list}>
        {kept.map(({ title, text, isKept, forget }) => (
          <li key={title} className={styles.thing}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            {hydrated && (
              <button
                type="button"
                className={classes(pill.pill, styles.button)}
                // Not `disabled`: who has just pressed it keeps the focus.
                aria-disabled={!isKept()}
                aria-label={`${t(isKept() ? 'privacy.forget' : 'privacy.nothing')}: ${t(title)}`}
                onClick={() => {
                  if (!isKept()) return;
                  forget();
                  setForgotten(t('privacy.forgotten', { thing: t(title) }));
                }}
              >
                {t(isKept() ? 'privacy.forget' : 'privacy.nothing')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {forgotten}
      </p>
    </div>
  );
}
