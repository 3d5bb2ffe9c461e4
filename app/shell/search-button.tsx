import { useCallback, useEffect, useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import type { SearchDialog } from '../search/search-dialog.tsx';
import { Magnifier } from '../ui/icons.tsx';
import styles from './search-button.module.css';
import { asksForSearch } from './search-keys.ts';

const loadDialog = () => import('../search/search-dialog.tsx');

/**
 * Opens the search over the page, which is loaded then. Until scripts run, and where the dialog's do
 * not arrive, the form leads to the search page.
 */
export function SearchButton() {
  const { locale, t } = useI18n();
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const address = paths.search(locale);
  const open = useCallback(() => {
    loadDialog().then(
      (loaded) => setDialog(() => loaded.SearchDialog),
      () => location.assign(address),
    );
  }, [address]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <>
      <form action={address}>
        <button
          className={styles.button}
          type="submit"
          aria-haspopup="dialog"
          aria-label={t('search.open')}
          onClick={(event) => {
            event.preventDefault();
            // Not every browser focuses what is pressed, and the dialog gives the focus back.
            event.currentTarget.focus();
            open();
          }}
        >
          <Magnifier />
        </button>
      </form>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
