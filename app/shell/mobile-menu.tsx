import { useI18n } from '../i18n/context.tsx';
import { linkedPages, tools } from '../pages.ts';
import { Menu, X } from '../ui/icons/icons.tsx';
import { LanguageLinks } from './languages/language-links.tsx';
import styles from './mobile-menu.module.css';
import round from '../ui/round.module.css';
import { classes } from '../ui/classes.ts';
import { PageLinks } from './page-links.tsx';

/** The full-screen menu below 48rem; `ui/commands.client.ts` opens it in browsers without `command`. */
export function MobileMenu({ pathname }: { pathname: string }) {
  const { t } = useI18n();
  return (
    <>
      <button
        className={classes(round.round, styles.open)}
        type="button"
        aria-label={t('toolbar.openMenu')}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: 'menu' }}
      >
        <Menu />
      </button>
      <dialog id="menu" className={styles.menu} aria-label={t('toolbar.menu')} data-menu="">
        <button
          className={classes(round.round, styles.close)}
          type="button"
          aria-label={t('toolbar.closeMenu')}
          {...{ command: 'close', commandfor: 'menu' }}
        >
          <X />
        </button>
        <nav aria-label={t('toolbar.navigation')}>
          <PageLinks
            ids={linkedPages('toolbar').map(({ id }) => id)}
            pathname={pathname}
            className={styles.links}
          />
        </nav>
        <nav aria-label={t('toolbar.plan')}>
          <PageLinks ids={[...tools, 'search']} pathname={pathname} className={styles.tools} />
        </nav>
        <LanguageLinks pathname={pathname} />
      </dialog>
    </>
  );
}
