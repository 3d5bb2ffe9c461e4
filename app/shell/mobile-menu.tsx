import { useEffect, useRef } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { Menu, X } from '../ui/icons.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './mobile-menu.module.css';
import { ToolbarLinks } from './toolbar-links.tsx';

/**
 * The full-screen menu below the medium breakpoint: a modal dialog, so Escape, the focus and the
 * page behind it are the browser's care. The buttons' commands work before scripts do.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // A wider window shows the toolbar's own links: an open menu would hide and still hold the page.
  useEffect(() => {
    const wide = matchMedia('(min-width: 48rem)');
    const closeMenu = () => dialog.current?.close();
    wide.addEventListener('change', closeMenu);
    return () => wide.removeEventListener('change', closeMenu);
  }, []);

  return (
    <>
      <button
        className={styles.open}
        type="button"
        aria-label={t('toolbar.openMenu')}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: 'menu' }}
        onClick={(event) => {
          // In place of the button's command, which not every browser knows.
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        <Menu />
      </button>
      <dialog ref={dialog} id="menu" className={styles.menu} aria-label={t('toolbar.menu')}>
        <button
          className={styles.close}
          type="button"
          aria-label={t('toolbar.closeMenu')}
          {...{ command: 'close', commandfor: 'menu' }}
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <X />
        </button>
        <nav aria-label={t('toolbar.navigation')}>
          <ToolbarLinks pathname={pathname} className={styles.links} onClick={close} />
        </nav>
        <LanguageLinks pathname={pathname} onChoose={close} />
      </dialog>
    </>
  );
}
