import { useI18n } from '../i18n/context.tsx';
import type { CompiledMessages } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import type { Places } from './outcome.tsx';
import styles from './search-dialog.module.css';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import { SearchForm } from './search-form.tsx';

export const dialogField = 'search-dialog-field';

export type DialogData = { locale: Locale; words: CompiledMessages; places: Places };

/** The served dialog: its form leads to the search page until the script has loaded. */
export function SearchDialogFrame(data: DialogData) {
  const { t } = useI18n();
  return (
    <dialog
      className={styles.dialog}
      aria-label={t('search.title')}
      data-search-dialog={JSON.stringify(data)}
      {...{ closedby: 'any' }}
    >
      <div className={classes(stack.close, styles.head)}>
        <SearchForm id={dialogField} />
      </div>
    </dialog>
  );
}
