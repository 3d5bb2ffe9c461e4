import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { asIsland, useI18n } from '../../i18n/context.tsx';
import { formatDay, formatSize } from '../../i18n/format.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { classes } from '../../ui/classes.ts';
import { listenTo } from '../../ui/browser/listen-to.ts';
import pill from '../../ui/pill.module.css';
import styles from './copy-panel.module.css';
import { sentOf } from './list.ts';
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

const onNetwork = (changed: () => void) => listenTo(['online', 'offline'], changed);

function CopyFacts({ state, offline }: { state: CopyState; offline: boolean }) {
  const { locale, t } = useI18n();
  const { whole, begun, newest, running } = state;
  const size = (bytes: number) => formatSize(locale, bytes);
  const isNewest = newest && newest.version === whole?.list.version;
  return (
    <>
      {whole?.list.savedOn && (
        <p className={textStyles.strong}>
          <span>
            {t('copy.whole', {
              day: formatDay(locale, whole.list.savedOn),
              count: whole.list.pages,
              bytes: size(whole.list.bytes),
            })}
          </span>{' '}
          {whole.missing.length === 0 && isNewest && <span>{t('copy.newest')}</span>}
        </p>
      )}
      {whole && whole.missing.length > 0 && <p>{t('copy.missing')}</p>}
      {whole && newest && !isNewest && <p>{t('copy.newer')}</p>}
      {begun && !running && (
        <p>
          {t('copy.begun', {
            done: size(begun.list.sent - sentOf(begun.missing)),
            total: size(begun.list.sent),
          })}
        </p>
      )}
      {!whole && !begun && newest && (
        <p>
          {t('copy.size', {
            count: newest.pages,
            sent: size(newest.sent),
            bytes: size(newest.bytes),
          })}
        </p>
      )}
      {!whole && !running && offline && <p>{t('copy.offline')}</p>}
    </>
  );
}

function CopyPanel() {
  const { locale, t } = useI18n();
  const store = copyStore(locale);
  const state = useSyncExternalStore(store.subscribe, store.get, () => unread);
  const title = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const { possible, whole, begun, newest, running, outcome, elsewhere } = state;
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  // Some browsers with a VPN say that they are offline.
  const offline = !isOnline && !newest;

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
        {elsewhere ? t('copy.elsewhere') : outcome && !running && t(`copy.${outcome}`)}
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

export const CopyPanelIsland = asIsland(CopyPanel);
