import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './on-its-way.module.css';

/** Milliseconds after which a visitor wonders whether the press was heard. */
const patience = 200;

/** The links that lead where the visitor is going: the one that was pressed is among them. */
const linksTo = (pathname: string) =>
  [...document.querySelectorAll('a')].filter(
    (link) => link.origin === location.origin && link.pathname === pathname,
  );

function useWaiting() {
  const { state, location: target } = useNavigation();
  const [waiting, setWaiting] = useState(false);
  const pathname = target?.pathname;
  useEffect(() => {
    if (state === 'idle' || pathname === undefined) return undefined;
    let links: HTMLAnchorElement[] = [];
    const timer = setTimeout(() => {
      links = linksTo(pathname);
      links.forEach((link) => link.setAttribute('data-on-its-way', ''));
      setWaiting(true);
    }, patience);
    return () => {
      clearTimeout(timer);
      links.forEach((link) => link.removeAttribute('data-on-its-way'));
      setWaiting(false);
    };
  }, [state, pathname]);
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
