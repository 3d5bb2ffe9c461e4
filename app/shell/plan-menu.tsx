import { useI18n } from '../i18n/context.tsx';
import { tools } from '../pages.ts';
import { classes } from '../ui/classes.ts';
import { ChevronDown } from '../ui/icons/icons.tsx';
import linkStyles from './languages/language-links.module.css';
import listStyles from './languages/language-menu.module.css';
import { PageLinks } from './page-links.tsx';
import panel from '../ui/panel.module.css';
import styles from './plan-menu.module.css';

/** A popover, which works without scripts; `toolbar-lists.client.ts` adds arrow keys. */
export function PlanMenu({ pathname }: { pathname: string }) {
  const { t } = useI18n();
  return (
    <>
      <button className={styles.button} type="button" popoverTarget="tools">
        {t('toolbar.plan')}
        <ChevronDown />
      </button>
      <div
        id="tools"
        popover="auto"
        className={classes(panel.lined, panel.raised, listStyles.list, styles.list)}
        data-toolbar-list=""
      >
        <PageLinks ids={tools} pathname={pathname} className={linkStyles.links} />
      </div>
    </>
  );
}
