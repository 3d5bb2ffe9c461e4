import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { localeInfo } from '../locales.ts';
import { tools } from '../pages.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { ChevronDown, Globe, Magnifier } from '../ui/icons/icons.tsx';
import panel from '../ui/panel.module.css';
import round from '../ui/round.module.css';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { LanguageLinks } from './languages/language-links.tsx';
import linkStyles from './languages/language-links.module.css';
import { PageLinks } from './page-links.tsx';
import styles from './toolbar-tools.module.css';

type ListProps = { id: string; className?: string | undefined; children: ReactNode };

/** A popover, which works without scripts; `toolbar-lists.client.ts` adds arrow keys. */
const ToolbarList = ({ id, className, children }: ListProps) => (
  <div
    id={id}
    popover="auto"
    className={classes(panel.lined, panel.raised, styles.list, className)}
    data-toolbar-list=""
  >
    {children}
  </div>
);

export function PlanMenu({ pathname }: { pathname: string }) {
  const { t } = useI18n();
  return (
    <>
      <button
        className={classes(styles.tool, styles.worded, styles.plan)}
        type="button"
        popoverTarget="tools"
      >
        {t('toolbar.plan')}
        <ChevronDown />
      </button>
      <ToolbarList id="tools" className={styles.planList}>
        <PageLinks ids={tools} pathname={pathname} className={linkStyles.links} />
      </ToolbarList>
    </>
  );
}

/** Without scripts it leads to the search page. */
export function SearchButton() {
  const { locale, t } = useI18n();
  return (
    <form action={paths.search(locale)}>
      <button
        className={classes(round.round, styles.tool, styles.search)}
        type="submit"
        aria-haspopup="dialog"
        aria-label={t('search.open')}
        data-search-button=""
      >
        <Magnifier />
      </button>
    </form>
  );
}

export function LanguageMenu({ pathname }: { pathname: string }) {
  const { locale, t } = useI18n();
  return (
    <>
      <button
        className={classes(styles.tool, styles.worded, styles.languages)}
        type="button"
        popoverTarget="languages"
      >
        <Globe />
        <VisuallyHidden>{t('toolbar.language')}: </VisuallyHidden>
        <span className={styles.name}>{localeInfo[locale].name}</span>
        <ChevronDown />
      </button>
      <ToolbarList id="languages">
        <LanguageLinks pathname={pathname} />
      </ToolbarList>
    </>
  );
}
