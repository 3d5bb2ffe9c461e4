import { useI18n } from '../../i18n/context.tsx';
import { localeInfo } from '../../locales.ts';
import { ChevronDown, Globe } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './language-menu.module.css';
import panel from '../../ui/panel.module.css';
import { classes } from '../../ui/classes.ts';
import { LanguageLinks } from './language-links.tsx';

/** A popover, which works without scripts; `toolbar-lists.client.ts` adds arrow keys. */
export function LanguageMenu({ pathname }: { pathname: string }) {
  const { locale, t } = useI18n();
  return (
    <>
      <button className={styles.button} type="button" popoverTarget="languages">
        <Globe />
        <VisuallyHidden>{t('toolbar.language')}: </VisuallyHidden>
        <span className={styles.name}>{localeInfo[locale].name}</span>
        <ChevronDown />
      </button>
      <div
        id="languages"
        popover="auto"
        className={classes(panel.lined, panel.raised, styles.list)}
        data-toolbar-list=""
      >
        <LanguageLinks pathname={pathname} />
      </div>
    </>
  );
}
