import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Magnifier } from '../ui/icons/icons.tsx';
import styles from './search-button.module.css';

/** Without scripts it leads to the search page. */
export function SearchButton() {
  const { locale, t } = useI18n();
  return (
    <form action={paths.search(locale)}>
      <button
        className={styles.button}
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
