import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import { listenTo } from '../ui/browser/listen-to.ts';
import pill from '../ui/pill.module.css';
import { kept, type Kept, type KeptState } from './kept.ts';
import styles from './kept-list.module.css';
import textStyles from '../ui/text.module.css';

/** Before hydration it lists what may be stored, because only the browser knows what is. */
export function KeptList() {
  const { t } = useI18n();
  const [forgotten, setForgotten] = useState('');
  return (
    <div className={styles.kept}>
      <ul role="list" className={styles.list}>
        {kept.map((thing) => (
          <KeptThing key={thing.title} thing={thing} onForgotten={setForgotten} />
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {forgotten && t('privacy.forgotten', { thing: forgotten })}
      </p>
    </div>
  );
}

type Props = { thing: Kept; onForgotten: (title: string) => void };

function KeptThing({ thing: { title, text, isKept, forget }, onForgotten }: Props) {
  const { t } = useI18n();
  const [state, setState] = useState<KeptState>();
  const isThere = state === true;
  useEffect(() => {
    // Some answer at once, and some only when the browser does.
    const readState = () => void Promise.resolve(isKept()).then(setState);
    readState();
    // Another tab, or a page before Back, may have changed what is kept.
    return listenTo(['storage', 'pageshow'], readState);
  }, [isKept]);
  const label = t(
    state === 'refused' ? 'privacy.refused' : isThere ? 'privacy.forget' : 'privacy.nothing',
  );
  async function forgetIt() {
    if (!isThere) return;
    await forget();
    setState(await isKept());
    onForgotten(t(title));
  }
  return (
    <li className={styles.thing}>
      <h3 className={textStyles.medium}>{t(title)}</h3>
      <p>{t(text)}</p>
      {state !== undefined && (
        <button
          type="button"
          className={classes(pill.pill, styles.button)}
          // Not `disabled`, which would drop the focus.
          aria-disabled={!isThere}
          aria-label={`${label}: ${t(title)}`}
          onClick={() => void forgetIt()}
        >
          {label}
        </button>
      )}
    </li>
  );
}
