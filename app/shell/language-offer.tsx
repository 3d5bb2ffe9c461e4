import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { X } from '../ui/icons.tsx';
import { useI18n } from '../i18n/context.tsx';
import { localeInfo, type Locale } from '../locales.ts';
import { inLocale } from '../paths.ts';
import { useInBrowser } from '../ui/use-in-browser.ts';
import styles from './language-offer.module.css';
import { dismissOffer, languageToOffer, rememberLanguage } from './remembered-language.ts';

/** The language that the visitor would rather read, known in the browser only. */
function useLanguageToOffer(): Locale | undefined {
  const { locale } = useI18n();
  return useInBrowser(() => languageToOffer(locale), undefined);
}

/**
 * Whoever scrolls, or moves the focus into the page, has begun to read: what hangs over the page leaves
 * it, for the rest of the visit.
 */
function useLeaving() {
  const element = useRef<HTMLElement>(null);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (left) return undefined;
    const leave = () => {
      const inUse = element.current?.matches(':hover, :focus-within');
      if (scrollY > innerHeight / 10 && !inUse) setLeft(true);
    };
    const leaveToFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main :is(a, button, input, summary)')) {
        setLeft(true);
      }
    };
    leave();
    addEventListener('scroll', leave, { passive: true });
    addEventListener('focusin', leaveToFocus);
    return () => {
      removeEventListener('scroll', leave);
      removeEventListener('focusin', leaveToFocus);
    };
  }, [left]);
  return [element, left] as const;
}

/** One small line, in the visitor's language, that offers this page in it. Nobody is redirected. */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const offered = useLanguageToOffer();
  const [dismissed, setDismissed] = useState(false);
  const [element, left] = useLeaving();
  if (!offered || dismissed) return null;
  const { offer, dismissOffer: dismissLabel, dir } = localeInfo[offered];
  return (
    <aside
      className={styles.offer}
      ref={element}
      lang={offered}
      dir={dir}
      aria-label={offer}
      data-left={left || undefined}
    >
      <Link
        to={inLocale(pathname, offered) + search}
        hrefLang={offered}
        onClick={() => rememberLanguage(offered)}
      >
        {offer}
      </Link>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => {
          dismissOffer();
          setDismissed(true);
        }}
      >
        <X />
      </button>
    </aside>
  );
}
