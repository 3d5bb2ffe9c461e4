import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useI18n } from '../../i18n/context.tsx';
import { formatSize } from '../../i18n/format.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { classes } from '../../ui/classes.ts';
import { listenTo } from '../../ui/browser/listen-to.ts';
import pill from '../../ui/pill.module.css';
import { useOffline } from './use-offline.ts';
import styles from './copy-panel.module.css';
import { CopyFacts } from './copy-facts.tsx';
import { copyStore, type CopyState } from './store.ts';
import row from '../../ui/row.module.css';
import panel from '../../ui/panel.module.css';
import stack from '../../ui/stack.module.css';
import textStyles from '../../ui/text.module.css';

const unread: CopyState = {};

/** The label of the button that saves; undefined without anything to save. */
function saveLabel({ whole, begun, newest }: CopyState): MessageKey | undefined {
  if (begun) return 'copy.resume';
  if (!whole) return newest && 'copy.start';
  if (whole.missing.length > 0) return 'copy.repair';
  return newest && newest.version !== whole.list.version ? 'copy.update' : undefined;
}

const said: Record<NonNullable<CopyState['outcome']>, MessageKey> = {
  whole: 'copy.done',
  stopped: 'copy.stopped',
  interrupted: 'copy.interrupted',
  noRoom: 'copy.noRoom',
  refused: 'copy.impossible',
  removed: 'copy.removed',
};

export function CopyPanel() {
  const { locale, t } = useI18n();
  const store = copyStore(locale);
  const state = useSyncExternalStore(store.subscribe, store.get, () => unread);
  const title = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const { possible, whole, begun, newest, running, outcome, elsewhere } = state;
  // Some browsers with a VPN say that they are offline.
  const offline = useOffline() && !newest;

  // The newest list can be read only with a network, and another page may have deleted the copy before Back.
  useEffect(() => {
    const look = () => void store.look();
    look();
    return listenTo(['online', 'offline', 'pageshow'], look);
  }, [store]);
  // The focus is on the body when the pressed button was removed.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) status.current?.focus();
  }, [outcome]);

  const save = offline || elsewhere ? undefined : saveLabel(state);
  return (
    <section
      className={classes(panel.lined, stack.apart, styles.panel)}
      data-screen-only
      aria-labelledby={title}
    >
      <h2 id={title} className={textStyles.large}>
        {t('copy.title')}
      </h2>
      <noscript>
        <p>{t('copy.scripts')}</p>
      </noscript>
      {possible === false && <p>{t('copy.impossible')}</p>}
      {possible && <CopyFacts state={state} offline={offline} />}
      {running && (
        <div>
          <progress
            className={styles.bar}
            aria-labelledby={title}
            value={running.done}
            max={running.total || 1}
          />
          <p>
            {t('copy.progress', {
              done: formatSize(locale, running.done),
              total: formatSize(locale, running.total),
            })}
          </p>
          <p>{t('copy.meanwhile')}</p>
        </div>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {elsewhere ? t('copy.elsewhere') : outcome && !running && t(said[outcome])}
      </p>
      {possible && (
        <div className={classes(row.row, styles.buttons)}>
          {/* One element for both, so that it keeps the focus. */}
          {(running ?? save) && (
            <button
              type="button"
              className={classes(pill.pill, !running && pill.filled)}
              onClick={() => (running ? store.stop() : void store.save())}
            >
              {running ? t('copy.stop') : save && t(save)}
            </button>
          )}
          {/* Hidden offline, where the copy could not be fetched again. */}
          {!running && !elsewhere && !offline && (whole ?? begun) && (
            <button type="button" className={pill.pill} onClick={() => void store.remove()}>
              {t('copy.remove')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
