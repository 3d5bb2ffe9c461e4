import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './on-its-way.module.css';

/** Milliseconds after which a visitor wonders whether the press was heard. */
const patience = 200;

/**
 * Asked of the router itself: nothing is rendered for a page that comes at once, which most do, and
 * `tools/lean-router.ts` leaves out what would render for each.
 */
function useWaiting() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!router) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe(({ navigation }) => {
      clearTimeout(timer);
      if (navigation.state === 'idle') setWaiting(false);
      else timer = setTimeout(() => setWaiting(true), patience);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [router]);
  return waiting;
}

/** A line below the toolbar that grows while a page is on its way, and says so once. */
export function OnItsWay() {
  const { t } = useI18n();
  const waiting = useWaiting();
  return (
    <div role="status">
      {waiting && (
        <>
          <div className={styles.line} />
          <VisuallyHidden>{t('page.onItsWay')}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
