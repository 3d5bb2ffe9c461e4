import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Magnifier } from '../ui/icons/icons.tsx';
import round from '../ui/round.module.css';
import { classes } from '../ui/classes.ts';
import styles from './search-button.module.css';

/** Without scripts it leads to the search page. */
export function SearchButton() {
  const { locale, t } = useI18n();
  return (
    <form action={paths.search(locale)}>
      <button
        className={classes(round.round, styles.button)}
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
