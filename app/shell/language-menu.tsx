import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { localeInfo } from '../locales.ts';
import { ChevronDown, Globe } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './language-menu.module.css';
import { LanguageLinks } from './language-links.tsx';

/** How far an arrow key moves among the links; Home and End go to the ends. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const current = links.findIndex((link) => link === document.activeElement);
  const next = Math.min(Math.max(current + step, 0), links.length - 1);
  links[next]?.focus();
}

/**
 * The language dropdown: a platform popover, so opening, Escape, a press outside and the return
 * of focus come from the browser, with and without scripts. Arrow keys are added.
 */
export function LanguageMenu({ pathname }: { pathname: string }) {
  const { locale, t } = useI18n();
  const list = useRef<HTMLDivElement>(null);
  const close = () => list.current?.hidePopover();
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const stays = currentTarget.contains(relatedTarget);
    const toItsButton = relatedTarget === currentTarget.previousElementSibling;
    // A list that holds the focus while it closes gives it back to its button: the focus goes first.
    if (relatedTarget && !stays && !toItsButton) setTimeout(close);
  };
  return (
    <>
      <button
        className={styles.button}
        type="button"
        popoverTarget="languages"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.showPopover();
          list.current?.querySelector('a')?.focus();
        }}
      >
        <Globe />
        <VisuallyHidden>{t('toolbar.language')}: </VisuallyHidden>
        <span className={styles.name}>{localeInfo[locale].name}</span>
        <ChevronDown />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys among the links within */}
      <div
        ref={list}
        id="languages"
        popover="auto"
        className={styles.list}
        onKeyDown={moveFocus}
        onBlur={closeBehindFocus}
      >
        <LanguageLinks pathname={pathname} onChoose={close} />
      </div>
    </>
  );
}
